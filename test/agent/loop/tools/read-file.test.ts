import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../../../src/engines/errors.ts';
import { keyOf, ticketOf } from '../../../support/memory/samples/tickets.ts';
import { runs } from '../../../support/property-runs.ts';
import { contextOf, kept, look, shop, task, within } from './exploring.ts';

const long = 'src/long.ts';
const read = (input: object) => look(shop, 'read_file', input);

describe('a file', () => {
  test('is shown whole, or some of its lines', async () => {
    expect(await read({ path: 'src/cart.ts' })).toBe('(lines 1-3 of 3)\none\ntwo\nthree');
    expect(await read({ path: 'src/cart.ts', ranges: ['2'] })).toBe('(lines 2-2 of 3)\ntwo');
  });

  test('is shown by its outline and beginning if it is long', async () => {
    const whole = await read({ path: long });
    expect(whole).toContain(' class Cart\n');
    expect(whole).toMatch(/\n\(lines 1-\d+ of 2002\)\nexport class Cart \{/);
    expect(whole.length).toBeLessThan(14_000);
  });

  test('of tests is shown by fewer lines: a new test needs the form of one, and its place', async () => {
    const tests = Array.from(
      { length: 300 },
      (_, at) => `test('adds ${at}', () => {\n  expect(sum(${at}, 0)).toBe(${at});\n});`,
    );
    const text = tests.join('\n');
    const files = { 'test/sum.test.ts': text, 'src/sum.ts': text };
    const shown = (input: object) => look(contextOf(files), 'read_file', input);
    const [own, other] = [
      await shown({ path: 'test/sum.test.ts' }),
      await shown({ path: 'src/sum.ts' }),
    ];
    expect(own.length).toBeLessThan(5_000);
    expect(other.length).toBeGreaterThan(own.length);
    const range = (path: string) => shown({ path, ranges: ['1-900'] });
    expect((await range('test/sum.test.ts')).length).toBeLessThan(14_300);
    expect((await range('src/sum.ts')).length).toBeGreaterThan(14_300);
  });

  test('is shown with the kept patch', async () => {
    const patched = (path: string) => look(shop, 'read_file', { path }, { run: kept });
    expect(await patched('src/cart.ts')).toContain('uno');
    expect(await patched('src/new.ts')).toContain('new');
    expect(await patched('README.md')).toBe('There is no file README.md.');
  });

  test.each([
    ['../secret', 'is not a path inside the repository'],
    ['/etc/passwd', 'is not a path inside the repository'],
    ['.git/config', 'is protected'],
    ['.github/workflows/ci.yml', 'is protected'],
    ['docs/logo.png', 'docs/logo.png cannot be edited: it is not text.'],
    ['lib/cart.ts', 'Files of that name: src/cart.ts, src/api/cart.ts.'],
    ['src/crat.ts', 'Similar names: src/api/cart.ts, src/cart.ts.'],
    ['absent.ts', 'There is no file absent.ts.'],
  ])('is not shown as %s: %s', async (path, said) => {
    expect(await read({ path })).toContain(said);
  });

  test('stays inside the safe directory', async () => {
    expect(await look(shop, 'read_file', { path: 'README.md' }, { within })).toContain(
      'is outside the safe directory',
    );
  });
});

describe('ranges', () => {
  test('may be several', async () => {
    expect(await read({ path: long, ranges: ['3-3', '1501-1502'] })).toBe(
      '(lines 3-3 of 2002)\n  line(2);\n\n(lines 1501-1502 of 2002)\n  line(1500);\n  line(1501);',
    );
  });

  test.each([{ ranges: ['2-3'] }, { ranges: '2-3' }, { ranges: ['L2-L3'] }, { ranges: ['2--1'] }])(
    'are understood as %j',
    async (form) => {
      const found = await read({ path: 'src/cart.ts', ...form });
      expect(found).toBe('(lines 2-3 of 3)\ntwo\nthree');
    },
  );

  test('come in their order, with few lines between them', async () => {
    expect(await read({ path: long, ranges: ['20-21', '9-10', '13-14'] })).toMatch(
      /^\(lines 9-14 of 2002\)\n {2}line\(8\);\n[\s\S]*\n\n\(lines 20-21 of 2002\)\n/,
    );
  });

  const body = (name: string, lines = 400) =>
    `function ${name}() {\n${`  ${name}(1234567);\n`.repeat(lines)}}\n`;

  test('say once what there is no room for, and what it defines', async () => {
    const files = {
      'src/a.ts': ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => body(name)).join(''),
    };
    const found = await look(contextOf(files), 'read_file', {
      path: 'src/a.ts',
      ranges: ['1-1800', '1850-2412'],
    });
    expect(found).toMatch(
      /^\(lines 1-1636 of 2412\)[\s\S]*\n\n\(left out: lines 1637-1800, 1850-2412, [\d,]+ characters; there: 2011-2412 six\)$/,
    );
    expect(found.match(/left out/g)).toHaveLength(1);
    expect(found.length).toBeLessThan(28_100);
  });

  test('leave out the longest documentation, where there is no room for all', async () => {
    const doc = (lines: number) =>
      `def f${lines}():\n    """Says.\n\n${'    Words of it, and some more words.\n'.repeat(lines)}    """\n    go()\n`;
    const files = { 'a.py': [doc(800), doc(30), ...Array(9).fill('go()\n')].join('') };
    const found = await look(contextOf(files), 'read_file', { path: 'a.py', ranges: ['1-999'] });
    expect(found).toMatch(/^\(long documentation is left out: lines 3-804\)\n/);
    expect(found).toContain('\n    Words of it, and some more words.\n');
    expect(await look(contextOf(files), 'read_file', { path: 'a.py', ranges: ['4-20'] })).toContain(
      'Words of it, and some more words.',
    );
  });

  test('are all of a file of 350 lines, whatever documentation it has', async () => {
    const text = `${'const value = "abcdefghijklmnopqrstuvw";\n'.repeat(325)}end();`;
    const documented = `${text}\n${'// Words of it.\n'.repeat(500)}`;
    const long = await look(contextOf({ 'a.ts': documented }), 'read_file', { path: 'a.ts' });
    expect(long).toMatch(/^\(long documentation is left out: lines 327-826\)\n\n\(lines 1-326 /);
    const found = await look(contextOf({ 'src/a.ts': text }), 'read_file', { path: 'src/a.ts' });
    expect(found).toBe(`(lines 1-326 of 326)\n${text}`);
  });

  test('never fail, whatever they are', async () => {
    const range = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null));
    const form = fc.record({ ranges: fc.oneof(fc.array(range), fc.anything()) });
    await fc.assert(
      fc.asyncProperty(form, async (input) => {
        expect((await read({ path: long, ...input })).length).toBeLessThan(29_000);
      }),
      runs(100),
    );
  });
});

describe('list_files', () => {
  const list = (input: object, given = {}) => look(shop, 'list_files', input, given);

  test('lists allowed files, as the kept patch leaves them', async () => {
    expect(await list({})).toBe(
      [
        '5 files',
        'README.md',
        'docs/logo.png',
        'src/api/cart.ts',
        'src/cart.ts',
        'src/long.ts',
      ].join('\n'),
    );
    expect(await list({ directory: './src/' }, { run: kept, within })).toBe(
      ['4 files', 'src/api/cart.ts', 'src/cart.ts', 'src/long.ts', 'src/new.ts'].join('\n'),
    );
  });

  test.each([
    [{ glob: '*.ts' }, '3 files\nsrc/api/cart.ts\nsrc/cart.ts\nsrc/long.ts'],
    [{ glob: 'src/*.ts' }, '2 files\nsrc/cart.ts\nsrc/long.ts'],
    [{ directory: 'src', glob: 'api/*' }, '1 file\nsrc/api/cart.ts'],
    [{ glob: '*.py' }, 'None of the 5 files below the root matches *.py.'],
    [{ directory: 'lib/apis' }, 'There are no files below lib/apis.'],
  ])('for %j answers %s', async (input, said) => {
    expect(await list(input)).toBe(said);
  });

  test.each(['absent', '..', '.github/workflows', '/etc'])(
    'has nothing below %s',
    async (directory) => {
      expect(await list({ directory })).toMatch(/^There are no files below /);
    },
  );

  test('counts the files in folders if there are many, and asks for a glob where a folder has more', async () => {
    const many = Array.from({ length: 1_200 }, (_, n) => [`src/f${n % 2}/file${n}.ts`, '']);
    const large = contextOf({ ...Object.fromEntries(many), 'src/main.ts': '' });
    expect(await look(large, 'list_files', { directory: 'src' })).toBe(
      ['1201 files', 'src/f0/ (600 files)', 'src/f1/ (600 files)', 'src/main.ts'].join('\n'),
    );
    const [head, ...names] = (await look(large, 'list_files', { directory: 'src/f0' })).split('\n');
    const more = Number(/^\((\d+) more: give a glob\)$/.exec(names.pop() ?? '')?.[1]);
    expect(head).toBe('600 files');
    expect(names.join('\n').length).toBeLessThanOrEqual(5_000);
    expect(names.length + more).toBe(600);
  });
});

/** Tickets, of which APP-9 was moved to another project, and APP-8 may not be seen. */
const context = contextOf(
  {},
  {
    tickets: {
      read: async (key) => {
        if (key === 'APP-8') throw new UserError('APP-8 cannot be seen by agent@example.com.');
        const moved = keyOf(key === 'APP-9' ? 'PAY-9' : key);
        return ticketOf({ key: moved, summary: `About ${key}` });
      },
    },
  },
);

describe('read_ticket', () => {
  test('shows a ticket of the same project', async () => {
    const shown = await look(context, 'read_ticket', { key: ' app-3 ' });
    expect(shown).toContain('Status: Zu erledigen\n\n# APP-3: About APP-3');
  });

  test.each(['PAY-1', 'APP-9', 'APPX-1', 'APP-', '../APP-3', 'APP'])(
    'shows none of another project: %s',
    async (key) => {
      expect(await look(context, 'read_ticket', { key })).toBe(
        'Only tickets of the project APP can be read, such as APP-1.',
      );
    },
  );

  test('says why a ticket cannot be seen', async () => {
    expect(await look(context, 'read_ticket', { key: 'APP-8' })).toBe(
      'It could not be read: APP-8 cannot be seen by agent@example.com.',
    );
  });

  test('says that there are no tickets if the task has none', async () => {
    const { key: _, ...within } = task;
    expect(await look(context, 'read_ticket', { key: 'APP-3' }, { within })).toBe(
      'There is no ticket system here.',
    );
  });

  test('a long ticket is cut, and says so', async () => {
    const tickets = {
      read: async () => ticketOf({ description: 'word '.repeat(5_000) }),
    };
    const shown = await look(contextOf({}, { tickets }), 'read_ticket', { key: 'APP-17' });
    expect(shown.length).toBeLessThan(8_300);
    expect(shown).toMatch(/\n\(cut here: \d+ more characters\)$/);
  });
});
