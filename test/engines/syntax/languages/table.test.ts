import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { syntaxChecker } from '../../../../src/engines/syntax/index.ts';
import { findLanguage, languages } from '../../../../src/engines/syntax/languages/index.ts';
import { projectText } from '../../../repo/project.ts';
import { sectionsOf } from '../../../support/sections.ts';

const folder = new URL('../../../../dist/grammars/', import.meta.url);
const { check } = syntaxChecker(folder);

const fixtures = new Map(sectionsOf(new URL('languages.txt', import.meta.url)));

/** A text in a language, the same text after a bad edit, and the line that the verdict must name. */
function fixtureOf(label: string) {
  const parts = fixtures.get(label)?.split(/--- broken in line (\d+)\n/);
  if (parts === undefined)
    throw new Error(
      `Add a good and a broken text in ${label} to test/engines/syntax/languages/languages.txt.`,
    );
  const [good = '', line, broken] = parts;
  return { good, broken: `${broken}\n`, line: Number(line) };
}

describe.each(languages)('$label', ({ label, trusted, grammar, extensions }) => {
  it('has a good and a broken fixture', () => {
    expect(fixtureOf(label)).toEqual({
      good: expect.stringMatching(/\S/),
      broken: expect.stringMatching(/\S/),
      line: expect.toSatisfy((line) => line > 0),
    });
  });

  it.runIf(grammar)('is built', () => {
    const file = `${basename(grammar?.module ?? '')}.br`;
    const advice = `dist/grammars has no ${file}: check the name in the table, then run \`npm run dist\`.`;
    expect(existsSync(new URL(file, folder)), advice).toBe(true);
  });

  it.each(extensions)('distinguishes good from broken .%s files', async (extension) => {
    const { good, broken, line } = fixtureOf(label);
    const path = `src/cart.${extension}`;
    expect(await check(path, null, good)).toEqual({ kind: 'sound' });
    expect(await check(path, broken, good)).toEqual({ kind: 'sound' });
    const verdict = {
      kind: 'broken',
      problems: expect.arrayContaining([expect.objectContaining({ line })]),
    };
    expect(await check(path, null, broken)).toEqual(
      trusted ? verdict : { kind: 'unchecked', why: expect.stringContaining(label) },
    );
    expect(await check(path, good, broken)).toEqual(verdict);
    expect(await check(path, broken, broken)).toMatchObject({ kind: 'unchecked' });
  });
});

it('has no fixture without a language', () => {
  const labels = languages.map(({ label }) => label);
  expect([...fixtures.keys()].filter((label) => !labels.includes(label))).toEqual([]);
});

it('lists in docs/evidence.md the languages that are parsed', () => {
  const labels = languages.map(({ label }) => label).join(', ');
  expect(projectText('docs/evidence.md')).toContain(`The new text is parsed: ${labels}.`);
});

describe('findLanguage', () => {
  it('ignores the case of the extension', () => {
    expect(findLanguage('SRC/CART.PY', '')?.label).toBe('Python');
  });

  it.each(['Makefile', 'cart.xyz', 'cart.d/py', '.py/cart', 'py'])('finds none for %s', (path) => {
    expect(findLanguage(path, '')).toBeUndefined();
  });

  it.each([
    ['include/cart.h', 'class Cart;\n', 'C++'],
    ['Gemfile', '', 'Ruby'],
    ['home/.bashrc', '', 'Bash'],
    ['bin/cart', '#!/bin/sh\n', 'Bash'],
    ['bin/cart', '#!/usr/bin/env python3\n', 'Python'],
    ['bin/cart', '#! /usr/bin/env -S node --no-warnings\n', 'JavaScript'],
    ['bin/cart', '#!/usr/bin/env RUBYOPT=-w ruby', 'Ruby'],
  ])('knows %s, %j', (path, text, label) => {
    expect(findLanguage(path, text)?.label).toBe(label);
  });

  it.each([
    ['bin/cart', '#!/usr/bin/awk -f\n'],
    ['bin/cart', '#!\n'],
    ['bin/cart', 'python3'],
    ['cart.xyz', '#!/bin/sh\n'],
  ])('guesses none for %s, %j', (path, text) => {
    expect(findLanguage(path, text)).toBeUndefined();
  });
});
