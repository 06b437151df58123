import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { syntaxChecker } from '../../../../src/engines/syntax/index.ts';
import { embeddedTexts } from '../../../../src/engines/syntax/languages/index.ts';
import { runs } from '../../../support/property-runs.ts';

const { check } = syntaxChecker(new URL('../../../../dist/grammars/', import.meta.url));

describe('embeddedTexts', () => {
  it.each([
    ['<script>a</script>', 'script.js'],
    ['<SCRIPT\n defer >a</SCRIPT >', 'script.js'],
    ['<script type="module">a</script>', 'script.mjs'],
    ['<script type=text/babel>a</script>', 'script.jsx'],
    ['<script type="application/ld+json">a</script>', 'script.json'],
    ["<script type='importmap'>a</script>", 'script.json'],
    ['<script setup lang="ts" generic="T extends Record<string, A>">a</script>', 'script.ts'],
    ['<script context="module" lang="tsx">a</script>', 'script.tsx'],
    ['<style>a</style>', 'style.css'],
    ['<style scoped lang="css">a</style>', 'style.css'],
    ['<style lang="scss">a</style>', 'style.scss'],
  ])('reads %s as %s', (text, path) => {
    expect(embeddedTexts(text)).toMatchObject([{ path, text: 'a' }]);
  });

  it.each([
    '<script src="a.js"></script>',
    '<script type="text/template"><p>a</p></script>',
    '<script lang="coffee">a</script>',
    '<style lang="stylus">a</style>',
    '<!-- <script>a</script> -->',
    '<scripture>a</scripture>',
    '<script />',
    '<script>a',
    '<script a="',
    '<!-- <script>a</script>',
  ])('leaves out %s', (text) => {
    expect(embeddedTexts(text)).toEqual([]);
  });

  it('says where each text begins', () => {
    const text = '<p>\n  <style>a</style>\n<!-- <style> --><script>\nb\n</script>';
    expect(embeddedTexts(text)).toEqual([
      { path: 'style.css', text: 'a', row: 1, column: 9 },
      { path: 'script.js', text: '\nb\n', row: 2, column: 24 },
    ]);
  });

  it('returns what stands there, for any text', () => {
    const word = fc.constantFrom(
      ...['<script', '</script>', '<style>', '</style', '<!--', '-->', '>', '"', "'", ' lang=ts'],
      ...['\n', 'a', '/>', '=', ' '],
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const page = words.join('');
        for (const { text, row, column } of embeddedTexts(page)) {
          const rest = page.split('\n').slice(row).join('\n');
          expect(rest.slice(column).startsWith(text)).toBe(true);
        }
      }),
      runs(300),
    );
  });
});

const vue = (script: string, style = '') =>
  `<template>\n  <p>{{ a }}</p>\n</template>\n<script setup lang="ts">\n${script}\n</script>\n<style>\n${style}\n</style>\n`;

describe('a component', () => {
  it('is sound if its script is', async () => {
    for (const path of ['a.vue', 'a.svelte']) {
      expect(await check(path, null, vue('let a: number = 1;', 'a { b: c }'))).toEqual({
        kind: 'sound',
      });
    }
  });

  it.each(['a.vue', 'a.svelte'])('is broken by its script: %s', async (path) => {
    const problem = { line: 6, column: 8, message: 'missing initializer in const declaration' };
    for (const before of [null, vue('let a;')]) {
      expect(await check(path, before, vue('let a: B;\nconst c;'))).toEqual({
        kind: 'broken',
        problems: [problem],
      });
    }
  });

  it('is broken by a bracket of its style, and by nothing else in it', async () => {
    const before = vue('', 'a { b: c }');
    expect(await check('a.vue', before, vue('', 'a { b: c'))).toEqual({
      kind: 'broken',
      problems: [{ line: 8, column: 3, message: '`{` is never closed' }],
    });
    const nested = vue('', 'a { b.c { d: e } @apply f; }');
    expect((await check('a.vue', before, nested)).kind).not.toBe('broken');
  });
});

describe('the template of a component', () => {
  const inVue = (content: string) => `<template>\n  <a>b</a>\n  ${content}\n</template>\n`;

  it.each([
    ['<p>{{ f(a }}</p>', 10, '`(` is never closed'],
    ['<p>{ a }}</p>', 11, 'unexpected `}`'],
    ['<p :a="f(1">b</p>', 11, '`(` is never closed'],
    ['<p v-if="a && b)">c</p>', 18, 'unexpected `)`'],
    ["<p @click='a = [1'>c</p>", 18, '`[` is never closed'],
    ['<p v-for="(a, b in c">{{ b }}</p>', 13, '`(` is never closed'],
    ['<p #b="{ c">d</p>', 10, '`{` is never closed'],
  ])('is broken by %s', async (content, column, message) => {
    for (const before of [null, inVue('')]) {
      expect(await check('a.vue', before, inVue(content))).toEqual({
        kind: 'broken',
        problems: [{ line: 3, column, message }],
      });
    }
  });

  it.each([
    `<p v-for="({ a }, b) of c" :d="\`(\${e})\`" @f="if (g) h(')')" #i="{ j = [] }">(k } ' {{ '(' }}</p>`,
    '<p class="a(" title="[" :b="c as D<E>">{{ e | f(1) }}</p>',
    '<p @a="\n  // don\'t (\n  b()\n">c</p>',
    '<p v-pre>{{ a( }}</p>',
    '<!-- {{ a( }} -->',
  ])('is sound with %s', async (content) => {
    expect(await check('a.vue', null, inVue(content))).toEqual({ kind: 'sound' });
  });

  it('is the same in Svelte', async () => {
    const sound = '<p class="(" a={f(1)} {...b}>{#each c as { d } (d.e)}{d[")"]}{/each}</p>\n';
    expect(await check('a.svelte', null, sound)).toEqual({ kind: 'sound' });
    for (const [found, column] of [
      ['f(1)', 18],
      ['(d.e)', 48],
      [']', 56],
    ] as const) {
      const broken = sound.replace(found, found.slice(0, -1));
      expect(await check('a.svelte', sound, broken)).toMatchObject({
        kind: 'broken',
        problems: [{ line: 1, column }],
      });
    }
  });
});

describe('a page', () => {
  const page = (script: string, attributes = '') =>
    `<p>a</p> <script${attributes}>${script}</script>\n`;

  it('is broken by a script, whose place is that in the page', async () => {
    expect(await check('a.html', page('let a = 1;'), page('const a;'))).toEqual({
      kind: 'broken',
      problems: [{ line: 1, column: 25, message: 'missing initializer in const declaration' }],
    });
  });

  it('is broken by data', async () => {
    const json = ' type="application/json"';
    expect(await check('a.html', page('{}', json), page('{', json))).toMatchObject({
      kind: 'broken',
    });
  });

  it('may be a template', async () => {
    for (const tag of ['{{ b }}', '<%= b %>', '{% b %}', '<?= b ?>']) {
      expect(await check('a.html', page('let a;'), page(`let a = ${tag};`))).toEqual({
        kind: 'unchecked',
        why: 'has tags of a template engine',
      });
    }
  });

  it('is not blocked if it is new', async () => {
    expect(await check('a.html', null, page('const a;'))).toMatchObject({ kind: 'unchecked' });
  });

  it('may have scripts added, moved and removed', async () => {
    const [a, b] = [page('let a = b;'), page('let c = {{ d }};')];
    expect(await check('a.html', b, a + b)).toMatchObject({ kind: 'unchecked' });
    expect(await check('a.html', a + b, b + a)).toMatchObject({ kind: 'unchecked' });
    expect(await check('a.html', a + b, a)).toEqual({ kind: 'sound' });
  });
});
