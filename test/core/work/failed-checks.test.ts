import { describe, expect, test } from 'vitest';
import { readFailedChecks } from '../../../src/core/work/index.ts';

const check = (log: string) => ({ name: 'test', steps: ['Run tests'], annotations: [], log });

const pytest = [
  'Run pytest',
  'F',
  '=================================== FAILURES ===================================',
  '___________________________________ test_total ___________________________________',
  '    def test_total():',
  '>       assert total([1, 2]) == 3',
  'E       assert 2 == 3',
  'tests/test_cart.py:4: AssertionError',
  '=========================== short test summary info ============================',
  'FAILED tests/test_cart.py::test_total - assert 2 == 3',
  '1 failed in 0.12s',
  'Process completed with exit code 1.',
];

describe('the log of a failed check', () => {
  test('names what failed', () => {
    const [read] = readFailedChecks([check(pytest.join('\n'))]);
    expect(read?.tests?.join('\n')).toContain('tests/test_cart.py::test_total');
    expect(read?.log).toContain('E       assert 2 == 3');
  });

  test('that is long keeps its telling lines, and all logs together fit', () => {
    const noise = Array.from({ length: 3_000 }, (_, at) => `ok ${at} - fine`);
    const long = [...noise, ...pytest, ...noise.slice(0, 1_000)].join('\n');
    const read = readFailedChecks(Array.from({ length: 4 }, () => check(long)));
    for (const { log } of read) {
      expect(log).toContain('assert 2 == 3');
      expect(log.length).toBeLessThanOrEqual(3_000);
    }
  });

  test('that is empty or names nothing is left as it is', () => {
    expect(readFailedChecks([check(''), check('The runner was lost.')])).toMatchObject([
      { log: '', tests: [] },
      { log: 'The runner was lost.', tests: [] },
    ]);
  });
});
