import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameWikiFiles } from '../../../../../src/adapters/jira/formats/wiki/index.ts';
import { growth } from '../../../../support/growth.ts';
import { hostileText } from '../../../../support/hostile/texts.ts';
import { runs } from '../../../../support/property-runs.ts';

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
