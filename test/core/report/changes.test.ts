import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeBlocks } from '../../../src/core/report/changes.ts';
import { renderMarkdown } from '../../../src/core/report/index.ts';
import type { Run } from '../../../src/core/run/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { aCall, changeOf, patchOf, runOf, step } from '../../support/memory/samples.ts';
import { cart, fixOf } from './outcomes.ts';

const told = (run: Run) => renderMarkdown(changeBlocks(run, 'What changed:'), 100_000);

test('the summary of the change and its files are listed, without what was planned', () => {
  const moved = [changeOf('old.ts', 'c\n', null), changeOf('new.ts', null, 'c\n')];
  expect(told(fixOf(cart, ...moved, changeOf('gone.ts', 'd\n', null)))).toBe(
    [
      '**What changed:** It multiplies.\n',
      '- `gone.ts` \\(deleted\\) −1',
      '- `new.ts` \\(renamed from `old.ts`\\)',
      '- `src/cart.ts` +1 −1\n',
    ].join('\n'),
  );
});

test('what the reviewer noticed besides comes after the files', () => {
  const verdict = {
    kind: 'approve',
    summary: 'It multiplies.',
    noticed: 'The `tax` is 0.',
  } as const;
  const reviewed = { kind: 'reviewed', verdict, call: aCall } as const;
  const steps = [step.fix('src/cart.ts'), step.edited(patchOf(cart)), step.checked(), reviewed];
  expect(told(runOf(...steps))).toMatch(
    /\n- `src\/cart\.ts` \+1 −1\n\n\*\*Noticed, not changed:\*\* The `tax` is 0\.\n$/,
  );
});

test('only the first 50 files are listed', () => {
  const many = Array.from({ length: 60 }, (_, at) => changeOf(`f${at}.ts`, null, 'x\n'));
  expect(told(fixOf(...many))).toMatch(/\n- and 10 more\n$/);
});

test('whatever a model says of its change, the list of files is the last', () => {
  const words = fc.oneof(
    fc.string({ unit: codePoint, maxLength: 400 }),
    fc.constantFrom('<img src=x>', '@acme/all', '[a](b)', '\n# Head', '`', '-->', '#7', '\n- '),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 4 }), (parts) => {
      const summary = parts.join(' ');
      const reviewed = {
        kind: 'reviewed',
        verdict: { kind: 'approve', summary },
        call: aCall,
      } as const;
      const markdown = told(
        runOf(step.fix('src/cart.ts'), step.edited(patchOf(cart)), step.checked(), reviewed),
      );
      expect(markdown).toMatch(/^\*\*What changed:\*\*/);
      expect(markdown).toMatch(/\n\n- `src\/cart\.ts` \+1 −1\n$/);
      const outsideOfCode = markdown.replace(/(?<!\\)`[^`]*`/g, '');
      expect(outsideOfCode).not.toMatch(/(?<!\\)<(?!\u200B)img|(?<!\\)-->/);
    }),
  );
});
