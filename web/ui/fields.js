// Form fields, made from declarations: a choice, a switch, a number.

import { append, h } from './dom.js';

/**
 * What all fields have.
 * @template Value
 * @typedef {{ name: string, label: string, value: Value, onchange: (value: Value) => unknown,
 *   help?: string | null }} Field
 */

let serial = 0;

/**
 * A few values side by side, or a list where there are many. `onchange` gets the value itself.
 * @template Value
 * @param {Field<Value> & { values: readonly Value[], words?: (value: Value, place: number) => string }} field
 */
export function choiceField({ name, label, values, words = String, value, onchange, help }) {
  const id = `field-${++serial}`;
  if (values.length > 10) {
    const select = h(
      'select',
      { id, name, onchange: () => onchange(values[select.selectedIndex]) },
      values.map((one, k) => h('option', { value: String(one) }, words(one, k))),
    );
    select.selectedIndex = values.indexOf(value);
    return h(
      'div',
      { class: 'field' },
      h('label', { for: id, class: 'field-label' }, label),
      help && h('p', { class: 'field-help' }, help),
      select,
    );
  }
  const radios = values.map((one, k) =>
    h(
      'label',
      { class: 'segment' },
      h('input', {
        type: 'radio',
        name: `${name}-${id}`,
        value: String(one),
        checked: one === value,
        'data-field': name,
        onchange: () => onchange(one),
      }),
      h('span', {}, words(one, k)),
    ),
  );
  return h(
    'fieldset',
    { class: 'field' },
    h('legend', { class: 'field-label' }, label),
    help && h('p', { class: 'field-help' }, help),
    h('div', { class: 'segments' }, radios),
  );
}

/** @param {Field<boolean>} field */
export function switchField({ name, label, value, onchange, help }) {
  const input = h('input', {
    type: 'checkbox',
    role: 'switch',
    name,
    checked: value,
    onchange: () => onchange(input.checked),
  });
  return h(
    'label',
    { class: 'switch' },
    input,
    h('span', { class: 'switch-track' }),
    append(h('span', { class: 'switch-words' }), [label, help && h('small', {}, help)]),
  );
}

/** @param {Field<number> & { least: number, most: number, step: number, less: string, more: string }} field */
export function numberField({ name, label, least, most, step, value, onchange, help, less, more }) {
  const id = `field-${++serial}`;
  /** @type {(number: number) => number} */
  const valid = (number) => Math.min(most, Math.max(least, least + Math.round((number - least) / step) * step));
  const input = h('input', {
    id,
    name,
    type: 'number',
    min: least,
    max: most,
    step,
    value,
    inputmode: 'numeric',
    onchange: () => set(Number(input.value || value)),
  });
  /** @type {(number: number) => void} */
  const set = (number) => {
    input.value = String(valid(number));
    onchange(Number(input.value));
  };
  /** @type {(by: number, words: string, sign: string) => HTMLElement} */
  const nudge = (by, words, sign) =>
    h(
      'button',
      {
        type: 'button',
        class: 'button bare nudge',
        'aria-label': `${words}: ${label}`,
        onclick: () => set(Number(input.value) + by),
      },
      sign,
    );
  const big = Math.max(step, Math.round((most - least) / 50 / step) * step);
  return h(
    'div',
    { class: 'field' },
    h('label', { for: id, class: 'field-label' }, label),
    help && h('p', { class: 'field-help' }, help),
    h('div', { class: 'stepper' }, nudge(-big, less, '−'), input, nudge(big, more, '+')),
  );
}

/** @param {Field<string> & { length?: number }} field */
export function textField({ name, label, value, onchange, help, length = 64 }) {
  const id = `field-${++serial}`;
  const input = h('input', {
    id,
    name,
    type: 'text',
    value,
    maxlength: length,
    autocomplete: 'off',
    spellcheck: 'false',
    onchange: () => onchange(input.value),
  });
  return h(
    'div',
    { class: 'field' },
    h('label', { for: id, class: 'field-label' }, label),
    help && h('p', { class: 'field-help' }, help),
    input,
  );
}
