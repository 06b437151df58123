import { describe, expect, test } from 'vitest';
import {
  indentation,
  learnIndentation,
  scaleOf,
  unitOf,
  widthOf,
} from '../../../../src/core/edits/write/indentation.ts';
import { lay, written } from '../../../support/edits/lay.ts';

const nested = (unit: string) => `if a:\n${unit}if b:\n${unit}${unit}c\n`;

describe('new lines get the file’s indentation', () => {
  test.each([
    [
      'tabs for four spaces',
      '\t',
      '    if b:\n        c',
      '    if b:\n        c\n        d\n            e',
    ],
    ['tabs for two spaces', '\t', '  if b:\n    c', '  if b:\n    c\n    d\n      e'],
    ['four spaces for tabs', '    ', '\tif b:\n\t\tc', '\tif b:\n\t\tc\n\t\td\n\t\t\te'],
    ['four for two', '    ', '  if b:\n    c', '  if b:\n    c\n    d\n      e'],
    [
      'two for four',
      '  ',
      '    if b:\n        c',
      '    if b:\n        c\n        d\n            e',
    ],
    ['the same, moved to the left', '    ', 'if b:\n    c', 'if b:\n    c\n    d\n        e'],
    [
      'the same, moved to the right',
      '  ',
      '    if b:\n      c',
      '    if b:\n      c\n      d\n        e',
    ],
    ['tabs, moved to the left', '\t', 'if b:\n\tc', 'if b:\n\tc\n\td\n\t\te'],
  ])('%s', (_, unit, search, replace) => {
    const twice = unit + unit;
    const after = `${nested(unit)}${twice}d\n${twice}${unit}e\n`;
    expect(lay(nested(unit), search, replace)).toEqual(written(after));
  });

  test.each([
    [
      'less deep than what was met',
      '    a\n    b\n',
      '        a',
      '        x\n    y',
      '    x\ny\n    b\n',
    ],
    ['not deeper than nothing', '  a\n', '    a', '    x\ny', '  x\ny\n'],
    [
      'with an alignment behind tabs',
      '\tf(a,\n\t  b)\n',
      '    f(a,\n      b)',
      '    f(a,\n      c,\n      d)',
      '\tf(a,\n\t  c,\n\t  d)\n',
    ],
    [
      'with levels and alignments',
      '\tf(a,\n\t  b)\n\tz\n',
      '    f(a,\n      b)\n    z',
      '    f(a,\n      c)\n    z\n        k',
      '\tf(a,\n\t  c)\n\tz\n\t\tk\n',
    ],
    ['without blanks in a blank line', '  a\n', 'a', 'x\n    \ny', '  x\n\n  y\n'],
    [
      'in a file that mixes, as its own lines',
      '\ta\n    b\n',
      '  a\n  b',
      '  a\n  b\n  c',
      '\ta\n    b\n\tc\n',
    ],
  ])('%s', (_, before, search, replace, after) => {
    expect(lay(before, search, replace)).toEqual(written(after));
  });
});

describe('a SEARCH to the character', () => {
  test.each([
    ['takes REPLACE as it is', '  a\n', '  a', '     b\n\tc', '     b\n\tc\n'],
    [
      'turns spaces into the file’s tabs',
      'f {\n\ta\n}\n',
      'f {',
      'f {\n    b\n        c',
      'f {\n\tb\n\t\tc\n\ta\n}\n',
    ],
    [
      'turns tabs into the file’s spaces',
      'f {\n  a\n}\n',
      'f {',
      'f {\n\tb\n\t\tc',
      'f {\n  b\n    c\n  a\n}\n',
    ],
    [
      'leaves a file that has both alone',
      '{\n\ta\n  b\n}\n',
      '{',
      '{\n    c',
      '{\n    c\n\ta\n  b\n}\n',
    ],
  ])('%s', (_, before, search, replace, after) => {
    expect(lay(before, search, replace)).toEqual(written(after));
  });
});

describe('a first line whose indentation was cut off', () => {
  test.each([
    [
      'gets it back',
      'a = 1\n    b = 2',
      'a = 3\n    b = 2\n    c = 3',
      '    a = 3\n    b = 2\n    c = 3\n',
    ],
    [
      'and the rest stays as it is',
      'a = 1\n    b = 2',
      'if q:\n        a = 1\nb = 2',
      '    if q:\n        a = 1\nb = 2\n',
    ],
  ])('%s', (_, search, replace, after) => {
    expect(lay('    a = 1\n    b = 2\n', search, replace)).toEqual(written(after));
  });
});

test('where other lines lost theirs, too, it is learned from all of them', () => {
  const after = '    a\n    b\n    x\n';
  expect(lay('    a\n    b\n    c\n', 'a\n    b\nc', 'a\n    b\nx')).toEqual(written(after));
});

test('the indentation that was meant most often counts, of equals the first', () => {
  const pair = (reply: string, file: string) => ({ reply: `${reply}a`, file: `${file}a` });
  const often = [pair('  ', '\t'), pair('  ', '    '), pair('  ', '    ')];
  expect(learnIndentation(often, [])('  b', 0)).toBe('    b');
  expect(learnIndentation(often.slice(0, 2), [])('  b', 0)).toBe('\tb');
});

test('blanks that were not met count from the nearest that were', () => {
  const met = ['', '  ', '    '].map((reply, at) => ({
    reply: `${reply}a`,
    file: `${' '.repeat([0, 4, 5][at] ?? 0)}a`,
  }));
  expect(learnIndentation(met, [])('   b', 0)).toBe('     b');
});

test('an alignment behind tabs stays one', () => {
  const after = '\t\ta\n\t\t  b\n';
  expect(lay('\t\ta\n', '\ta', '\ta\n\t  b')).toEqual(written(after));
});

test('blank lines teach nothing', () => {
  const reindent = learnIndentation(
    [
      { reply: '  ', file: '' },
      { reply: '', file: '\t' },
    ],
    ['\ta'],
  );
  expect(reindent('   b', 0)).toBe('   b');
});

const measured = (known: Readonly<Record<string, string>>, file: readonly string[] = []) =>
  scaleOf(new Map(Object.entries(known)), file);

describe('what was met tells how far a step goes', () => {
  test('the same blanks on both sides are taken over as they are', () => {
    const like = { ratio: 1, usesTabs: false, isLike: true };
    expect(measured({ '': '    ' })).toMatchObject(like);
    expect(measured({ '  ': '    ', '    ': '      ' })).toMatchObject(like);
    expect(measured({ '\t': '\t\t' })).toMatchObject({ ...like, usesTabs: true });
  });

  test('steps of another width are stretched', () => {
    expect(measured({ '': '    ', '  ': '        ' })).toMatchObject({ ratio: 2, isLike: false });
    expect(measured({ '': '', '    ': '  ' })).toMatchObject({ ratio: 0.5, isLike: false });
  });

  test('steps that lead nowhere tell nothing', () => {
    expect(measured({ '': '  ', '  ': '  ' })).toMatchObject({ ratio: 1 });
    expect(measured({ '': '    ', '    ': '' })).toMatchObject({ ratio: 1 });
  });

  test('spaces for tabs are counted', () => {
    const tabs = { usesTabs: true, ratio: 1, isLike: false };
    expect(measured({ '  ': '\t', '    ': '\t\t' })).toMatchObject({ ...tabs, replyTab: 2 });
    expect(measured({ '        ': '\t' })).toMatchObject({ ...tabs, replyTab: 8 });
    expect(measured({ '    ': '\t', '        ': '\t\t' })).toMatchObject({ ...tabs, fileTab: 4 });
  });

  test('tabs for spaces are counted', () => {
    const spaces = { usesTabs: false, ratio: 1, isLike: false };
    expect(measured({ '\t': '  ', '\t\t': '    ' })).toMatchObject({ ...spaces, fileTab: 2 });
    expect(measured({ '\t': '    ' })).toMatchObject({ ...spaces, fileTab: 4 });
    expect(measured({ '': '', '\t': '   ' })).toMatchObject({ ...spaces, fileTab: 3 });
  });

  test('where nothing is indented in the file, its other lines tell', () => {
    expect(measured({ '  ': '' }, ['a', 'b'])).toMatchObject({ usesTabs: false });
    expect(measured({ '  ': '' }, ['a', '\tb'])).toMatchObject({ usesTabs: true });
    expect(measured({ '\t': '' }, ['a', '  b'])).toMatchObject({ usesTabs: false, fileTab: 2 });
  });
});

test('the unit is the smallest indentation of more than one space', () => {
  expect(unitOf(['a', '      b', '   c', ' * d', '\te'])).toBe(3);
  expect(unitOf(['a', '\tb', ' c'])).toBe(4);
});

test('columns become blanks and are counted again', () => {
  const spaces = measured({ '': '    ' });
  const tabs = measured({ '    ': '\t', '        ': '\t\t' });
  expect(indentation(6, spaces)).toBe('      ');
  expect(indentation(6, tabs)).toBe('\t  ');
  expect(indentation(-2, spaces)).toBe('');
  expect(widthOf('\t  ', 4)).toBe(6);
  expect(widthOf(indentation(11, tabs), tabs.fileTab)).toBe(11);
});
