import js from '@eslint/js';
import globals from 'globals';

const NO_HTML = 'No text becomes HTML in the page: make elements with h() from ui/dom.js.';
const TAKES_HTML = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'setHTMLUnsafe',
  'createContextualFragment',
  'parseFromString',
  'srcdoc',
];

export default [
  { ignores: ['dist/', '.cache/', 'node_modules/', 'web/static/'] },
  js.configs.recommended,
  {
    files: ['web/**/*.js', 'tests/js/*.mjs'],
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-alert': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-shadow': 'error',
      'no-unused-vars': ['error', { args: 'after-used', caughtErrors: 'none' }],
      'no-var': 'error',
      'no-restricted-globals': ['error', { name: 'DOMParser', message: NO_HTML }],
      'no-restricted-syntax': [
        'error',
        ...TAKES_HTML.map((name) => ({ selector: `MemberExpression[property.name='${name}']`, message: NO_HTML })),
        { selector: "MemberExpression[object.name='document'][property.name=/^write(ln)?$/]", message: NO_HTML },
        {
          selector: "Literal[value=/^(srcdoc|on[a-z]+)$/][parent.callee.property.name='setAttribute']",
          message: NO_HTML,
        },
      ],
      'no-script-url': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['web/worker.js'],
    languageOptions: { globals: globals.worker },
  },
  {
    files: ['web/service_worker.js'],
    languageOptions: { globals: globals.serviceworker },
  },
];
