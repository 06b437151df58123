import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksToAdf } from '../../../../../src/adapters/jira/formats/adf/index.ts';
import {
  blocksToWiki,
  nameWikiFiles,
} from '../../../../../src/adapters/jira/formats/wiki/index.ts';
import {
  bullets,
  code,
  link,
  paragraph,
  strong,
  text,
  titledCode,
} from '../../../../../src/core/markup/index.ts';
import { readProse } from '../../../../../src/core/report/index.ts';
import { commentMark, hasCommentMark } from '../../../../../src/core/tickets/index.ts';
import { blockOf } from '../../../../core/report/any-block.ts';
import { codePoint } from '../../../../support/code-point.ts';
import { documentProblems } from '../../../../support/contract.ts';
import { growth } from '../../../../support/growth.ts';
import { hostileText } from '../../../../support/hostile/texts.ts';
import { runs } from '../../../../support/property-runs.ts';

const injections = fc
  .array(
    fc.oneof(
      fc.constantFrom('{code}', '{noformat}', '{quote}', '{panel:title=x}', '{', '}', '{{', '}}'),
      fc.constantFrom('[~ann]', '[a|https://evil.test]', '!https://evil.test/a.png!', '[^a]', '\\'),
      fc.constantFrom('http://evil.test', 'h1. ', '\nbq. ', '\n* ', '\n----\n', '1. ', ' '),
      fc.constantFrom(...'|| | * _ h &#123; &lt; [ ] ~ ! ?? - ^ + #'.split(' '), '\n', '\u2028'),
      fc.stringMatching(/^[a-z]{7}$/),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));

const anyText = fc.oneof(injections, fc.string({ unit: codePoint, maxLength: 60 }));

const someText = fc.oneof(
  { weight: 12, arbitrary: anyText },
  {
    weight: 1,
    arbitrary: fc.tuple(anyText, fc.nat(400)).map(([part, times]) => part.repeat(times)),
  },
);

const url = fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), anyText);

/** Returns wiki markup without code, escaped signs and what the writer itself produces. */
function openMarkup(wiki: string): string {
  return wiki
    .replaceAll(/^(?:(?:[*#]+|\d+\.) )?\{noformat\}\n(?:.*\n)*?\{noformat\}$/gm, '')
    .replaceAll(/^\{quote\}$|^h3\. |^[*#]+ /gm, '')
    .replaceAll(/\\[-#*_+?^~|{}[\]!(]/g, 'sign')
    .replaceAll(/\{\{[^{}]+\}\}/g, '')
    .replaceAll(/\[(?:[^[\]|{}!]+\|)?https?:\/\/[^[\]|{}!\s]+\]/g, '')
    .replaceAll(/^(\|\|?)(?: .* \1)+$/gm, (row, bar) => row.replaceAll(bar, ''));
}

/** Returns text as Jira shows it: without escapes, entities and invisible characters. */
function shownText(wiki: string): string {
  return wiki
    .replaceAll(/\\([-#*_+?^~|{}[\]()!])/g, '$1')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&')
    .replaceAll('\u200B', '');
}

const diff = (title: string, body: string) => titledCode(title, { language: 'diff', text: body });

/** The code blocks in a value. */
function codeBlocksIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'language' in value ? 1 : 0;
  return Object.values(value).reduce<number>((sum, one) => sum + codeBlocksIn(one), own);
}

describe('blocksToWiki', () => {
  test('writes each kind of block', () => {
    const wiki = blocksToWiki([
      { kind: 'heading', text: 'Fixed' },
      paragraph(text('See '), link('#7', 'https://a.test/7'), text('.\nNow.')),
      bullets([[code('a.ts')], [strong('both')]]),
      { kind: 'quote', content: [paragraph(text('Please.'))] },
      {
        kind: 'table',
        header: ['A', 'B'],
        rows: [
          [[strong('a')], [text('b\n| c')]],
          [[], []],
        ],
      },
      diff('Changes', '+a\r\n-b'),
    ]);
    expect(wiki).toBe(
      'h3. Fixed\n\nSee [#7|https://a.test/7].\nNow.\n\n* {{a.ts}}\n* *both*\n\n' +
        '{quote}\nPlease.\n{quote}\n\n|| A || B ||\n| *a* | b &#124; c |\n|  |  |\n\n*Changes*\n{noformat}\n+a\n-b\n{noformat}',
    );
  });

  test('lets no markup in from any text', () => {
    fc.assert(
      fc.property(fc.array(blockOf(someText, url), { maxLength: 10 }), (blocks) => {
        const wiki = blocksToWiki(blocks);
        expect(wiki.length).toBeLessThanOrEqual(30_000);
        expect(wiki).toMatch(/^[\P{Cc}\t\n]*$/u);
        expect(wiki.match(/\{noformat\}/gi)?.length ?? 0).toBe(2 * codeBlocksIn(blocks));
        expect(openMarkup(wiki)).not.toMatch(/[{}[\]|!]|:\/\/|^\s*(?:h[1-6]\.|bq\.|-|#)/m);
      }),
      runs(150),
    );
  });

  test('keeps the shape of any table', () => {
    const row = fc.array(injections.map(text), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const header = ['A', 'B', 'C'];
        const cells = rows.map((row) => row.map((cell) => [cell]));
        const wiki = blocksToWiki([{ kind: 'table', header, rows: cells }, paragraph(text('End'))]);
        const [head = '', ...lines] = wiki.split('\n');
        expect(head).toBe('|| A || B || C ||');
        expect(lines).toHaveLength(rows.length + 2);
        expect(lines.slice(-2)).toEqual(['', 'End']);
        for (const line of lines.slice(0, -2)) expect(line.split(/(?<!\\)\|/)).toHaveLength(5);
      }),
      runs(300),
    );
  });

  test.each([
    [['h', '1. a'], 'h1\u200B. a'],
    [['-', '-', '-', '-'], '\\-\\-\\-\\-'],
    [['http:', '//evil.test'], 'http:\u200B//evil.test'],
    [['a\u2028# b\u2029h1. c'], 'a\n\\# b\nh1\u200B. c'],
  ])('makes no markup of adjacent texts or rare line breaks: %j', (parts, wiki) => {
    expect(blocksToWiki([paragraph(...parts.map(text))])).toBe(wiki);
  });

  test('keeps every word', () => {
    fc.assert(
      fc.property(fc.array(blockOf(injections, url), { maxLength: 5 }), (blocks) => {
        const wiki = blocksToWiki(blocks);
        const shown = JSON.stringify(blocks, (key, value) =>
          ['kind', 'language', 'url'].includes(key) ? undefined : value,
        );
        for (const [found] of shown.matchAll(/(?<![\\a-z])[a-z]{7}(?![a-z])/g)) {
          expect(`${wiki} noformat heading content`).toContain(found);
        }
      }),
      runs(150),
    );
  });

  test.each([
    ...['a {code} b', '[~ann] and [a|b]', '!a.png! *b* _c_ -d- +e+', 'C:\\new \\\\host\\x', 'a|b'],
    ...['h1. not', 'bq. not', '* not', '# not', '- not', '----', 'x ^ y ~ z', 'f(x)'],
    ...['a_b __init__ --flag -v', 'a ?? b', '{{a}}', 'why?? what??', '-1 - -2', '&lt; &#123;'],
  ])('keeps “%s” as it is', (value) => {
    expect(shownText(blocksToWiki([paragraph(text(value))]))).toBe(value);
    expect(shownText(blocksToWiki([paragraph(code(value))]))).toBe(`{{${value}}}`);
    expect(shownText(blocksToWiki([bullets([[text(value)]])]))).toBe(`* ${value}`);
  });

  test('splits the name of a macro in code visibly', () => {
    expect(blocksToWiki([diff('src/[id]/a_b.ts', '+{noformat}\n+{{NoFormat:title=x}}')])).toBe(
      '*src/\\[id\\]/a\\_b.ts*\n{noformat}\n+{no format}\n+{{No Format:title=x}}\n{noformat}',
    );
  });

  test.each(['javascript:alert(1)', 'file:///etc/passwd', 'not an address', ''])(
    'keeps only the text of a link to “%s”',
    (address) => {
      expect(blocksToWiki([paragraph(link('here', address))])).toBe('here');
    },
  );

  test('keeps a link intact, whatever its characters', () => {
    expect(blocksToWiki([paragraph(link('a|b]', 'https://a.test/x_y?q=[1]|{2}!'))])).toBe(
      '[a&#124;b&#93;|https://a.test/x_y?q=%5B1%5D%7C%7B2%7D%21]',
    );
  });

  test('shortens code before the comment is full, because it cannot be folded', () => {
    const long = { language: 'diff', text: 'a line\n'.repeat(900) };
    const wiki = blocksToWiki([titledCode('A', long), paragraph()]);
    expect(wiki).toContain('lines not shown');
    expect(wiki.length).toBeLessThan(3_500);
  });

  test('keeps the mark of the agent’s comments readable', () => {
    const wiki = blocksToWiki([paragraph(text('Done.')), paragraph(text(commentMark))]);
    expect(hasCommentMark(wiki)).toBe(true);
  });
});

describe('nameWikiFiles', () => {
  test.each([
    ['a picture', 'See !my shot.png|width=3,alt="Oh"!.', 'See [image: my shot.png].'],
    ['a picture of a page', '!https://a.test/x!', '[image: https://a.test/x]'],
    ['two pictures in a line', '!a.png! !b.png|thumbnail!', '[image: a.png] [image: b.png]'],
    ['a film after a word', 'See!a-1.MP4!', 'See[image: a-1.MP4]'],
    ['files in brackets', '([^a.tar.gz]), [^b.c]', '([attachment: a.tar.gz]), [attachment: b.c]'],
    ['a file', 'The [^my log.txt] says so', 'The [attachment: my log.txt] says so'],
    ['lines of Windows', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ])('names %s', (_, wiki, text) => {
    expect(nameWikiFiles(wiki)).toBe(text);
  });

  test.each([
    ['words between exclamation marks', 'Great! It works!'],
    ['other markup', 'h2. *Steps*\n# {{a.py}} [docs|https://a.test] [~ann]\n||k||v||\n{quote}x'],
    ['code', '{code:java|title=A.java}\nif (!a.b! || x[^1]) {noformat}\n{code}'],
    ['code in a line', 'Run {{!a.png! [^b.log]}}, then {{ {c} }}'],
    ['conditions', 'if (a!=b.png!=c && user!=order.owner!=null) return !x.done!'],
    ['regular expressions', '/[^abc]+/ [^"]* x[^a.log] [^\\s.x] [^.log]? ([^/.js]) [^]'],
    ['escaped marks', '\\!a.png! \\[^b.log]'],
    ['null operators, paths and blocks', 'a??b??c {{/x/{y}}} {{$Z/{{w}}}} [/api/v1] m[~n] --a'],
    ['a log', '{noformat}\n!a.png! {code}\n{noformat}'],
  ])('keeps %s', (_, wiki) => {
    expect(nameWikiFiles(wiki)).toBe(wiki);
  });

  test('names pictures after code', () => {
    expect(nameWikiFiles('{code}\n!a.png!\n{code}\n!b.png!')).toBe(
      '{code}\n!a.png!\n{code}\n[image: b.png]',
    );
  });

  test('changes no text without files', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        fc.pre(!/[!^]/.test(text));
        expect(nameWikiFiles(text)).toBe(text.replaceAll(/\r\n?/g, '\n'));
      }),
      runs(200),
    );
  });

  test.each(['!', '!a', '!a.', '{code', '{code:', '{code}', '[^', '[^a', '!a.png|', '!https://'])(
    'reads an endless row of “%s” in linear time',
    (part) => {
      const read = (length: number) => void nameWikiFiles(part.repeat(length / part.length));
      expect(growth(read, 10_000)).toBeLessThan(8);
    },
  );
});

/** What a model might write: Markdown, Jira's own markup, and anything else. */
const markdown = fc
  .array(
    fc.oneof(
      fc.constantFrom('\n', '\n\n', '- ', '  - ', '1. ', '> ', '# ', '    ', '\t'),
      fc.constantFrom('`', '```', '```js\n', '~~~\n', '**', '_', '---\n', '| a |\n', '\\'),
      fc.constantFrom('[a](https://a.test)', '![b](https://b.test)', '<b>', '<!--', '[~ann]'),
      fc.constantFrom('{code}', '{noformat}', '{quote}', '!x.png!', '{{', '}}', 'h1. '),
      fc.string({ unit: codePoint, maxLength: 5 }),
    ),
    { maxLength: 20 },
  )
  .map((pieces) => pieces.join(''));

const quote = (text: string) => ({ kind: 'quote', content: readProse(text) }) as const;

test('whatever a model writes, Jira Cloud accepts the document', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      expect(documentProblems(blocksToAdf([quote(text), ...readProse(text)]))).toEqual([]);
    }),
    runs(300),
  );
});

test('whatever a model writes, no macro, mention or image opens in wiki markup', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const wiki = blocksToWiki([quote(text)]);
      expect(wiki.match(/(?<!\\)\{\s*quote/g)).toHaveLength(2);
      const plain = wiki.replaceAll(/\{noformat\}\n(?:.*\n)*?\{noformat\}/g, '');
      expect(plain).not.toMatch(/(?<!\\)\{(?:code|noformat)|(?<!\\)\[~|(?<![\\\w])!x/);
    }),
    runs(300),
  );
});

test('in wiki markup, a list that begins later keeps its numbers', () => {
  const steps = '1. One:\n\n```\na\n```\n\n2. Two\n   - more\n3. Three';
  expect(blocksToWiki(readProse(steps))).toBe(
    '# One:\n\n{noformat}\na\n{noformat}\n\n2. Two\n* more\n3. Three',
  );
});
