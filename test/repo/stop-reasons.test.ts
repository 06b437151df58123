import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/cli/exit-code.ts';
import { defaultRules } from '../../src/core/run/budget.ts';
import { tableUnder } from './markdown.ts';
import { projectText } from './project.ts';

const readme = projectText('README.md');
const rows = tableUnder(readme, 'Stop reasons');

describe('the README’s table of stop reasons', () => {
  it('lists every reason once, with its exit code', () => {
    const listed = rows.map(([reason, , , code]) => [reason, Number(code)]);
    expect(listed.toSorted(byName)).toEqual(Object.entries(exitCodes).toSorted(byName));
  });

  it('says of every reason whether the job is green', () => {
    const green = /goodEnds\b.*?\[(.*?)\]/s.exec(projectText('src/action/outputs.ts'))?.[1] ?? '';
    const good = new Set([...green.matchAll(/'([\w-]+)'/g)].map((match) => match[1]));
    expect(good.size).toBeGreaterThan(0);
    for (const [reason, , job] of rows) {
      expect(`${reason} ${job}`).toBe(`${reason} ${good.has(reason) ? 'green' : 'red'}`);
    }
  });

  it('explains every reason', () => {
    for (const [, meaning] of rows) expect(meaning).toMatch(/^[A-Z].*\.$/);
  });

  it('would differ if a row were missing', () => {
    const shorter = readme.replace(/^\| `branch-taken`.*\n/m, '');
    expect(tableUnder(shorter, 'Stop reasons')).toHaveLength(rows.length - 1);
  });
});

it('the README’s bounds are the ones that are kept', () => {
  const { maxCalls, maxTokens, maxMinutes } = defaultRules;
  expect(readme).toContain(
    `A run makes at most ${maxCalls} calls to the model, retries included, with ${maxTokens.toLocaleString('en')} tokens, in ${maxMinutes} minutes.`,
  );
});

function byName(a: readonly unknown[], b: readonly unknown[]): number {
  return String(a[0]).localeCompare(String(b[0]));
}
