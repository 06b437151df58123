import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  bracketsOf,
  grammarLoader,
  pairBrackets,
} from '../../../../src/engines/syntax/grammar/index.ts';
import { syntaxChecker } from '../../../../src/engines/syntax/index.ts';
import { languages } from '../../../../src/engines/syntax/languages/index.ts';

const folder = new URL('../../../../dist/grammars/', import.meta.url);

const moduleOf = (name: string) =>
  languages.find(({ label }) => label === name)?.grammar?.module ?? '';

const exhausting = '{a:'.repeat(25_000);

describe('a text that exhausts the runtime', () => {
  it('is not parsed, and the next text of any language is', async () => {
    const load = grammarLoader(folder);
    const go = await load(moduleOf('Go'));
    const javascript = await load(moduleOf('JavaScript'));
    expect(javascript(exhausting, () => 'parsed')).toBeUndefined();
    expect(go('package a\n', () => 'parsed')).toBeUndefined();
    for (const name of ['Go', 'JavaScript', 'Java']) {
      const parse = await load(moduleOf(name));
      expect(parse('', (tree) => tree.rootNode.hasError)).toBe(false);
    }
  });

  it('may do so again and again', async () => {
    const load = grammarLoader(folder);
    for (let run = 0; run < 3; run += 1) {
      const parse = await load(moduleOf('JavaScript'));
      expect(parse('let a;', (tree) => tree.rootNode.hasError)).toBe(false);
      expect(parse(exhausting, () => 'parsed')).toBeUndefined();
    }
  });

  it('does so as well where its tree is read', async () => {
    const load = grammarLoader(folder);
    const recurse = (): number => 1 + recurse();
    expect((await load(moduleOf('Go')))('package a\n', recurse)).toBeUndefined();
    expect((await load(moduleOf('Go')))('package a\n', () => 1)).toBe(1);
  });
});

describe('a parser', () => {
  it('passes on errors that are bugs', async () => {
    const parse = await grammarLoader(folder)(moduleOf('Go'));
    const fail = () => {
      throw new TypeError('a bug');
    };
    expect(() => parse('package a\n', fail)).toThrow('a bug');
    expect(parse('package a\n', () => 1)).toBe(1);
  });

  it('reads characters of two halves at any place', async () => {
    const parse = await grammarLoader(folder)(moduleOf('Go'));
    for (const offset of [0, 1]) {
      const text = `package a\n\nvar a = "${'a'.repeat(offset)}${'😀'.repeat(400)}"\n`;
      const end = parse(text, ({ rootNode }) => (rootNode.hasError ? -1 : rootNode.endIndex));
      expect(end).toBe(text.length);
    }
  });

  it('gives up by the work, so that a slow machine says the same', async () => {
    const parse = await grammarLoader(folder)(moduleOf('JavaScript'));
    expect(parse('a\n'.repeat(400_000), () => 'parsed')).toBeUndefined();
    expect(parse('a\n'.repeat(4_000), () => 'parsed')).toBe('parsed');
  });
});

describe('a text on which every step is slow', () => {
  const slow = '<!--'.repeat(2_000);

  it('is given up by the time of the processor', async () => {
    const parse = await grammarLoader(folder, 50)(moduleOf('Python'));
    expect(parse(slow, () => 'parsed')).toBeUndefined();
    expect(parse('a = 1\n', () => 'parsed')).toBe('parsed');
  });
});

describe('files that are checked at once', () => {
  it('do not suffer from one that exhausts the runtime', async () => {
    const { check } = syntaxChecker(folder);
    const verdicts = await Promise.all([
      check('a.js', null, exhausting),
      check('a.go', null, 'package a\n'),
      check('a.py', null, 'a = 1\n'),
    ]);
    expect(verdicts.map(({ kind }) => kind)).toEqual(['unchecked', 'sound', 'sound']);
  });
});

describe('a damaged installation', async () => {
  const damaged = await mkdtemp(join(tmpdir(), 'grammars-'));
  afterAll(() => rm(damaged, { recursive: true }));
  const { check } = syntaxChecker(pathToFileURL(`${damaged}/`));
  const unchecked = (label: string) => ({
    kind: 'unchecked',
    why: `the grammar of ${label} cannot be loaded: install the agent anew`,
  });

  it('leaves files unchecked until it is mended, and says so', async () => {
    expect(await check('a.go', null, 'package a\n')).toEqual(unchecked('Go'));
    await cp(folder, damaged, { recursive: true });
    await writeFile(join(damaged, 'tree-sitter-go.wasm.br'), 'no grammar');
    expect(await check('a.go', null, 'package a\n')).toEqual(unchecked('Go'));
    expect(await check('A.java', null, 'class A {}\n')).toEqual({ kind: 'sound' });
  });
});

const pair = (text: string) =>
  pairBrackets(
    [...text].map((token, row) => ({ token, position: { row, column: 0 } })),
    [...text],
  );
const tokens = (
  brackets: readonly { readonly token: string; readonly position: { readonly row: number } }[],
) => brackets.map(({ token, position }) => `${token}${position.row}`);

describe('pairBrackets', () => {
  it.each([
    ['([]{})', [], []],
    ['([)', ['[1'], []],
    ['(]', ['(0'], [']1']],
    [')(', ['(1'], [')0']],
    ['({[}', ['[2', '(0'], []],
  ])('%s', (text, unclosed, unopened) => {
    const pairing = pair(text);
    expect(tokens(pairing.unclosed)).toEqual(unclosed);
    expect(tokens(pairing.unopened)).toEqual(unopened);
  });

  it.each([
    ['#{', ['{']],
    ['$((', ['(', '(']],
    ['=>', []],
  ])('finds the brackets of %s', (token, brackets) => {
    const found = bracketsOf(token, { row: 0, column: 3 });
    expect(found.map(({ token }) => token)).toEqual(brackets);
    expect(found.every(({ position }) => position.column > 3)).toBe(true);
  });

  it('tells from the indentation which bracket is not closed', () => {
    const lines = ['class A {', '  f() {', '    a;', '  g() {', '  }', '}'];
    const brackets = lines.flatMap((line, row) =>
      [...line].flatMap((token, column) =>
        '(){}'.includes(token) ? [{ token, position: { row, column } }] : [],
      ),
    );
    expect(tokens(pairBrackets(brackets, lines).unclosed)).toEqual(['{1']);
  });

  it('pairs 400,000 brackets without a counterpart in reach', () => {
    const lines = [...Array(200_000).fill('  {'), ...Array(200_000).fill('}')];
    const brackets = lines.map((line, row) => ({
      token: line.trim(),
      position: { row, column: line.length - 1 },
    }));
    const pairing = pairBrackets(
      [{ token: '(', position: { row: 0, column: 0 } }, ...brackets],
      lines,
    );
    expect(pairing.unclosed).toHaveLength(1);
  });

  it('returns every bracket without a partner', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'()[]{}')), (signs) => {
        const { balance, unclosed, unopened } = pair(signs.join(''));
        const sum = balance.split(' ').reduce((total, count) => total + Number(count), 0);
        expect(unclosed.length - unopened.length).toBe(sum);
      }),
    );
  });
});
