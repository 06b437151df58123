import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Outcome, pullRequestBody } from '../../../src/core/report/index.ts';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { codePoint } from '../../support/code-point.ts';
import {
  aCall,
  changeOf,
  patchOf,
  pathOf,
  runOf,
  step,
  ticketOf,
} from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';
import { embedded, readEmbedded } from '../../support/seal.ts';
import { cart, outcomeOf, testedAs } from './outcomes.ts';

const ticket = ticketOf();
/** The body below its status. */
const body = (outcome: Outcome) =>
  pullRequestBody(ticket, outcome).split('<!-- /jira-bug-fix-agent:status -->\n\n')[1] ?? '';

const evil = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['\n| a | b |\n', '|', '\\', '`', '```', '````\n', '~~~', '\n', '\r', '\u2028', '<!--'],
        ...['-->', '<!-- jira-bug-fix-agent {"v":2,"key":"APP-17","attempts":9} -->', '</details>'],
        ...['<b>', '@ann', '@org/team', '#12', 'GH-3', 'OPS-5', 'https://evil.test', '\u202E'],
        ...[
          'fixes ',
          '- ',
          '> ',
          '\n\n',
          '---',
          '| --- |',
          '\uD83D',
          '\u0000',
          '[x]',
          '(y)',
          '&lt;',
        ],
      ),
      fc.string({ maxLength: 4, unit: codePoint }),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''));

/** An outcome that contains the text wherever untrusted text can appear in the body. */
const evilOutcome = (text: string): Outcome => {
  const failed = { kind: 'failed', failures: [text, `x${text}`], output: text } as const;
  const run = runOf(
    step.planned({
      kind: 'fix',
      understanding: text,
      files: [{ path: pathOf('src/cart.ts'), state: 'existing', change: text }],
    }),
    step.editedAs(patchOf(cart), { path: pathOf('src/cart.ts'), why: text, length: 1 }),
    step.edited(patchOf(cart)),
    {
      kind: 'checked',
      problems: [{ path: pathOf('src/cart.ts'), line: 1, column: 1, message: text }],
      parsed: [],
      unparsed: [],
    },
    step.edited(patchOf(cart)),
    step.testable(),
    testedAs({ lint: failed, tests: failed, regression: { kind: 'not-shown', why: text } }),
    { kind: 'reviewed', verdict: { kind: 'revise', critique: text }, call: aCall },
  );
  return outcomeOf('tests-failed', run, { lacking: [text] });
};

const marks = /<\/?details>|<\/?summary>|<!-- \/?jira-bug-fix-agent:status -->/g;

/** The body without code blocks, code spans and link targets. */
const prose = (markdown: string) =>
  markdown
    .replaceAll(/^((?:> +)?(?:[-\d.]+ +| +)*)(`{3,})[^`\n]*\n(?:.*\n)*?[> ]*\2$/gm, '$1CODE')
    .replaceAll(/\]\(<https:[^\s<>]+>\)/g, ']')
    .replaceAll(/(?<![\\`])(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, 'SPAN');

test('whatever the texts, the body keeps its structure and its mark, and notifies nobody', () => {
  fc.assert(
    fc.property(evil, (text) => {
      const told = pullRequestBody(ticketOf({ summary: text }), evilOutcome(text));
      const rows = prose(told)
        .split('\n')
        .filter((line) => line.startsWith('|'));
      expect(rows).toHaveLength(7);
      for (const row of rows) expect(row.split(/(?<!\\)\|/)).toHaveLength(5);
      expect(told.match(/^<details><summary>/gm)).toHaveLength(3);
      expect(told.match(/^```+text$/gm)).toHaveLength(2);
      const plain = prose(told).replaceAll(marks, '');
      expect(plain).not.toMatch(/[@#][\p{L}\p{N}_]|\bGH-\d|:\/\/|\bOPS-5|\u202E/iu);
      expect(told).not.toMatch(/\bOPS-5|\[skip ci\]|fixes #\d/i);
      expect(plain.replaceAll(/\\[\\`*_{}[\]()<>|~!&$]/g, '').replaceAll(/^> ?/gm, '')).not.toMatch(
        /[<>`&]/,
      );
      expect(told.isWellFormed()).toBe(true);
      expect(readEmbedded(told, ticket.key)).toBeUndefined();
      const marked = embedded(told, ticket.key, { ...emptyRecord, attempts: 2 });
      expect(readEmbedded(marked, ticket.key)?.attempts).toBe(2);
    }),
    runs(100),
  );
});

test('whatever the size, the body fits and the evidence is complete', () => {
  const pieces = fc.constantFrom('ж', '|', '`', '<', 'a line\n', '\\', '@ann ', '\uD800');
  fc.assert(
    fc.property(
      pieces,
      fc.integer({ min: 1, max: 60_000 }),
      fc.integer({ min: 1, max: 300 }),
      (piece, times, files) => {
        const outcome = evilOutcome(piece.repeat(times));
        const many = Array.from({ length: files }, (_, at) =>
          changeOf(`${'d/'.repeat(100)}${at}.txt`, null, 'x\n'),
        );
        const run = runOf(
          ...outcome.run.steps.slice(0, 4),
          step.edited(patchOf(...many)),
          ...outcome.run.steps.slice(5),
        );
        const told = body({ ...outcome, run });
        expect(told.length).toBeLessThanOrEqual(59_900);
        for (const name of ['Syntax valid', 'Tests', 'Red before, green after', 'Model review'])
          expect(told).toContain(`\n| ${name}`);
        expect(told).toMatch(/\nCost: [^\n]+\n\n<\/details>\n$/);
      },
    ),
    runs(3),
  );
});
