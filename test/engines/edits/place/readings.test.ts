import { expect, test } from 'vitest';
import { otherReadings } from '../../../../src/engines/edits/place/readings.ts';
import { linesOf } from '../../../support/edits/applied-text.ts';

test('a SEARCH without artefacts has no other reading', () => {
  const block = { search: linesOf('if a:\n    b = "c"'), replace: linesOf('+ 1 | &lt; “x” \\"') };
  expect(otherReadings(block)).toEqual([]);
});

test('a reading never leaves SEARCH without text', () => {
  for (const search of ['```\n```', '1 |', '-', '-\n- ']) {
    const readings = otherReadings({ search: linesOf(search), replace: ['x'] });
    expect(
      readings.filter((reading) => reading.search.every((line) => line.trim() === '')),
    ).toEqual([]);
  }
});
