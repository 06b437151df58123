import fc from 'fast-check';
import { Lexer, type Token } from 'marked';
import { describe, expect, test } from 'vitest';
import {
  pullRequestBody,
  pullTemplatePath,
  readStatus,
  withheldOutcome,
  withheldTicket,
  writePullState,
} from '../../../src/core/report/index.ts';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { changeOf, patchOf, runOf, step, ticketOf } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';
import { embedded, readEmbedded, seal } from '../../support/seal.ts';
import { sectionsOf } from '../../support/sections.ts';
import { cart, fixOf, outcomeOf, testedAs } from './outcomes.ts';

const ticket = ticketOf();
const approved = outcomeOf('approved', fixOf(cart));
const bodyOf = (template: string, outcome = approved) => pullRequestBody(ticket, outcome, template);
const below = (body: string) => body.split('<!-- /jira-bug-fix-agent:status -->\n\n')[1] ?? '';

const tests = changeOf('test/cart.test.ts', null, 'expect(add(2, 3)).toBe(6);\n');

/** A change with a test that fails without it, as far as is known. */
const testedRun = (regression: 'shown' | 'not-shown') =>
  runOf(
    step.fix('src/cart.ts'),
    step.edited(patchOf(cart, tests)),
    step.testable(),
    testedAs({
      tests: { kind: 'passed' },
      regression:
        regression === 'shown'
          ? { kind: 'shown', tests: ['adds'] }
          : { kind: 'not-shown', why: 'it passes without the change, too' },
    }),
    step.approved(),
  );
const tested = outcomeOf('approved', testedRun('shown'));

test('headings that are known get what was computed, and what asks people stays as it is', async () => {
  const template = [
    '<!-- Thanks! Read CONTRIBUTING.md first. -->',
    '## Description',
    '',
    '<!-- What does it do? -->',
    '',
    '## Related issue',
    '## How has this been tested?',
    '',
    '## Screenshots',
    '',
    '<!-- For changes that users see. -->',
    '| before | after |',
    '| --- | --- |',
    '|  |  |',
  ].join('\n');
  await expect(below(bodyOf(template))).toMatchFileSnapshot('written/filled-template.md');
});

test('without a template, and with one that shows nothing, the body is the usual one', () => {
  const usual = pullRequestBody(ticket, approved);
  for (const template of [
    '',
    ' \n\n',
    '<!-- Fork, change, send.\n\n## Not a heading -->',
    'x'.repeat(20_001),
  ])
    expect(bodyOf(template)).toBe(usual);
});

test.each([
  [
    '.github/pull_request_template.md',
    ['docs/PULL_REQUEST_TEMPLATE.md', '.github/pull_request_template.md'],
  ],
  ['Pull_Request_Template.txt', ['src/a.ts', 'Pull_Request_Template.txt']],
  ['docs/pull_request_template.md', ['docs/pull_request_template.md', 'docs/guide.md']],
  [
    '.github/PULL_REQUEST_TEMPLATE/bug_fix.md',
    ['.github/PULL_REQUEST_TEMPLATE/bug_fix.md', '.github/PULL_REQUEST_TEMPLATE/a.md'],
  ],
  ['PULL_REQUEST_TEMPLATE/a.md', ['PULL_REQUEST_TEMPLATE/b.md', 'PULL_REQUEST_TEMPLATE/a.md']],
  [
    undefined,
    [
      'src/pull_request_template.md',
      '.github/pull_request_template.yml',
      'a/PULL_REQUEST_TEMPLATE/b.md',
    ],
  ],
])('the template is %s', (path, paths) => expect(pullTemplatePath(paths)).toBe(path));

const boxes = (body: string) =>
  Array.from(body.matchAll(/^\s*- \[(.)\] (.*)$/gm), ([, sign, text]) => [text, sign === 'x']);

test.each([
  ['I have added tests that prove my fix is effective or that my feature works', true],
  ['New and existing unit tests pass locally with my changes', true],
  ['Tests for the changes have been added (for bug fixes / features)', true],
  ['Tests added', true],
  ['[Tests](https://example.com/tests) are added or updated if you fix a bug', true],
  ['Tests and documentation added', false],
  ['Tests added for all code paths', false],
  ['No tests added', false],
  ["I haven't added tests", false],
  ['Tests will be added later', false],
  ['The code builds and tests pass locally', false],
  ['Integration tests added', false],
  ['I have tested this by hand', false],
  ['I have read the guidelines', false],
  ['My code follows the style of this project', false],
])('the box "%s" is ticked: %s', (text, isTicked) => {
  expect(boxes(bodyOf(`## Checklist\n\n- [ ] ${text}\n`, tested))).toEqual([[text, isTicked]]);
  // Nothing was run for this change, and it has no test.
  expect(boxes(bodyOf(`## Checklist\n\n- [ ] ${text}\n`))).toEqual([[text, false]]);
});

test('that a test shows the bug is ticked only if it fails without the fix', () => {
  const text = 'I added a test that fails without this change';
  const unproven = outcomeOf('approved', testedRun('not-shown'));
  expect(boxes(bodyOf(`- [ ] ${text}\n- [ ] Tests added`, unproven))).toEqual([
    [text, false],
    ['Tests added', true],
  ]);
});

test('a type of change is ticked where types are asked for, if the ticket is a bug', () => {
  const types = [
    ...['Bug fix (non-breaking change which fixes an issue)', 'New feature', 'Breaking change'],
    ...['Bug fix and refactoring', 'Bug fix (breaking change)', 'Documentation'],
  ];
  const template = `## Type of change\n\n${types.map((type) => `- [ ] ${type}`).join('\n')}\n`;
  expect(boxes(bodyOf(template)).filter(([, isTicked]) => isTicked)).toEqual([[types[0], true]]);
  const story = pullRequestBody(ticketOf({ type: 'Story' }), tested, template);
  expect(boxes(story).filter(([, isTicked]) => isTicked)).toEqual([]);
  const elsewhere = '## Checklist\n- [ ] Bug fix';
  expect(boxes(bodyOf(elsewhere))).toEqual([['Bug fix', false]]);
});

test('a box in a comment or in code, one that goes on in more lines, and a ticked one stay', () => {
  const template = [
    '<!--\n- [ ] Tests added\n-->',
    '```\n- [ ] Tests added\n```',
    '- [ ] Tests added\n  and the documentation, too',
    '- [ ] Tests added\nwithout mocks',
    '- [x] I agree',
  ].join('\n\n');
  expect(bodyOf(template, tested)).toContain(template);
});

/** The headings of a text as a reader of Markdown that is not ours finds them. */
const headingsIn = (markdown: string) =>
  new Lexer()
    .lex(markdown)
    .flatMap((token: Token) => (token.type === 'heading' ? [String(token.text)] : []));

test('what a template leaves open does not swallow what follows', () => {
  for (const open of [
    '<!-- never closed',
    '```\ncode',
    '~~~~',
    '<details><summary>More</summary>',
    ...['<?x', '<![CDATA[', '<!X', '> <?x', '<pre>', '<script>', '<textarea>', '<select><option>'],
    ...['<svg><title>', '<noscript>', '<any-element hidden>'],
  ]) {
    const body = bodyOf(`## Notes\n\n${open}`);
    expect(headingsIn(body), open).toContain('About this change');
    expect(body.split('<details>').length).toBe(body.split('</details>').length);
  }
});

test('a template starts nothing, and has no marks of the agent', () => {
  const mark = embedded('', ticket.key, { ...emptyRecord, attempts: 99 }).trim();
  const template = [
    '## Description',
    mark,
    '<!-- jira-bug-fix-agent {"v":2} -->',
    '<!-- jira-bug-fix-agent:status -->all is well<!-- /jira-bug-fix-agent:status -->',
    'fixes #1, Closes acme/shop#2, resolves https://github.com/acme/shop/issues/3',
    '<!-- fixes #4 -->',
    'cc @acme/team @admin',
    '/approve',
    'Co-authored-by: Mallory <m@example.com>',
    'See OPS-4.',
    '[skip ci]',
  ].join('\n');
  const body = bodyOf(template);
  const told = body.split('## Description')[1] ?? '';
  expect(told).not.toMatch(/<!--\s*\/?jira-bug-fix-agent/);
  expect(told).not.toMatch(/(?:fix|close|resolve)[sd]?:?\s+\S*(?:#|issues\/)\d/i);
  expect(told).not.toMatch(/@(?:acme|admin)|^\/approve|authored-by:|OPS-4|\[skip ci\]/m);
  expect(readStatus(body)).toBe('**Now:** waiting for a review.');
  expect(readEmbedded(body, ticket.key)).toBeUndefined();
  const kept = writePullState(
    embedded(body, ticket.key, { ...emptyRecord, attempts: 1 }),
    'approved.',
    { key: ticket.key, seal, record: { ...emptyRecord, attempts: 2 } },
  );
  expect(readEmbedded(kept, ticket.key)?.attempts).toBe(2);
  expect(readStatus(kept)).toBe('**Now:** approved.');
  expect(kept.split(template.split('\n')[0] ?? '')[1]?.split('\n\n{')[0]).toBe(
    embedded(body, ticket.key, { ...emptyRecord, attempts: 2 })
      .split('## Description')[1]
      ?.split('\n\n{')[0],
  );
});

test('a withheld ticket stays out of a filled template', () => {
  const shown = withheldTicket(ticketOf({ summary: 'Acme pays nothing' }));
  const body = pullRequestBody(shown, withheldOutcome(approved), '## Why\n\n## What\n');
  expect(body).not.toMatch(/Acme|It adds|It multiplies/);
  expect(body).toContain('[APP-17](');
});

test('if a template leaves too little room for the evidence, it is left out', () => {
  const critique = 'It is wrong. '.repeat(300);
  const edits = Array.from({ length: 60 }, (_, at) =>
    changeOf(`${'deep/'.repeat(150)}${at}.ts`, 'a\n', 'b\n'),
  );
  const run = runOf(
    step.fix('src/a.ts'),
    step.edited(patchOf(...edits)),
    step.checked(),
    step.revise(critique),
  );
  const long = outcomeOf('attempts', run);
  const usual = pullRequestBody(ticket, long);
  expect(usual.length).toBeGreaterThan(41_000);
  const template = (lines: number) => `## Description\n${'Say more.\n'.repeat(lines)}`;
  expect(pullRequestBody(ticket, long, template(1_900))).toBe(usual);
  expect(pullRequestBody(ticket, long, template(10))).toContain('Say more.');
});

test('whatever a template holds, the body has its headings, a status of ours and no mark of its own', () => {
  const piece = fc.constantFrom(
    ...[
      '# a\n',
      '## Description\n',
      '- [ ] Tests added\n',
      '```\n',
      '<!--',
      '-->',
      '\n',
      'text\n',
      '---\n',
    ],
    ...[
      '===\n',
      '<details>',
      '</details>',
      '**Why**\n',
      '> ',
      '<!-- jira-bug-fix-agent:status -->',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const body = bodyOf(pieces.join(''));
      expect(readStatus(body)).toBe('**Now:** waiting for a review.');
      expect(body.split('<!-- jira-bug-fix-agent:status -->')).toHaveLength(2);
      expect(body).toContain('Written by Jira Bug Fix Agent');
    }),
    runs(100),
  );
});

test('ten thousand headings are no form, and five thousand are read at once', () => {
  const many = (count: number) => '# a\n'.repeat(count);
  expect(bodyOf(many(10_000))).toBe(pullRequestBody(ticket, approved));
  expect(headingsIn(bodyOf(many(4_999))).filter((title) => title === 'a')).toHaveLength(4_999);
});

/** Templates of the kinds that repositories have. */
const kinds = sectionsOf(new URL('templates.txt', import.meta.url));

describe.each(kinds)('a template with %s', (_, template) => {
  const body = bodyOf(template);

  test('keeps each heading, in order', () => {
    const told = headingsIn(body);
    const asked = headingsIn(template);
    expect(told.filter((title) => asked.includes(title))).toEqual(asked);
  });

  test('keeps each line in order, but for ticked boxes', () => {
    const lines = body.replaceAll('[x]', '[ ]').split('\n');
    let at = 0;
    for (const line of template.trimEnd().split('\n')) {
      at = lines.indexOf(line, at) + 1;
      expect(at, line).toBeGreaterThan(0);
    }
  });

  test('has all that was computed, once', () => {
    for (const part of ['Fixes [APP-17', '**What changed:**', '| Evidence |', 'Written by Jira'])
      expect(body.split(part), part).toHaveLength(2);
  });
});
