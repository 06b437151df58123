import { describe, expect, test } from 'vitest';
import { applyReply } from '../../../support/edits/engine.ts';

const v4a = (...lines: readonly string[]) =>
  ['*** Begin Patch', '*** Update File: a.py', ...lines, '*** End Patch'].join('\n');
const unified = (...lines: readonly string[]) => ['--- a/a.py', '+++ b/a.py', ...lines].join('\n');

function resultOf(before: string, reply: string): string {
  const outcome = applyReply(new Map([['a.py', before]]), reply, true);
  return outcome.kind === 'refused' ? outcome.why : (outcome.files.get('a.py') ?? 'deleted');
}

describe('hunks', () => {
  const twins = `class A:
    def run(self):
        x = 1
        return x

class B:
    def stop(self):
        pass

    def run(self):
        x = 1
        return x
`;
  const second = twins.replace(/1(?=[^1]*$)/, '2');
  const first = twins.replace('1', '2');

  const change = ['-        x = 1', '+        x = 2'];

  describe('where lines are repeated, their place is settled by', () => {
    test.each<[string, string, string]>([
      ['an anchor', v4a('@@ class B:', ...change), second],
      ['two anchors', v4a('@@ class A:', '@@ def run(self):', ...change), first],
      ['a shortened anchor', v4a('@@ class B', ...change), second],
      ['an anchor that is shown again', v4a('@@ class B:', ' class B:', ' ', ...change), 'refused'],
      ['the end of the file', v4a(...change, '         return x', '*** End of File'), second],
      ['an earlier hunk', v4a('@@', '-        pass', '+        stop()', '@@', ...change), second],
      ['a later hunk', v4a('@@', ...change, '@@', '-        pass', '+        stop()'), first],
      ['the number of a line', unified('@@ -11,1 +11,1 @@', ...change), second],
      ['a number that is nearly right', unified('@@ -4,1 +4,1 @@', ...change), first],
      ['an anchor instead of a number', unified('@@ ... @@ class B:', ...change), second],
    ])('%s', (_, reply, wanted) => {
      const result = resultOf(twins, reply).replace('stop()', 'pass');
      if (wanted === 'refused') expect(result).toContain('its old text is not in the file');
      else expect(result).toBe(wanted);
    });

    test('the number of hunks with the same lines', () => {
      const reply = v4a('@@', ...change, '@@', ...change);
      expect(resultOf(twins, reply)).toBe(twins.replaceAll('1', '2'));
    });
  });

  describe('a patch is refused with the reason', () => {
    test.each([
      [
        'if nothing settles a place',
        v4a('@@', ...change),
        'matches 2 places in the file (lines 3, 11)',
      ],
      ['if an anchor has both', v4a('@@ def run(self):', ...change), 'matches 2 places'],
      ['if no number is near', unified('@@ -7,1 +7,1 @@', ...change), 'matches 2 places'],
      ['if the place is above', v4a('@@ def stop(self):', '-class A:', '+class C:'), 'only above'],
      [
        'if the lines are not there',
        v4a('@@', '-y = 1', '+y = 2'),
        'its old text is not in the file',
      ],
      ['if it only adds lines', v4a('@@ class A:', '+    y = 1'), 'only added lines'],
      [
        'if its change is there',
        v4a('@@', '-    def halt(self):', '+    def stop(self):'),
        'already',
      ],
      [
        'if a file exists',
        '*** Begin Patch\n*** Add File: a.py\n+x\n*** End Patch',
        'the file exists',
      ],
      ['if there is no file', v4a('@@', '-x', '+y').replace('a.py', 'nowhere.py'), 'not a file'],
    ])('%s', (_, reply, why) => {
      expect(resultOf(twins, reply)).toContain(why);
    });

    test('of every hunk, and none is applied', () => {
      const reply = v4a('@@', '-        pass', '+        stop()', '@@', '-nowhere', '+y');
      expect(resultOf(twins, reply)).toMatch(
        /^a\.py: hunk 2 of 2: its old text is not in the file/,
      );
    });

    test('if one of them has its only place in that of another', () => {
      const reply = v4a('@@', '-        pass', '+        stop()', '@@', '         pass', '+z');
      expect(resultOf(twins, reply)).toMatch(/^a\.py: hunk 2 of 2: its old text is only above/);
    });
  });

  describe('the style of the file is kept', () => {
    test.each([
      [
        'tabs',
        'if x:\n\ty = 1\n',
        v4a('@@', ' if x:', '-    y = 1', '+    y = 2'),
        'if x:\n\ty = 2\n',
      ],
      ['line ends', 'a\r\nb\r\n', v4a('@@', ' a', '-b', '+c', '+d'), 'a\r\nc\r\nd\r\n'],
      ['a mark', '\uFEFFa\nb\n', v4a('@@', '-a', '+c', ' b'), '\uFEFFc\nb\n'],
      ['a mark in a diff', '\uFEFFa\nb\n', unified('@@', '-\uFEFFa', '+\uFEFFc'), '\uFEFFc\nb\n'],
      ['a missing newline', 'a\nb', v4a('@@', ' a', '-b', '+c'), 'a\nc'],
      ['trailing blanks', 'a  \nb\n', v4a('@@', ' a', '-b', '+c'), 'a  \nc\n'],
    ])('%s', (_, before, reply, after) => {
      expect(resultOf(before, reply)).toBe(after);
    });
  });
});

describe('hunks in loose forms', () => {
  const shop = `import os
import sys


def total(items):
    amount = 0
    for item in items:
        amount += item.price
    return amount


def count(items):
    number = len(items)
    log(number)
    return number
`;

  const price = ['-        amount += item.price', '+        amount += item.price * item.count'];
  const priced = shop.replace('item.price', 'item.price * item.count');

  describe('context that lacks the blank in front of it', () => {
    const checked = shop.replace('    return amount', '    check(amount)\n    return amount');
    const added = ['        amount += item.price', '+    check(amount)', '    return amount'];
    test.each([
      ['on every line', v4a('@@', '    for item in items:', ...price, '    return amount'), priced],
      [
        'on one of them',
        v4a('@@', '     for item in items:', ...price, '    return amount'),
        priced,
      ],
      [
        'without indentation',
        v4a(
          '@@',
          'def total(items):',
          '    amount = 0',
          '-    for item in items:',
          '+    for item in all(items):',
        ),
        shop.replace('in items', 'in all(items)'),
      ],
      ['in a diff', unified('@@ -8,2 +8,3 @@', ...added), checked],
      [
        'below a blank line in a diff',
        unified(
          '@@ -2,5 +2,5 @@',
          'import sys',
          '',
          '',
          'def total(items):',
          '-    amount = 0',
          '+    amount = 1',
        ),
        shop.replace('amount = 0', 'amount = 1'),
      ],
      ['where only lines are added', v4a('@@', ...added), checked],
    ])('is read %s', (_, reply, after) => {
      expect(resultOf(shop, reply)).toBe(after);
    });

    test('does not make a moved hunk one column deeper', () => {
      const reply = v4a(
        '@@',
        '      for item in items:',
        '-         amount += item.price',
        '+         amount -= item.price',
      );
      expect(resultOf(shop, reply)).toBe(shop.replace('+=', '-='));
    });
  });

  describe('context that itself begins with a sign', () => {
    const notes = 'Skip\n----\n\nrun it\n+ fast\nstop\n';
    test.each([
      ['an underline', [' Skip', '----', ' ', '-run it', '+run'], notes.replace('run it', 'run')],
      ['an item', ['-run it', '+run', '+ fast', ' stop'], notes.replace('run it', 'run')],
      ['below a new heading', ['-Skip', '+Jump', '----', ' '], notes.replace('Skip', 'Jump')],
    ])('stays without the blank in front of it: %s', (_, lines, after) => {
      expect(resultOf(notes, v4a('@@', ...lines))).toBe(after);
    });
  });

  describe('a line of the file that a hunk leaves out', () => {
    test.each([
      ['stays', v4a('@@', ' def total(items):', '     for item in items:', ...price), priced],
      [
        'may be right above a line that is rewritten',
        v4a('@@', ' def total(items):', '     amount = 0', ...price),
        priced,
      ],
    ])('%s', (_, reply, after) => {
      expect(resultOf(shop, reply)).toBe(after);
    });

    test.each([
      [
        'beside new lines',
        v4a(
          '@@',
          ' def count(items):',
          '     number = len(items)',
          '+    check(number)',
          '     return number',
        ),
      ],
      [
        'beside lines that are rewritten in another number',
        v4a(
          '@@',
          ' def count(items):',
          '     number = len(items)',
          '-    return number',
          '+    check(number)',
          '+    return number + 1',
        ),
      ],
      [
        'with a second one',
        v4a(
          '@@',
          ' def total(items):',
          '-        amount += item.price',
          '+        amount -= item.price',
          '     return amount',
        ),
      ],
      [
        'in a hunk of two lines',
        v4a('@@', ' def count(items):', '-    log(number)', '+    log(number, 2)'),
      ],
    ])('is no guess %s', (_, reply) => {
      expect(resultOf(shop, reply)).toContain('its old text is not in the file');
    });

    test('is none where two places fit', () => {
      const twice = `${shop}\n\n${shop.slice(shop.indexOf('def total'))}`;
      const reply = v4a('@@', ' def total(items):', '     for item in items:', ...price);
      expect(resultOf(twice, reply)).toContain('matches 2 places in the file, ignoring one line');
    });
  });

  test.each([
    ['below nothing', v4a('@@', '+x = 1')],
    ['in a function', v4a('@@ def total(items):', '+    x = 1')],
    ['at the end of the file', v4a('@@', '+x = 1', '*** End of File')],
    ['by a number', unified('@@ -2,0 +3,1 @@', '+import time')],
  ])('lines that are only added are refused %s', (_, reply) => {
    expect(resultOf(shop, reply)).toContain('only added lines: show a line above or below them');
  });

  describe('hunks in another order than the file', () => {
    const log = ['-    log(number)', '+    log(number, 2)'];
    const both = priced.replace('log(number)', 'log(number, 2)');
    test.each([
      ['in a patch', v4a('@@', ...log, '@@', ...price)],
      ['in a diff', unified('@@ -14,1 +14,1 @@', ...log, '@@ -8,1 +8,1 @@', ...price)],
      [
        'of three',
        v4a('@@', ...price, '@@', ...log, '@@', '-import os', '+import io'),
        both.replace('os', 'io'),
      ],
    ])('are placed %s', (_, reply, after = both) => {
      expect(resultOf(shop, reply)).toBe(after);
    });
  });

  describe('an anchor leads to twins', () => {
    const twins = `def first(a):\n    x = 1\n\n\ndef second(a):\n    x = 1\n\n\nsecond(1)\n`;
    const changed = twins.replace(/1(?=[^1]*1[^1]*$)/, '2');
    test.each(['def second(a):', 'def second', 'def secnod(a):'])('by %s', (anchor) => {
      expect(resultOf(twins, v4a(`@@ ${anchor}`, '-    x = 1', '+    x = 2'))).toBe(changed);
    });

    test.each(['third', 'a', 'def thrid(a):', 'def second1(a):'])('but not by %s', (anchor) => {
      const result = resultOf(twins, v4a(`@@ ${anchor}`, '-    x = 1', '+    x = 2'));
      expect(result).toContain('matches 2 places');
    });
  });
});
