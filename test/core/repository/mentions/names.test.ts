import { describe, expect, test } from 'vitest';
import { fileResolver, resolveName } from '../../../../src/engines/files/index.ts';

describe('resolving a name', () => {
  const paths = [
    ...['README.md', 'src/api/utils.py', 'src/core/utils.py', 'src/core/Cart.ts', 'utils.py'],
  ];

  test.each([
    ['utils.py', ['utils.py']],
    ['core/utils.py', ['src/core/utils.py']],
    ['./src/api/utils.py', ['src/api/utils.py']],
    ['/src/api/utils.py', ['src/api/utils.py']],
    ['core\\utils.py', ['src/core/utils.py']],
    ['cart.ts', ['src/core/Cart.ts']],
    ['readme.MD', ['README.md']],
    ['tils.py', []],
    ['missing.py', []],
    ['', []],
    ['./', []],
  ])('%j means %j', (name, meant) => {
    expect(resolveName(name, paths)).toEqual(meant);
  });

  test('a name that matches several files means all of them', () => {
    const nested = paths.filter((path) => path.includes('/'));
    expect(resolveName('utils.py', nested)).toEqual(['src/api/utils.py', 'src/core/utils.py']);
  });
});

describe('resolving the path of a package', () => {
  const paths = ['axe/core/run.js', 'axe.js', 'lib/run.js', 'src/cut.js', 'vendor/saw/cut.js'];

  test.each([
    ['/app/node_modules/axe/lib/run.js', ['lib/run.js']],
    ['/lib/python3.12/site-packages/axe/core/run.js', ['axe/core/run.js']],
    ['/home/ci/go/pkg/mod/axe@v1.2.3/core/run.js', ['axe/core/run.js']],
    ['/app/node_modules/hammer/lib/run.js', []],
    ['/app/node_modules/axe/run.js', []],
    ['vendor/saw/cut.js', ['vendor/saw/cut.js']],
    ['vendor/saw/src/cut.js', []],
  ])('%j means %j', (name, meant) => {
    expect(fileResolver(paths).file(name).files).toEqual(meant);
  });
});
