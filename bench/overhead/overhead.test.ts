import { describe, expect, it } from 'vitest';
import { syntaxChecker } from '../../src/adapters/syntax/index.ts';
import { benchmark, readOptions } from './index.ts';
import { bug, sourcesOf } from './sources.ts';

describe('the sources', () => {
  it('depend only on the seed and the number of files', () => {
    for (const count of [1, 200, 2_000]) {
      const files = sourcesOf(count, 1);
      expect(Object.keys(files)).toHaveLength(count);
      expect(files[bug.path]).toContain(bug.wrong);
    }
    expect(sourcesOf(200, 1)).toEqual(sourcesOf(200, 1));
    expect(sourcesOf(200, 1)).not.toEqual(sourcesOf(200, 2));
  });

  it('have several languages and folders, and valid syntax', async () => {
    const syntax = syntaxChecker(new URL('../../dist/grammars/', import.meta.url));
    const files = Object.entries(sourcesOf(200, 3));
    const unsound: string[] = [];
    for (const [path, text] of files) {
      const { kind } = await syntax.check(path, null, String(text));
      if (kind === 'broken') unsound.push(path);
    }
    expect(unsound).toEqual([]);
    const extensions = new Set(files.map(([path]) => path.slice(path.lastIndexOf('.'))));
    const folders = new Set(files.map(([path]) => path.slice(0, path.lastIndexOf('/'))));
    expect(extensions.size).toBeGreaterThan(5);
    expect(folders.size).toBeGreaterThan(4);
  });
});

describe('the measurement', () => {
  it('runs the real action up to its pull request and reports the cost', async () => {
    const { result, rows } = await benchmark([
      ...['--sizes', '30', '--start-sizes', '40', '--runs', '1'],
    ]);
    const figure = expect.any(Number);
    const keys = { seconds: figure, cpu_seconds: figure, mb: figure, requests: figure };
    expect(result).toEqual({
      30: { ...keys, tokens: figure },
      first_request: { 40: { cpu_seconds: figure, mb: figure } },
      version_ratio: figure,
    });
    const [row] = rows;
    const sum = Number(row?.['to Jira']) + Number(row?.['to GitHub']) + 3;
    expect(row).toMatchObject({ files: 30, 'to the model': 3, requests: sum });
    expect(Number(row?.['CPU seconds'])).toBeGreaterThan(0);
    expect(Number(row?.MB)).toBeGreaterThan(20);
  });

  it.each([['--runs', '0'], ['--sizes', '200,many'], ['--seed'], ['--what']])(
    'rejects %j %j and names the option',
    (...args) => {
      expect(() => readOptions(args)).toThrow(args[0]);
    },
  );
});
