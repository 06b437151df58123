import { adfToMarkdown } from '../../../src/adapters/jira/formats/adf/index.ts';
import { nameWikiFiles } from '../../../src/adapters/jira/formats/wiki/index.ts';
import { findReason } from '../../../src/adapters/jira/transport/index.ts';
import { pemOf } from '../../../src/core/identity/index.ts';
import {
  breakCommands,
  breakDirectives,
  escapeMarkdown,
  removeDirectives,
  safeCodeSpan,
  safeFence,
} from '../../../src/core/markup/index.ts';
import { changeTitle, readStatus, writePullState } from '../../../src/core/report/index.ts';
import { findMentions, ticketText } from '../../../src/core/repository/index.ts';
import { codeNames } from '../../../src/core/repository/ranking/index.ts';
import {
  emptyRecord,
  hasCommentMark,
  instruction,
  type TicketKey,
  textAfterCommand,
  ticketKey,
  withoutEmbeddedFiles,
} from '../../../src/core/tickets/index.ts';
import {
  enclosed,
  excerpt,
  hideSecrets,
  isPlaceholder,
  redactor,
  showDeceptive,
  showInvisible,
  visibleText,
  withoutInvisible,
} from '../../../src/engines/text/index.ts';
import {
  asksByCommand,
  parseComment,
  parseJson,
  parseWebhook,
} from '../../../src/worker/webhook/index.ts';
import { readEmbedded } from '../../support/embedded.ts';
import { anyText, type Reader } from '../reader.ts';

const key = keyOf('SHOP-7');
function keyOf(text: string): TicketKey {
  const known = ticketKey(text);
  if (known === undefined) throw new Error(`${text} is no key`);
  return known;
}

const wiki = [
  '*a* ',
  '_a_ ',
  '{code}',
  '{code:java}\n',
  '{noformat}',
  '{quote}',
  '{color:red}',
  '{panel:title=a}',
  '{',
  '}',
  '[a|https://a.b]',
  '[',
  '|a|',
  '||a||\n',
  '* ',
  '** ',
  '# ',
  'h1. ',
  'bq. ',
  '!a.png!',
  '!',
  '{{a}}',
  '\\',
  '----\n',
  '-a- ',
  '^a^',
  '~a~',
  '+a+',
  '??a??',
  '[~a]',
];
const prose = [
  'See #1 ',
  'fixes #1 ',
  'fix :',
  '@a ',
  'SHOP-1 ',
  '[skip ci] ',
  'Signed-off-by: a\n',
  '<!--',
  '-->',
  '<a ',
  '<ticket>',
  '</ticket>',
  '&#64;',
  '%67%68',
  'https://a.b/',
  '[a](',
  '![a](data:image/png;base64,',
  '```\n',
  '`',
  '\u202e',
  '\u{1F468}\u200d',
  'eyJ-',
  'sk-',
  'ghp_AbCdEf01 ',
  'g h p _ A b ',
  '-----BEGIN PRIVATE KEY-----',
  'AKIA',
  'xoxb-',
  'Bearer ',
  'password=',
];
const keyStarts = [
  ...['a:', 'a://', 'a://b:', 'SG.', 'pypi-AgE', 'hvs.', 'do_v1_', 'eyJ.'],
  'hooks.slack.com/services/',
];
const names = [
  'a/b.py:1 ',
  '  File "a/b.py", line 1, in x\n',
  'at a.b.C.d(C.java:1)\n',
  'at x (a/b.js:1:2)\n',
  'a.b.',
  'C:\\a\\',
  'a/',
  'https://a.b/c/d.py ',
  '`a_b` ',
  'FooBar ',
  'foo.bar() ',
  'a.py',
  '<b.py>',
  '"a.py" ',
];
const mark = ['<!-- jira-bug-fix-agent ', ' -->', '{"v":2,', '"inputs":["a"],'];
const body = [
  '{"a":',
  '[',
  '"',
  '\\u0041',
  '},',
  '{"webhookEvent":"comment_created","comment":{"body":"',
];

const ticket = (description: string) => ({
  ...{ key, url: 'https://a.b', summary: 'Total is wrong', description },
  comments: [],
  status: { name: 'To Do', category: 'new' as const, id: '1' },
  fields: [],
  attachments: [],
  pictures: [],
  links: [],
  ownComments: [],
});
const paragraph = (text: string) => ({
  type: 'doc',
  version: 1,
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const listed = (text: string) => ({
  type: 'doc',
  version: 1,
  content: [...text].map((letter) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: letter, marks: [{ type: 'strong' }] }],
  })),
});

/** What reads a ticket, a page about one, or a webhook. */
export const ticketReaders: readonly Reader[] = [
  {
    name: 'commands to bots',
    tokens: [...prose, ...anyText, '- /a ', 'ok to ', '1. ', 'test this '],
    read: (text) => [breakCommands(text, 'prose'), breakDirectives(text, 'prose')],
  },
  {
    name: 'signs that deceive',
    tokens: [...prose, ...anyText, '\u200F', '\u2800', 'a\u200D', '\u{1F3F4}\u{E0061}'],
    read: (text) => [showDeceptive(text), showInvisible(text), withoutInvisible(text)],
  },
  { name: 'names of code in a ticket', tokens: [...names, ...anyText], read: codeNames },
  {
    name: 'a command in a comment',
    tokens: [...prose, ...anyText],
    read: (text) => [hasCommentMark(text), textAfterCommand(`/fix${text}`, '/fix')],
  },
  { name: 'wiki markup', tokens: [...wiki, ...anyText], read: nameWikiFiles },
  { name: 'a paragraph', tokens: prose, read: (text) => adfToMarkdown(paragraph(text)) },
  {
    name: 'many paragraphs',
    tokens: ['a', '|', '- '],
    read: (text) => adfToMarkdown(listed(text)),
  },
  { name: 'an instruction', tokens: prose, read: (text) => instruction(ticket(text), emptyRecord) },
  {
    name: 'what a ticket names',
    tokens: names,
    read: (text) => findMentions(ticketText(text), ['a/b.py', 'src/c.js', 'x/y/C.java']),
  },
  {
    name: 'secrets',
    tokens: [...prose, ...anyText, '%6d', 'm', 'mo', 'mmmmmmmmmmmmo'],
    read: hideSecrets([
      ...['ghp_AbCdEf0123456789AbCdEf0123456789AbCd', 'k-123456'],
      ...[`${'m'.repeat(60)}o`, 'mo-of-the-tests'],
    ]),
  },
  {
    name: 'keys',
    tokens: [...prose, ...anyText, ...keyStarts],
    read: redactor(['ghp_AbCdEf0123456789AbCdEf0123456789AbCd']),
  },
  {
    name: 'the key of an App',
    tokens: ['-----BEGIN PRIVATE KEY-----', '-----END', 'MIIE', '\\n', ' ', '-'],
    read: pemOf,
  },
  {
    name: 'text in Markdown',
    tokens: [...prose, ...anyText, 'a_', 'A_1', 'A-'],
    read: (text) => escapeMarkdown(text, key),
  },
  { name: 'text in a code span', tokens: prose, read: (text) => safeCodeSpan(text, key) },
  { name: 'text in a fence', tokens: prose, read: (text) => safeFence('', text, key) },
  { name: 'visible text', tokens: [...prose, ...anyText], read: visibleText },
  { name: 'a line without directives', tokens: prose, read: removeDirectives },
  { name: 'enclosed text', tokens: prose, read: (text) => enclosed('ticket', text) },
  { name: 'an excerpt', tokens: prose, read: (text) => excerpt(text, 20_000) },
  { name: 'a title', tokens: prose, read: (text) => changeTitle(key, text) },
  { name: 'files in a text', tokens: prose, read: withoutEmbeddedFiles },
  { name: 'a placeholder', tokens: anyText, read: (text) => isPlaceholder(text, true) },
  {
    name: 'a record and a status in a pull request',
    tokens: [...mark, '<!-- jira-bug-fix-agent:status -->', '<!-- /jira-'],
    read: (text) => [readEmbedded(writePullState(text, 'a'), key), readStatus(text)],
  },
  {
    name: 'a page of a proxy',
    tokens: ['<', '<script>', '</script>', '<style', '>', 'a'],
    read: findReason,
  },
  { name: 'JSON of a webhook', tokens: body, read: (text) => parseWebhook(parseJson(text)) },
  {
    name: 'a comment of a webhook',
    tokens: [...prose, ...anyText, ...wiki, '{color:red}', '[~a', ']', '@A', ' B', '{{', '{quote}'],
    read: (text) => {
      const comment = parseComment({ comment: { body: text, author: { accountId: 'a' } } });
      return comment && asksByCommand(comment, '/fix');
    },
  },
];
