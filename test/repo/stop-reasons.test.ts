import { describe, expect, it } from 'vitest';
import { defaultRules } from '../../src/core/run/budget.ts';
import { stopReasons } from '../../src/core/run/stop-reasons.ts';
import { tableUnder } from './markdown.ts';
import { projectText } from './project.ts';

const page = projectText('docs/stop-reasons.md');
const rows = tableUnder(page, 'Stop reasons');

describe('the table of stop reasons', () => {
  it('lists every reason once, with its exit code and whether the job is green', () => {
    const listed = rows.map(([reason, , job, code]) => [reason, job, Number(code)]);
    const policies = Object.entries(stopReasons).map(([reason, { job, exitCode }]) => [
      reason,
      job,
      exitCode,
    ]);
    expect(listed.toSorted(byName)).toEqual(policies.toSorted(byName));
  });

  it('explains every reason', () => {
    for (const [, meaning] of rows) expect(meaning).toMatch(/^[A-Z].*\.$/);
  });

  it('differs if a row is missing', () => {
    const shorter = page.replace(/^\| `branch-taken`.*\n/m, '');
    expect(tableUnder(shorter, 'Stop reasons')).toHaveLength(rows.length - 1);
  });
});

it.each(['README.md', 'docs/bounds.md'])('%s has the limits of the code', (document) => {
  const { maxCalls, maxTokens, maxMinutes } = defaultRules;
  expect(projectText(document)).toContain(
    `A run makes at most ${maxCalls} calls to the model, including retries, and uses at most ${maxTokens.toLocaleString('en')} tokens and ${maxMinutes} minutes.`,
  );
});

function byName(a: readonly unknown[], b: readonly unknown[]): number {
  return String(a[0]).localeCompare(String(b[0]));
}
