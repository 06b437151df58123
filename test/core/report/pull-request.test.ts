import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CheckResults } from '../../../src/core/proof/index.ts';
import { type Outcome, pullRequestBody } from '../../../src/core/report/index.ts';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import type { FileChange } from '../../../src/engines/edits/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { embedded, readEmbedded } from '../../support/embedded.ts';
import { changeOf, patchOf, pathOf } from '../../support/memory/samples/changes.ts';
import { aCall, runOf, step } from '../../support/memory/samples/runs.ts';
import { ticketOf } from '../../support/memory/samples/tickets.ts';
import { runs } from '../../support/property-runs.ts';
import { cart, fixOf, log, outcomeOf, redRun, testedAs } from './outcomes.ts';

const ticket = ticketOf();
/** The body below its status. */
const body = (outcome: Outcome) =>
  pullRequestBody(ticket, outcome).split('<!-- /jira-bug-fix-agent:status -->\n\n')[1] ?? '';

test('the body of a fix', async () => {
  await expect(body(outcomeOf('approved', fixOf(cart)))).toMatchFileSnapshot(
    'written/pull-request.md',
  );
});

test('the body of a draft says why, what fails and what was tried', async () => {
  const run = runOf(
    step.fix('src/cart.ts'),
    step.edited(patchOf(cart), 'src/cart.ts'),
    step.edited(patchOf(changeOf('src/cart.ts', 'a + b\n', 'a - b\n'))),
    step.testable(),
    testedAs({ tests: { kind: 'failed', failures: ['adds'], output: 'not ok 1 - adds' } }),
    ...redRun('\u001b[31mnot ok 2 - rounds\u001b[39m', 'rounds').steps.slice(1),
  );
  const lacking = ['tests fail', 'the change was not reviewed'];
  await expect(body(outcomeOf('tests-failed', run, { lacking }))).toMatchFileSnapshot(
    'written/draft.md',
  );
});

test('the body names the model, its endpoint, the log and how to ask for changes', () => {
  const model = { name: 'gpt-6.1-sol', host: 'models.test' };
  const told = body(outcomeOf('approved', fixOf(cart), { model, log }));
  expect(told).toMatch(
    /\n\nModel: `gpt-6\.1-sol` at `models\.test`\. Cost: 3 of 16 calls, .+ minutes\. \[Log of this run\]\(<https:\/\/github\.test\/acme\/shop\/actions\/runs\/1>\)\n\n<\/details>\n$/,
  );
  expect(told).toContain('reopen the ticket with a comment');
  for (const gone of ['Edits applied', 'attempt 1', 'planned:']) expect(told).not.toContain(gone);
});

describe('waiting checks', () => {
  const sentence =
    /clicks “Approve workflows to run”.+ set `github-token` to .+, as `docs\/setup\.md` of/;

  test('are mentioned once, with a remedy', () => {
    const told = pullRequestBody(ticket, outcomeOf('approved', fixOf(cart), { checksWait: true }));
    expect(told).toMatch(sentence);
    expect(told.split('Approve workflows')).toHaveLength(2);
    expect(told.indexOf('<details>')).toBeLessThan(told.indexOf('Approve workflows'));
    expect(told).toContain('Now:** waiting until someone starts its checks');
  });

  test.each([{}, { checksWait: false }])('are not mentioned with %j', (more) => {
    expect(body(outcomeOf('approved', fixOf(cart), more))).not.toContain('Approve workflows');
  });
});

test('all that is about the agent is folded, below all that is about the change', () => {
  const more = { checksWait: true, log };
  const [open = '', folded = ''] = body(outcomeOf('approved', fixOf(cart), more)).split(
    '<details>',
  );
  expect(open).toMatch(/What was wrong[\s\S]+What changed[\s\S]+\| Evidence/);
  expect(open).not.toMatch(/(?<!bug-fix-)agent|cost|calls|sha256|reopen|`\/fix/i);
  expect(folded).toMatch(/^<summary>Written by Jira Bug Fix Agent/);
  expect(folded).toContain('Log of this run');
});

const checkout = { branch: 'fix/APP-17', base: '0123456789abcdef0123456789abcdef01234567' };
const ownTest = changeOf('test/cart.test.ts', null, 'x\n');
const shown = { kind: 'shown', tests: ['multiplies'] } as const;
const green = { tests: { kind: 'passed' }, regression: shown } as const;

const tried = (
  results: Partial<CheckResults>,
  { changes = [cart, ownTest], command = 'npm test', branch = checkout.branch } = {},
) => {
  const checked = { ...step.checked(), commands: [{ name: 'tests', text: command }] } as const;
  const run = runOf(
    step.fix('src/cart.ts'),
    step.edited(patchOf(...(changes as readonly FileChange[]))),
    checked,
    testedAs(results),
    step.approved(),
  );
  const outcome = outcomeOf('approved', run, { checkout: { ...checkout, branch } });
  const body = pullRequestBody(ticketOf(), outcome);
  return /\*\*Try it:\*\*\s(?:\n```sh\n([\s\S]*?)\n```|.*)/.exec(body) ?? ['', ''];
};

test('a reviewer sees the test fail without the fix, and pass with it', () => {
  expect(tried(green)[1]).toMatchInlineSnapshot(`
    "gh pr checkout 'fix/APP-17'
    # Without the fix, its test fails:
    git restore -SWs 0123456789ab -- . ':!test/cart.test.ts'
    npm test
    # With the fix, it passes:
    git restore -SWs HEAD -- .
    npm test"
  `);
});

test('without evidence that it fails, and for a very long command, nothing is to be tried', () => {
  expect(tried({ tests: { kind: 'passed' } })[0]).toBe('');
  expect(tried(green, { command: `npm test ${'x'.repeat(600)}` })[0]).toBe('');
});

test('no name is more than a word to a shell', () => {
  const [, script = ''] = tried(green, {
    changes: [cart, changeOf("test/$(touch x)'s.test.ts", null, 'x\n')],
    branch: 'fix/APP-17;x',
  });
  expect(script).toContain("gh pr checkout 'fix/APP-17;x'\n");
  expect(script).toContain(`-- . ':!test/$(touch x)'\\''s.test.ts'\n`);
});

test('what a page would not show as it is, is not shown', () => {
  const [all] = tried(green, { changes: [cart, changeOf('test/OPS-5.test.ts', null, 'x\n')] });
  expect(all).toBe('');
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
    step.editedAs(patchOf(cart), { path: pathOf('src/cart.ts'), why: text }),
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
