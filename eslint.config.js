import js from '@eslint/js';
import globals from 'globals';

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
