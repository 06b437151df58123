import { expect, test } from 'vitest';
import { isSentBack, type Step } from '../../../src/core/run/index.ts';
import { changeOf, patchOf, readOf, runOf, step } from '../../support/memory/samples.ts';

const edited = step.edited(patchOf(changeOf('a.ts', 'a', 'b')));

test.each<[string, readonly Step[], boolean]>([
  ['nothing', [], false],
  ['a plan', [step.fix('a.ts')], false],
  ['an edit', [step.fix('a.ts'), edited], false],
  ['an edit that did not fit', [step.fix('a.ts'), step.edited(patchOf(), 'a.ts')], true],
  ['a sound check', [edited, step.checked()], false],
  ['a check that finds it broken', [edited, step.checked('a.ts')], true],
  ['tests that fail', [edited, step.testable(), step.tested('failed')], true],
  ['tests that pass', [edited, step.testable(), step.tested('passed')], false],
  ['a critique', [edited, step.checked(), step.revise('Round it.')], true],
  ['a critique of the plan', [edited, step.checked(), step.replan('Another file.')], true],
  [
    'a look around for the next edit',
    [edited, step.checked(), step.revise('Round it.'), step.exploredFor('edit', readOf('a.ts'))],
    false,
  ],
  ['a reply that was cut', [edited, step.checked('a.ts'), step.cut('edit')], false],
])('after %s, another edit is paid for: %3$j', (_, steps, expected) => {
  expect(isSentBack(runOf(...steps))).toBe(expected);
});
