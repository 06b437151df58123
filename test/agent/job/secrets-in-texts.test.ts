import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksToAdf } from '../../../src/adapters/jira/formats/adf/index.ts';
import { blocksToWiki } from '../../../src/adapters/jira/formats/wiki/index.ts';
import { paragraph, text } from '../../../src/core/report/document.ts';
import {
  type Block,
  fillMessage,
  fillTitle,
  paragraphs,
  renderMarkdown,
} from '../../../src/core/report/index.ts';
import { labelled } from '../../../src/core/report/sections.ts';
import {
  escapeHtml,
  escapeMarkdown,
  hideIn,
  redactor,
  safeCodeSpan,
  safeFence,
} from '../../../src/core/text/index.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';

const own = keyOf('APP-17');

/** What is left of a text once nothing but letters and digits counts. */
const letters = (said: string) =>
  said.replace(/&(?:amp|lt|gt|quot|#\d+);/g, '').replace(/[^A-Za-z0-9]/g, '');

const blocksOf = (said: string): readonly Block[] => [
  { kind: 'heading', text: said },
  ...paragraphs(said),
  ...labelled('Cause:', said),
  paragraph(text(said), { kind: 'strong', text: said }),
  { kind: 'code', language: 'text', text: said },
  { kind: 'details', title: said, content: labelled('Cause:', `It says \`${said}\`.`) },
];

type Redact = (said: string) => string;

/** Whatever puts a text before its reader, with what is hidden before and after, as the ports do it. */
const renderings: Readonly<Record<string, (said: string, redact: Redact) => string>> = {
  'a body': (said, redact) => redact(renderMarkdown(blocksOf(said), 60_000, own)),
  'a summary': (said, redact) => redact(renderMarkdown(hideIn(blocksOf(said), redact), 60_000)),
  'a document of Jira': (said, redact) =>
    JSON.stringify(blocksToAdf(hideIn(blocksOf(said), redact))),
  'wiki markup': (said, redact) => blocksToWiki(hideIn(blocksOf(said), redact)),
  'a title': (said, redact) => redact(fillTitle(undefined, { key: own, summary: said })),
  'a message': (said, redact) =>
    redact(fillMessage('{key}\n\n{summary}', { key: own, summary: said })),
  'a line': (said, redact) => redact(escapeMarkdown(said, own)),
  'a page': (said, redact) => redact(escapeHtml(said)),
  'a span': (said, redact) => redact(safeCodeSpan(said, own)),
  'a fence': (said, redact) => redact(safeFence('', said, own)),
  'a log': (said, redact) => redact(said),
};

const sign = fc.constantFrom(..."ABCabc123_-.*@#:/&<'`~|!$%+=");
const drawn = fc.array(sign, { minLength: 24, maxLength: 40 }).map((signs) => signs.join(''));
const known = drawn.filter((secret) => letters(secret).length >= 16 && /[A-Z]/.test(secret));

const alnum = (length: number) =>
  fc
    .array(fc.constantFrom(...'ABCDEFGHJKabcdefghjk23456789'), {
      minLength: length,
      maxLength: length,
    })
    .map((signs) => signs.join(''));

/** Keys as services hand them out: none of their own job. */
const foreign = fc
  .tuple(alnum(24), alnum(40))
  .map(([short, long]) => [
    ...[`ghp_${long}`, `xoxb-1234567890-${short}`, `glpat-1a_${short}`, `sk-1${long}`],
    ...[`SG.${short}.b3-${long}`, `ATATT3xFf-1${long}`, `postgres://shop:${short}@db.example/x`],
    ...[`AccountKey=Ab1${long}==`, `Bearer 1-${long}`],
    `-----BEGIN RSA PRIVATE KEY-----\n${long}\n-----END RSA PRIVATE KEY-----`,
  ]);

const words = fc.constantFrom(
  '',
  'It says',
  'see **this**',
  '`code` and',
  '- APP-9 @all',
  'x\n\n',
  '/fix',
);

for (const [name, render] of Object.entries(renderings)) {
  test(`a secret of the job is in no part of ${name}, whatever signs it has`, () => {
    fc.assert(
      fc.property(known, words, words, (secret, before, after) => {
        const shown = render(`${before} ${secret} ${after}`, redactor([secret]));
        expect(letters(shown)).not.toContain(letters(secret));
      }),
      runs(150),
    );
  });

  test(`what looks like a key is in no part of ${name}`, () => {
    fc.assert(
      fc.property(foreign, words, words, (keys, before, after) => {
        for (const key of keys) {
          const shown = render(`${before} ${key} ${after}`, redactor([]));
          const secret = /[A-Za-z0-9]{24,}/.exec(key)?.[0] ?? key;
          expect(letters(shown)).not.toContain(secret);
        }
      }),
      runs(30),
    );
  });
}
