import { expect, test } from 'vitest';
import { testsNamedBy } from '../../../src/core/checks/index.ts';

const paths = [
  'src/cart.ts',
  'test/cart.unit.js',
  'test/cart.e2e.js',
  'tests/cart.test.js',
  'pkg/a_test.go',
];
const manifest = JSON.stringify({
  scripts: {
    test: 'yarn test:base --testMatch "<rootDir>/test/*.unit.js"',
    'test:base': 'node --no-warnings node_modules/jest/bin/jest.js',
    all: 'jest',
    folder: 'mocha tests',
  },
});

test.each([
  ['npm test', ['test/cart.unit.js']],
  ['yarn test', ['test/cart.unit.js']],
  ['npm run folder', ['tests/cart.test.js']],
  ['pnpm all', paths.slice(1)],
  ['npm run missing', paths.slice(1)],
  ['pytest tests', ['tests/cart.test.js']],
  ['npx vitest run ./test/', paths.slice(1, 3)],
  ['npx jest --config=test/cart.e2e.js', ['test/cart.e2e.js']],
  ['go test ./pkg/...', ['pkg/a_test.go']],
  ['go test ./...', paths.slice(1)],
  ['make test', paths.slice(1)],
  ['', paths.slice(1)],
])('%s runs %j', (command, run) => {
  const isRun = testsNamedBy(command, manifest, paths);
  expect(paths.slice(1).filter(isRun)).toEqual(run);
});

test('a manifest of any form is none', () => {
  for (const text of ['', '{', '[]', '{"scripts":1}', '{"scripts":{"test":{}}}'])
    expect(testsNamedBy('npm test', text, paths)('tests/cart.test.js')).toBe(true);
});
