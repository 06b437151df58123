import { describe, expect, test } from 'vitest';
import type { EvidenceItem } from '../../../src/core/report/evidence-item.ts';
import { foldNotRun } from '../../../src/core/report/index.ts';

type State = EvidenceItem['state'];

const item = (kind: EvidenceItem['kind'], state: State, detail: string) =>
  ({ kind, name: kind, state, detail }) as const;
const syntax = item('syntax', 'passed', '1 file parsed');
const review = item('review', 'not-run', 'it did not get that far');
const folded = (...items: readonly EvidenceItem[]) =>
  foldNotRun([syntax, ...items, review]).map(({ name, detail }) => `${name}: ${detail}`);

const none = 'no command is set';
const untested = item('regression', 'not-run', 'the tests were not run');

describe('what was not run', () => {
  test('is one item with each reason once', () => {
    const [lint, tests] = [item('lint', 'not-run', none), item('tests', 'not-run', none)];
    expect(folded(lint, tests, untested)).toEqual([
      'syntax: 1 file parsed',
      `Not run: lint, tests, regression test: ${none}`,
      'review: it did not get that far',
    ]);
    const isolated = item('tests', 'not-run', 'the sandbox is missing');
    expect(folded(lint, isolated, untested)[1]).toBe(
      `Not run: lint: ${none}; tests, regression test: the sandbox is missing`,
    );
  });

  test('comes in place of the first item', () => {
    const lint = item('lint', 'failed', 'it fails');
    const tests = item('tests', 'not-run', 'lint comes first');
    expect(folded(lint, tests, untested)).toEqual([
      'syntax: 1 file parsed',
      'lint: it fails',
      'Not run: tests, regression test: lint comes first',
      'review: it did not get that far',
    ]);
  });

  test('stays as it is if it is one item, or none', () => {
    const tests = item('tests', 'passed', '3 passed');
    expect(folded(item('lint', 'not-run', none), tests)).toContain(`lint: ${none}`);
    expect(folded(tests)).toHaveLength(3);
  });
});
