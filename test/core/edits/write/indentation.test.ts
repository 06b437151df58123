import { describe, expect, test } from 'vitest';
import {
  indentation,
  learnIndentation,
  scaleOf,
  unitOf,
  widthOf,
} from '../../../../src/core/edits/write/indentation.ts';
import { applyTo, replacedBy } from '../../../support/edits/applied-text.ts';

const nested = (unit: string) => `if a:\n${unit}if b:\n${unit}${unit}c\n`;

describe('gives new lines the indentation of the file', () => {
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
    expect(applyTo(nested(unit), search, replace)).toEqual(replacedBy(after));
  });

  test.each([
    [
      'less than any matched line',
      '    a\n    b\n',
      '        a',
      '        x\n    y',
      '    x\ny\n    b\n',
    ],
    ['never below zero', '  a\n', '    a', '    x\ny', '  x\ny\n'],
    [
      'with alignment after tabs',
      '\tf(a,\n\t  b)\n',
      '    f(a,\n      b)',
      '    f(a,\n      c,\n      d)',
      '\tf(a,\n\t  c,\n\t  d)\n',
    ],
    [
      'with levels and alignment',
      '\tf(a,\n\t  b)\n\tz\n',
      '    f(a,\n      b)\n    z',
      '    f(a,\n      c)\n    z\n        k',
      '\tf(a,\n\t  c)\n\tz\n\t\tk\n',
    ],
    ['none for a blank line', '  a\n', 'a', 'x\n    \ny', '  x\n\n  y\n'],
    [
      'that of the first match in a file that mixes',
      '\ta\n    b\n',
      '  a\n  b',
      '  a\n  b\n  c',
      '\ta\n    b\n\tc\n',
    ],
  ])('%s', (_, before, search, replace, after) => {
    expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
  });
});

describe('an exact SEARCH', () => {
  test.each([
    ['keeps REPLACE as it is', '  a\n', '  a', '     b\n\tc', '     b\n\tc\n'],
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
      'changes nothing in a file that has both',
      '{\n\ta\n  b\n}\n',
      '{',
      '{\n    c',
      '{\n    c\n\ta\n  b\n}\n',
    ],
  ])('%s', (_, before, search, replace, after) => {
    expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
  });
});

describe('a first line without its indentation', () => {
  test.each([
    [
      'gets it back',
      'a = 1\n    b = 2',
      'a = 3\n    b = 2\n    c = 3',
      '    a = 3\n    b = 2\n    c = 3\n',
    ],
    [
      'and the other lines stay as they are',
      'a = 1\n    b = 2',
      'if q:\n        a = 1\nb = 2',
      '    if q:\n        a = 1\nb = 2\n',
    ],
  ])('%s', (_, search, replace, after) => {
    expect(applyTo('    a = 1\n    b = 2\n', search, replace)).toEqual(replacedBy(after));
  });
});

test('if other lines lost theirs, too, all lines count', () => {
  const after = '    a\n    b\n    x\n';
  expect(applyTo('    a\n    b\n    c\n', 'a\n    b\nc', 'a\n    b\nx')).toEqual(replacedBy(after));
});

test('of several meanings of an indentation, the first counts', () => {
  const met = ['\t', '    '].map((indent) => ({ reply: '  a', file: `${indent}a` }));
  expect(learnIndentation(met, [])('  b', 0)).toBe('\tb');
});

test('an unmatched indentation counts from the nearest matched one', () => {
  const met = ['', '  ', '    '].map((reply, at) => ({
    reply: `${reply}a`,
    file: `${' '.repeat([0, 4, 5][at] ?? 0)}a`,
  }));
  expect(learnIndentation(met, [])('   b', 0)).toBe('     b');
});

test('keeps alignment after tabs', () => {
  const after = '\t\ta\n\t\t  b\n';
  expect(applyTo('\t\ta\n', '\ta', '\ta\n\t  b')).toEqual(replacedBy(after));
});

test('ignores blank lines', () => {
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

describe('learns the width of a level from the matched lines', () => {
  test('keeps the same whitespace on both sides', () => {
    const like = { ratio: 1, usesTabs: false, isLike: true };
    expect(measured({ '': '    ' })).toMatchObject(like);
    expect(measured({ '  ': '    ', '    ': '      ' })).toMatchObject(like);
    expect(measured({ '\t': '\t\t' })).toMatchObject({ ...like, usesTabs: true });
  });

  test('scales levels of another width', () => {
    expect(measured({ '': '    ', '  ': '        ' })).toMatchObject({ ratio: 2, isLike: false });
    expect(measured({ '': '', '    ': '  ' })).toMatchObject({ ratio: 0.5, isLike: false });
  });

  test('learns nothing from levels of zero width', () => {
    expect(measured({ '': '  ', '  ': '  ' })).toMatchObject({ ratio: 1 });
    expect(measured({ '': '    ', '    ': '' })).toMatchObject({ ratio: 1 });
  });

  test('counts spaces for tabs', () => {
    const tabs = { usesTabs: true, ratio: 1, isLike: false };
    expect(measured({ '  ': '\t', '    ': '\t\t' })).toMatchObject({ ...tabs, replyTab: 2 });
    expect(measured({ '        ': '\t' })).toMatchObject({ ...tabs, replyTab: 8 });
    expect(measured({ '    ': '\t', '        ': '\t\t' })).toMatchObject({ ...tabs, fileTab: 4 });
  });

  test('counts tabs for spaces', () => {
    const spaces = { usesTabs: false, ratio: 1, isLike: false };
    expect(measured({ '\t': '  ', '\t\t': '    ' })).toMatchObject({ ...spaces, fileTab: 2 });
    expect(measured({ '\t': '    ' })).toMatchObject({ ...spaces, fileTab: 4 });
    expect(measured({ '': '', '\t': '   ' })).toMatchObject({ ...spaces, fileTab: 3 });
  });

  test('uses the other lines of the file if no matched line is indented', () => {
    expect(measured({ '  ': '' }, ['a', 'b'])).toMatchObject({ usesTabs: false });
    expect(measured({ '  ': '' }, ['a', '\tb'])).toMatchObject({ usesTabs: true });
    expect(measured({ '\t': '' }, ['a', '  b'])).toMatchObject({ usesTabs: false, fileTab: 2 });
  });
});

test('the unit is the smallest indentation of more than one space', () => {
  expect(unitOf(['a', '      b', '   c', ' * d', '\te'])).toBe(3);
  expect(unitOf(['a', '\tb', ' c'])).toBe(4);
});

test('columns become whitespace of the same width', () => {
  const spaces = measured({ '': '    ' });
  const tabs = measured({ '    ': '\t', '        ': '\t\t' });
  expect(indentation(6, spaces)).toBe('      ');
  expect(indentation(6, tabs)).toBe('\t  ');
  expect(indentation(-2, spaces)).toBe('');
  expect(widthOf('\t  ', 4)).toBe(6);
  expect(widthOf(indentation(11, tabs), tabs.fileTab)).toBe(11);
});
