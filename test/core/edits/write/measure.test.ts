import { describe, expect, test } from 'vitest';
import { measureOf, rendered, unitOf, widthOf } from '../../../../src/core/edits/write/measure.ts';

const measured = (known: Readonly<Record<string, string>>, file: readonly string[] = []) =>
  measureOf(new Map(Object.entries(known)), file);

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
  expect(rendered(6, spaces)).toBe('      ');
  expect(rendered(6, tabs)).toBe('\t  ');
  expect(rendered(-2, spaces)).toBe('');
  expect(widthOf('\t  ', 4)).toBe(6);
  expect(widthOf(rendered(11, tabs), tabs.fileTab)).toBe(11);
});
