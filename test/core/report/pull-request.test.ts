import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  embedState,
  type Outcome,
  pullRequestBody,
  readEmbeddedState,
} from '../../../src/core/report/index.ts';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
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
import { cart, fixOf, outcomeOf, redRun, testedAs } from './outcomes.ts';

const ticket = ticketOf();
/** The body below its status. */
const body = (outcome: Outcome) =>
  pullRequestBody(ticket, outcome).split('<!-- /jira-bug-fix-agent:status -->\n\n')[1] ?? '';

test('the body of a fix', () => {
  expect(body(outcomeOf('approved', fixOf(cart)))).toMatchInlineSnapshot(`
    "Fixes [APP-17: The total is wrong](<https://example.atlassian.net/browse/APP-17>)

    **What was wrong:** It adds.

    **What changed:** It multiplies.

    - \`src/cart.ts\` +1 −1

    **Look first at** \`src/cart.ts\`, line 1.

    | Evidence | State | Detail |
    | --- | --- | --- |
    | Syntax valid | ✓ passed | 1 file parsed |
    | Not run | – not shown | lint, tests, regression test: no command is set |
    | Model review | ✓ passed | approved |

    <details><summary>Written by Jira Bug Fix Agent: how to ask for more, and what it cost</summary>

    To ask for changes, request them in a review, or comment here with \`/fix\` and what to change. Where the workflow listens to neither, reopen the ticket with a comment. Each starts another attempt on this branch, as long as the ticket has attempts left.

    Cost: 3 of 16 calls, 330 of 200,000 tokens, 0.4 of 15 minutes.

    </details>
    "
  `);
});

test('the body has at most 1,000 characters of a summary', () => {
  const told = pullRequestBody(
    ticketOf({ summary: 'x'.repeat(60_000) }),
    outcomeOf('approved', fixOf(cart)),
  );
  expect(told).toContain('x…');
  expect(told).not.toContain('x'.repeat(1_000));
});

test('the body of a draft says why, what fails and what was tried', () => {
  const run = runOf(
    step.fix('src/cart.ts'),
    step.edited(patchOf(cart), 'src/cart.ts'),
    step.edited(patchOf(changeOf('src/cart.ts', 'a + b\n', 'a - b\n'))),
    step.testable(),
    testedAs({ tests: { kind: 'failed', failures: ['adds'], output: 'not ok 1 - adds' } }),
    ...redRun('\u001b[31mnot ok 2 - rounds\u001b[39m', 'rounds').steps.slice(1),
  );
  const lacking = ['tests fail', 'the change was not reviewed'];
  expect(body(outcomeOf('tests-failed', run, { lacking }))).toMatchInlineSnapshot(`
    "An attempt at [APP-17: The total is wrong](<https://example.atlassian.net/browse/APP-17>)

    The project's own checks fail with the change.

    It is a draft because: tests fail; the change was not reviewed.

    **What was wrong:** It adds.

    **What changed:**

    - \`src/cart.ts\` +1 −1

    **Look first at** \`src/cart.ts\`, line 1.

    | Evidence | State | Detail |
    | --- | --- | --- |
    | Syntax valid | ✓ passed | 1 file parsed |
    | Lint and types | – not shown | it is not set |
    | Tests | ✗ failed | \`npm test\`: fails because of the change: rounds |
    | Red before, green after | – not shown | the change has no test of its own |
    | Model review | – not shown | the change did not get that far |

    <details><summary>Output of the tests</summary>

    \`\`\`text
    not ok 2 - rounds
    \`\`\`

    </details>

    <details><summary>Written by Jira Bug Fix Agent: how to ask for more, and what it cost</summary>

    To ask for changes, request them in a review, or comment here with \`/fix\` and what to change. Where the workflow listens to neither, reopen the ticket with a comment. Each starts another attempt on this branch, as long as the ticket has attempts left.

    They run apart.

    **Tried and discarded:**

    - Edit 1 did not match src/cart.ts
    - Edit 2 failed tests: adds

    Cost: 4 of 16 calls, 440 of 200,000 tokens, 0.4 of 15 minutes.

    </details>
    "
  `);
});

test('the body of a change that was not approved begins with the objection', () => {
  const run = runOf(...fixOf(cart).steps.slice(0, 3), step.revise('Multiply\nthem.'));
  const lacking = ['the review requested changes'];
  const [, ...parts] = body(outcomeOf('attempts-exhausted', run, { lacking })).split('\n\n');
  expect(parts.slice(0, 5)).toEqual([
    'No attempt passed both the checks and the review.',
    '**The automatic review asks for:**',
    '> Multiply\n> them.',
    'It is a draft because: the review requested changes.',
    '**What was wrong:** It adds.',
  ]);
});

test('keys of other tickets do not link; its own key does', () => {
  const run = runOf(
    step.planned({ kind: 'fix', understanding: 'Like OPS-5 and app-17, not APP-1.', files: [] }),
    ...fixOf(changeOf('OPS-5.txt', 'a', 'b')).steps.slice(1),
  );
  const summary = 'APP-17 again, as in OPS-9';
  const told = pullRequestBody(ticketOf({ summary }), outcomeOf('approved', run));
  expect(told).toContain('[APP-17: APP-17 again, as in OPS\u20119]');
  expect(told).toContain('Like OPS\u20115 and app\u201117, not APP\u20111.');
  expect(told).toContain('- `OPS\u20115.txt`');
});

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
      fc.string({ maxLength: 4, unit: 'binary' }),
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
      expect(readEmbeddedState(told, ticket.key)).toBeUndefined();
      const marked = embedState(told, ticket.key, { ...emptyRecord, attempts: 2 });
      expect(readEmbeddedState(marked, ticket.key)?.attempts).toBe(2);
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
