import { describe, expect, test } from 'vitest';
import { namesAllFiles, ownFailures } from '../../../src/core/proof/own-tests.ts';
import { exited } from '../../engines/evidence/command-results.ts';

const file = (path: string, after: string) => ({ path, before: null, after });

describe('a report', () => {
  const cart = file('tests/test_cart.py', 'def test_adds():');
  const report = {
    tests: [
      { name: 'tests.test_cart.test_adds', file: 'tests/test_cart.py', state: 'failed' as const },
      { name: 'tests.test_other.test_adds', file: 'tests/test_other.py', state: 'failed' as const },
      { name: 'tests.test_cart.test_takes', file: 'tests/test_cart.py', state: 'passed' as const },
    ],
    ignored: [],
  };

  test('says which failures are those of the change, whatever the output names', () => {
    const result = { ...exited(1, 'not ok 1 - adds'), report };
    expect(ownFailures(result, [cart])).toEqual({
      tests: [{ name: 'tests.test_cart.test_adds', isNew: true }],
      hasSuite: false,
      unowned: [],
    });
  });

  test('shows that the files of the change were run, unless all in them was skipped', () => {
    const silent = { ...exited(0), report };
    expect(namesAllFiles(silent, [cart])).toBe(true);
    expect(namesAllFiles(silent, [cart, file('tests/test_new.py', '')])).toBe(false);
    const skipped = report.tests.map((one) => ({ ...one, state: 'skipped' as const }));
    expect(namesAllFiles({ ...exited(0), report: { ...report, tests: skipped } }, [cart])).toBe(
      false,
    );
    expect(namesAllFiles(silent, [])).toBe(false);
  });
});
