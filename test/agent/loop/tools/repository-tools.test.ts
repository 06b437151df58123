import { describe, expect, test } from 'vitest';
import { changeOf, patchOf, rulesOf, runOf, step } from '../../../support/memory/samples.ts';
import { contextOf, look, task } from './exploring.ts';

const body = Array.from({ length: 2_000 }, (_, n) => `  line(${n + 1});`);
const long = ['export class Cart {', ...body, '}', ''].join('\n');
const context = contextOf({
  'src/cart.ts': 'one\ntwo\nthree\n',
  'src/api/cart.ts': 'api\n',
  'src/long.ts': long,
  'docs/logo.png': null,
  '.github/workflows/ci.yml': 'total: secret\n',
  'README.md': 'Total\n',
});
const within = { ...task, paths: rulesOf('src') };

/** A run whose kept patch changes one file and adds another. */
const kept = runOf(
  step.edited(
    patchOf(
      changeOf('src/cart.ts', 'one\ntwo\nthree\n', 'uno\ntotal\n'),
      changeOf('src/new.ts', null, 'new\n'),
      changeOf('README.md', 'Total\n', null),
    ),
  ),
  step.checked(),
);

describe('read_file', () => {
  test('shows a file, or some of its lines', async () => {
    expect(await look(context, 'read_file', { path: 'src/cart.ts' })).toBe(
      '(lines 1-3 of 3)\none\ntwo\nthree',
    );
    expect(
      await look(context, 'read_file', { path: 'src/cart.ts', start_line: '2', end_line: 2.9 }),
    ).toBe('(lines 2-2 of 3)\ntwo');
  });

  test('accepts the names that other tools have for a path, and prefers its own', async () => {
    const own = await look(context, 'read_file', { path: 'src/cart.ts' });
    expect(await look(context, 'read_file', { file_path: 'src/cart.ts' })).toBe(own);
    const both = { path: 'src/cart.ts', file_path: 'README.md' };
    expect(await look(context, 'read_file', both)).toBe(own);
    expect(await look(context, 'list_files', { path: 'src/api' })).toBe('src/api/cart.ts');
    expect(await look(context, 'search_code', { pattern: 'two' })).toBe('src/cart.ts:2: two');
  });

  test('shows the outline and the beginning of a long file, and any of its lines', async () => {
    const whole = await look(context, 'read_file', { path: 'src/long.ts' });
    expect(whole).toContain(' class Cart\n');
    expect(whole).toContain('of 2002; cut here, ask for the rest by its lines)');
    expect(whole.length).toBeLessThan(8_300);
    expect(
      await look(context, 'read_file', { path: 'src/long.ts', start_line: 1_501, end_line: 1_501 }),
    ).toBe('(lines 1501-1501 of 2002)\n  line(1500);');
  });

  test('shows files with the kept patch, new ones too', async () => {
    expect(await look(context, 'read_file', { path: 'src/cart.ts' }, { run: kept })).toContain(
      'uno',
    );
    expect(await look(context, 'read_file', { path: 'src/new.ts' }, { run: kept })).toContain(
      'new',
    );
  });

  test('does not show a file that the kept patch deletes', async () => {
    expect(await look(context, 'read_file', { path: 'README.md' })).toContain('Total');
    expect(await look(context, 'read_file', { path: 'README.md' }, { run: kept })).toBe(
      'There is no file README.md.',
    );
    expect(await look(context, 'list_files', {}, { run: kept })).not.toContain('README.md');
  });

  test.each([
    ['../secret', 'is not a path inside the repository'],
    ['/etc/passwd', 'is not a path inside the repository'],
    ['.git/config', 'is protected'],
    ['.github/workflows/ci.yml', 'is protected'],
    ['docs/logo.png', 'docs/logo.png is not a text file, or too large.'],
    [
      'lib/cart.ts',
      'There is no file lib/cart.ts. Files of that name: src/cart.ts, src/api/cart.ts.',
    ],
    ['absent.ts', 'There is no file absent.ts.'],
  ])('answers for %s: %s', async (path, said) => {
    expect(await look(context, 'read_file', { path })).toContain(said);
  });

  test('stays inside the safe directory', async () => {
    expect(await look(context, 'read_file', { path: 'README.md' }, { within })).toContain(
      'is outside the safe directory',
    );
  });
});

describe('search_code', () => {
  test('finds lines of allowed files only', async () => {
    expect(await look(context, 'search_code', { query: 'TOTAL' })).toBe('README.md:1: Total');
    expect(await look(context, 'search_code', { query: 'total' }, { within })).toBe(
      'No line contains this text.',
    );
  });

  test('searches the kept patch instead of what it changed or deleted', async () => {
    expect(await look(context, 'search_code', { query: 'total' }, { run: kept })).toBe(
      'src/cart.ts:2: total',
    );
    expect(await look(context, 'search_code', { query: 'three' }, { run: kept })).toBe(
      'No line contains this text.',
    );
  });

  test('shows a limited number of lines, and says that there are more', async () => {
    const found = (await look(context, 'search_code', { query: 'line(' })).split('\n');
    expect(found).toHaveLength(51);
    expect(found[0]).toBe('src/long.ts:2: line(1);');
    expect(found.at(-1)).toBe('(there are more: search for something rarer)');
  });
});

describe('list_files', () => {
  test('lists allowed files, including those of the kept patch', async () => {
    expect(await look(context, 'list_files', {})).toBe(
      ['README.md', 'docs/logo.png', 'src/api/cart.ts', 'src/cart.ts', 'src/long.ts'].join('\n'),
    );
    expect(await look(context, 'list_files', { directory: './src/' }, { run: kept, within })).toBe(
      ['src/api/cart.ts', 'src/cart.ts', 'src/long.ts', 'src/new.ts'].join('\n'),
    );
  });

  test.each(['absent', '..', '.github/workflows', '/etc'])(
    'has nothing below %s',
    async (directory) => {
      expect(await look(context, 'list_files', { directory })).toMatch(
        /^There are no files below /,
      );
    },
  );

  test('counts the files in folders if there are many', async () => {
    const many = Array.from({ length: 400 }, (_, n) => [`src/f${n % 2}/file${n}.ts`, '']);
    const large = contextOf({ ...Object.fromEntries(many), 'src/main.ts': '' });
    expect(await look(large, 'list_files', { directory: 'src' })).toBe(
      ['src/f0/ (200 files)', 'src/f1/ (200 files)', 'src/main.ts'].join('\n'),
    );
    const flat = (await look(large, 'list_files', { directory: 'src/f0' })).split('\n');
    expect(flat).toHaveLength(151);
    expect(flat.at(-1)).toBe('(and 50 more)');
  });
});
