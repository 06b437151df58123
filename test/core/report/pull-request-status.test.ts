import { describe, expect, test } from 'vitest';
import { writePullState } from '../../../src/core/report/index.ts';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { embedded, readEmbedded, seal } from '../../support/seal.ts';

const key = keyOf('APP-17');
const [old, record] = [1, 2].map((attempts) => ({ ...emptyRecord, attempts }));
const kept = { key, seal, record: record ?? emptyRecord };
const body = embedded('A fix.\n\nFor you.', key, old ?? emptyRecord);

describe('how things stand', () => {
  test('is said first, once, and leaves the rest as it is', () => {
    const told = writePullState(body, 'Waits for CI.');
    expect(told.endsWith(`\n\n${body}`)).toBe(true);
    expect(told).toContain('\n**Now:** Waits for CI.\n');
    expect(writePullState(writePullState(body, 'Other.'), 'Waits for CI.')).toBe(told);
    expect(readEmbedded(told, key)?.attempts).toBe(1);
  });

  test('stays where people have put it', () => {
    const [head = '', rest = ''] = writePullState(body, 'One.').split(
      /(?<=status -->\n\n)(?=A fix)/,
    );
    const moved = `Mine.\n\n${head}Yours.\n\n${rest}`;
    expect(writePullState(moved, 'Two.', kept)).toMatch(
      /^Mine\.\n\n<!--[^\n]*\n\*\*Now:\*\* Two\.\n<!--[^\n]*\n\nYours\.\n\nA fix\.\n\nFor you\.\n\n<!--[^\n]*\n$/,
    );
  });

  test('is not said where people have removed all marks, but the record is kept', () => {
    expect(writePullState('Mine.', 'Waits.')).toBe('Mine.');
    const told = writePullState('Mine.', 'Waits.', kept);
    expect(told).toMatch(/^Mine\.\n\n<!-- jira-bug-fix-agent \{[^\n]*\n$/);
    expect(readEmbedded(told, key)?.attempts).toBe(2);
  });

  test('replaces the record, and what people wrote after it stays', () => {
    const told = writePullState(`${body}And thanks!`, 'Waits.', kept);
    expect(told).toContain('And thanks!');
    expect(told.match(/<!-- jira-bug-fix-agent \{/g)).toHaveLength(1);
    expect(readEmbedded(told, key)?.attempts).toBe(2);
  });

  test('shows names as they are, on one line, up to a limit', () => {
    const hostile = `Check \`x\`\n<!-- /jira-bug-fix-agent-status --> @all ${'x'.repeat(5_000)}`;
    const told = writePullState(body, hostile);
    expect(told.match(/<!--/g)).toHaveLength(3);
    expect(told).not.toMatch(/(?<![\w`])@all/);
    expect(told.length).toBeLessThan(body.length + 1_500);
  });
});
