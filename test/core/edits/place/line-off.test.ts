import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyLinesTo, applyTo, replacedBy } from '../../../support/edits/applied-text.ts';
import { runs } from '../../../support/property-runs.ts';

describe('a typo', () => {
  const file = 'alpha = one\nbeta = two\ngamma = 3\n';

  describe('one of three or more lines may have a typo', () => {
    test.each([
      ['an extra letter', 'alpha = one\nbeta = twoo\ngamma = 3'],
      ['a missing letter', 'alpha = one\nbeta = to\ngamma = 3'],
      ['a wrong letter', 'alphx = one\nbeta = two\ngamma = 3'],
      ['two letters swapped', 'alpha = one\nbtea = two\ngamma = 3'],
      ['two typos in the line', 'alpha = one\nbetta = twoo\ngamma = 3'],
      ['and another indentation', '  alpha = one\n  beta = twoo\n  gamma = 3'],
    ])('%s', (_, search) => {
      const replace = search.replace('gamma', 'delta');
      expect(applyTo(file, search, replace)).toEqual(replacedBy(file.replace('gamma', 'delta')));
    });

    test('the line itself may be replaced', () => {
      const applied = applyTo(
        file,
        'alpha = one\nbeta = twoo\ngamma = 3',
        'alpha = one\nbeta = 2\ngamma = 3',
      );
      expect(applied).toEqual(replacedBy('alpha = one\nbeta = 2\ngamma = 3\n'));
    });
  });

  describe('refuses', () => {
    test.each([
      ['a wrong digit', 'alpha = one\nbeta = two\ngamma = 4'],
      ['an extra digit', 'alpha = one\nbeta = two\ngamma = 33'],
      ['typos in two lines', 'alpha = onee\nbeta = twoo\ngamma = 3'],
      ['another word', 'alpha = one\nbeta = twelve\ngamma = 3'],
      ['a typo in one of two lines', 'alpha = one\nbeta = twoo'],
      ['two lines and a blank one', 'alpha = one\nbeta = twoo\n\n'],
      ['a missing line', 'alpha = one\ngamma = 3'],
    ])('%s', (_, search) => {
      expect(applyTo(file, search, 'x')).toHaveProperty('kind', 'refused');
    });

    test('a different short line', () => {
      expect(applyTo('ab\ncd\nef\n', 'ab\ncx\nef', 'x')).toHaveProperty('kind', 'refused');
      expect(applyTo('abcde\ncd\nef\n', 'abxyz\ncd\nef', 'x')).toHaveProperty('kind', 'refused');
    });

    test('a typo with two places', () => {
      const twice = `${file}alpha = one\nbeta = twu\ngamma = 3\n`;
      const applied = applyTo(twice, 'alpha = one\nbeta = twoo\ngamma = 3', 'x');
      expect(applied).toHaveProperty('why', expect.stringContaining('2 places'));
    });
  });
});

describe('another word', () => {
  const file =
    'start(the, engine)\nlock(the, door)\nwait(five)\nopen(it)\nwait(five)\nleave(now)\n';

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
});

describe('a line that is left out', () => {
  const text = 'start(now)\nlock(door)\nwait(five)\nopen(door)\nleave(now)\n';

  describe('a line that SEARCH leaves out stays', () => {
    const search = 'start(now)\nwait(five)\nopen(door)';
    test.each([
      [
        'above the change',
        search,
        'start(now)\nwait(five)\nopen(gate)',
        'open(door)',
        'open(gate)',
      ],
      ['beside a line that changes', search, 'start(now)\nwait(six)\nopen(door)', 'five', 'six'],
      ['beside a line that goes', search, 'start(now)\nopen(door)', 'wait(five)\n', ''],
      ['apart from new lines', search, `${search}\nnew()`, 'open(door)', 'open(door)\nnew()'],
      [
        'below the change',
        'start(now)\nlock(door)\nopen(door)',
        'start(late)\nlock(door)\nopen(door)',
        'start(now)',
        'start(late)',
      ],
      [
        'in another indentation',
        ' start(now)\n wait(five)\n open(door)',
        ' start(now)\n wait(five)\n open(gate)',
        'open(door)',
        'open(gate)',
      ],
    ])('%s', (_, old, replace, before, after) => {
      expect(applyTo(text, old, replace)).toEqual(replacedBy(text.replace(before, after)));
    });
  });

  describe('a block that leaves a line out is refused', () => {
    test.each([
      [
        'if lines are added beside it',
        'start(now)\nwait(five)\nopen(door)',
        'start(now)\nnew()\nwait(five)\nopen(door)',
      ],
      [
        'if the lines on both sides of it change',
        'start(now)\nwait(five)\nopen(door)',
        'go()\nopen(door)',
      ],
      [
        'if another line takes the place of its neighbour',
        'start(now)\nwait(five)\nopen(door)',
        'start(now)\nother()\nopen(door)',
      ],
      [
        'if its neighbour comes out of a block',
        'start(now)\nwait(five)\nopen(door)',
        'start(now)\n  wait(five)\nopen(door)',
      ],
      [
        'if REPLACE adds it',
        'start(now)\nwait(five)\nopen(door)',
        'start(now)\nwait(five)\nlock(door)\nopen(door)',
      ],
      [
        'if it leaves out two',
        'start(now)\nopen(door)\nleave(now)',
        'start(now)\nopen(gate)\nleave(now)',
      ],
      [
        'if lines are added beside it, though the comparison finds them lower',
        'leave(now)\nwait(five)\nopen(door)\nleave(now)',
        'leave(now)\nwait(five)\nnew()\nwait(five)\nopen(door)\nleave(now)',
      ],
      ['if it has only two others', 'start(now)\nwait(five)', 'start(now)\nwait(six)'],
    ])('%s', (_, search, replace) => {
      expect(applyTo(text, search, replace)).toHaveProperty('kind', 'refused');
    });

    test('if it has several places', () => {
      const twin = text.replaceAll('lock', 'shut');
      const applied = applyTo(
        text + twin,
        'start(now)\nwait(five)\nopen(door)',
        'start(now)\nwait(five)\nopen(gate)',
      );
      expect(applied).toMatchObject({ kind: 'refused', why: expect.stringContaining('2 places') });
    });

    test('if a like line above makes its place unclear', () => {
      const twice = 'a(1)\nb(1)\nb(1)\nc(1)\n';
      expect(applyTo(twice, 'a(1)\nb(1)\nc(1)', 'a(1)\nb(2)\nc(1)')).toHaveProperty(
        'kind',
        'refused',
      );
    });
  });

  test('new lines that can begin a line higher are beside it as well', () => {
    const file = 'save()\n\n// last\nmap\n  .add(b)\n  .end()\n';
    const search = 'save()\n\nmap\n  .add(b)\n  .end()';
    const replace = search.replace('map', 'map\n  .add(a)\n\nmap');
    expect(applyTo(file, search, replace)).toHaveProperty('kind', 'refused');
  });

  test('it and a twin whose first line is indented in another way are two places', () => {
    const file =
      'with a:\n    with b:\n      c()\n      d()\n  with b:\n    with a:\n      c()\n      d()\n';
    const search = '  with b:\n      c()\n      d()';
    expect(applyTo(file, search, search.replace('c()', 'e()'))).toHaveProperty('kind', 'refused');
  });

  test('a line that only closes is no other one, so nothing is added inside the block', () => {
    const test = "  it('a', () => {\n    expect(a)\n    expect(b)\n  })\n})\n";
    const search = '    expect(a)\n    expect(b)\n})';
    const replace = "    expect(a)\n    expect(b)\n\n  it('b', () => {\n    expect(c)\n  })\n})";
    expect(applyTo(test, search, replace)).toHaveProperty('kind', 'refused');
  });

  test('a blank line that the file lacks may stand for one that is missing', () => {
    const file = 'a()\n\nset(x) {\n  this.x = x;\n  return x;\n}\n';
    const [search, replace] = [
      '\n  this.x = x;\n  return x;',
      '\nset(y): void\n  this.x = x;\n  return x;',
    ];
    expect(applyTo(file, search, replace)).toHaveProperty('kind', 'refused');
  });

  test.each([
    ['above', '\nset(b)\nget(b)', '\nif (c)\n  set(c)\n\nset(d)\nget(b)'],
    ['below', 'a()\nset(b)\n\n', 'a()\nset(b)\n\nelse\n  set(c)\n\n'],
  ])(
    'blank lines that the file lacks may stand for one that is missing %s',
    (_, search, replace) => {
      const file = 'x()\na()\nset(b)\n\nget(b)\n\ny()\nset(b)\nget(b)\nz()\n'.replace(
        '\n\nget(b)',
        '\nkeep()',
      );
      expect(applyTo(file, search, replace)).toHaveProperty('kind', 'refused');
    },
  );

  test('whatever line is left out and whatever changes, the result is that of the whole block or a refusal', () => {
    const line = fc.stringMatching(/^[a-d]{4}\([a-d]{3}\)$/);
    const lines = fc.uniqueArray(line, { minLength: 6, maxLength: 9 });
    const change = fc.record({
      at: fc.nat(8),
      removed: fc.nat(2),
      added: fc.array(line, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(lines, change, fc.nat(8), (file, { at, removed, added }, left) => {
        const start = at % file.length;
        const isKept = left < start || left >= start + removed;
        fc.pre(
          left > 0 && left < file.length - 1 && isKept && !added.some((one) => file.includes(one)),
        );
        const after = file.toSpliced(start, removed, ...added);
        const moved = left < start ? left : left - removed + added.length;
        fc.pre(after.join('\n') !== file.join('\n'));
        const text = `${file.join('\n')}\n`;
        const applied = applyLinesTo(text, file.toSpliced(left, 1), after.toSpliced(moved, 1));
        if (applied.kind === 'replaced') expect(applied.text).toBe(`${after.join('\n')}\n`);
      }),
      runs(200),
    );
  });
});
