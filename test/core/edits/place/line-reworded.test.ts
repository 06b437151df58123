import { describe, expect, test } from 'vitest';
import { applyTo, replacedBy } from '../../../support/edits/applied-text.ts';

const file = 'start(the, engine)\nlock(the, door)\nwait(five)\nopen(it)\nwait(five)\nleave(now)\n';

describe('one line that stays may have another word', () => {
  test.each([
    ['inside', 'lock(the, door)\nwait(ten, five)\nopen(it)\nwait(five)', 'open(it)', 'shut(it)'],
    ['first', 'lock(the, gate)\nwait(five)\nopen(it)', 'open(it)', 'shut(it)'],
    ['last', 'open(it)\nwait(five)\nleave(later)', 'open(it)', 'shut(it)'],
    [
      'beside new lines',
      'lock(the, gate)\nwait(five)\nopen(it)',
      'wait(five)\nopen',
      'new()\nwait(five)\nopen',
    ],
  ])('%s', (_, search, old, next) => {
    const after = file.replace(old, next);
    expect(applyTo(file, search, search.replace(old, next))).toEqual(replacedBy(after));
  });
});

describe('a line with another word is refused', () => {
  test.each([
    [
      'if it changes',
      'lock(the, gate)\nwait(five)\nopen(it)',
      'lock(the, garage)\nwait(five)\nopen(it)',
    ],
    [
      'if it has another number',
      'lock(2, door)\nwait(five)\nopen(it)',
      'lock(2, door)\nwait(five)\nshut(it)',
    ],
    [
      'if it has little in common',
      'set(a, b)\nwait(five)\nopen(it)',
      'set(a, b)\nwait(five)\nshut(it)',
    ],
    [
      'if it is elsewhere',
      'start(the, engine)\nwait(five)\nopen(it)',
      'start(the, engine)\nwait(six)\nopen(it)',
    ],
    ['if it is one of two lines', 'lock(the, gate)\nwait(five)', 'lock(the, gate)\nwait(six)'],
    [
      "if REPLACE adds the file's line",
      'lock(the, gate)\nwait(five)\nopen(it)',
      'lock(the, gate)\nlock(the, door)\nwait(five)\nopen(it)',
    ],
  ])('%s', (_, search, replace) => {
    const text = file.replace('start(the, engine)', 'start(the, engine)\ngo(on)');
    expect(applyTo(text, search, replace)).toHaveProperty('kind', 'refused');
  });

  test('if it has several places', () => {
    const twin = file.replaceAll('door', 'hatch');
    const search = 'lock(the, gate)\nwait(five)\nopen(it)';
    const applied = applyTo(file + twin, search, search.replace('open', 'shut'));
    expect(applied).toHaveProperty('why', expect.stringContaining('2 places'));
  });
});
