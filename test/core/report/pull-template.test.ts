import fc from 'fast-check';
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
import { embedded, readEmbedded } from '../../support/embedded.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';
import { runOf, step } from '../../support/memory/samples/runs.ts';
import { ticketOf } from '../../support/memory/samples/tickets.ts';
import { runs } from '../../support/property-runs.ts';
import { seal } from '../../support/seal.ts';
import { sectionsOf } from '../../support/sections.ts';
import { cart, fixOf, outcomeOf } from './outcomes.ts';

const ticket = ticketOf();
const approved = outcomeOf('approved', fixOf(cart));
const bodyOf = (template: string, outcome = approved) => pullRequestBody(ticket, outcome, template);
const below = (body: string) => body.split('<!-- /jira-bug-fix-agent:status -->\n\n')[1] ?? '';

const usual = pullRequestBody(ticket, approved);

test('without a template, and with one that says nothing or too much, the body is the usual one', () => {
  for (const template of ['', ' \n\n', 'x'.repeat(20_001)]) expect(bodyOf(template)).toBe(usual);
});

test.each([
  ['only comments', '<!-- Fork, change, send.\n\n## Description -->'],
  ['headings', '## Description\n\n<!-- What does it do? -->\n\n## What to test?'],
  ['boxes', '**Description**\n\n- [ ] Tests added'],
  ['an element that is open', '<details><summary>More</summary>\n\n## Description'],
])('the report stands above a template with %s', (_, template) => {
  expect(below(bodyOf(template))).toBe(`${below(usual)}\n${template}\n`);
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

test('what a template leaves open does not swallow the record', () => {
  for (const open of [
    ...['<!-- never closed', '```\ncode', '~~~~', '<details><summary>More</summary>', '<?x'],
    ...['<![CDATA[', '<!X', '<pre>', '<script>', '<textarea>', '<noscript>'],
  ]) {
    const body = bodyOf(`${open}\n\n## Description`);
    const kept = embedded(body, ticket.key, { ...emptyRecord, attempts: 1 });
    expect(readEmbedded(kept, ticket.key)?.attempts, open).toBe(1);
  }
});

test('a template starts nothing, and has no marks of the agent', () => {
  const mark = embedded('', ticket.key, { ...emptyRecord, attempts: 99 }).trim();
  const template = [
    '## Description',
    mark,
    '<!-- jira-bug-fix-agent {"version":2} -->',
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

/** Templates of the kinds that repositories have. */
const kinds = sectionsOf(new URL('templates.txt', import.meta.url));

describe.each(kinds)('a template with %s', (_, template) => {
  const body = bodyOf(template);

  test('keeps each line in order, its boxes as they are', () => {
    const lines = body.split('\n');
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
