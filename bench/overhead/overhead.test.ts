import { describe, expect, it } from 'vitest';
import { syntaxChecker } from '../../src/engines/syntax/index.ts';
import { benchmark, readOptions } from './index.ts';
import { bug, longSourcesOf, sourcesOf } from './sources.ts';

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

  it('are as long as real ones, if asked', () => {
    const files = [...longSourcesOf(2_000, 1)];
    expect(files.map(([path]) => path)).toEqual(Object.keys(sourcesOf(2_000, 1)));
    const lengths = files.map(([, text]) => text.length).sort((a, b) => a - b);
    expect(lengths[1_000]).toBeGreaterThan(2_500);
    expect(lengths[1_000]).toBeLessThan(5_000);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean).toBeGreaterThan(9_000);
    expect(mean).toBeLessThan(14_000);
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
      first_request: [
        { files: 40, text_mb: figure, cpu_seconds: figure, mb: figure, to_grep: figure },
      ],
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
