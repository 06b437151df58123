import { expect, test } from 'vitest';
import { pullRequestBody, pullTemplatePath } from '../../../src/core/report/index.ts';
import { changeOf, patchOf, runOf, step, ticketOf } from '../../support/memory/samples.ts';
import { cart, fixOf, outcomeOf, testedAs } from './outcomes.ts';

const bodyOf = (template: string, outcome = outcomeOf('approved', fixOf(cart))) =>
  pullRequestBody(ticketOf(), outcome, template);
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
  const usual = pullRequestBody(ticketOf(), outcomeOf('approved', fixOf(cart)));
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
