import { expect, test } from 'vitest';
import { filesToCreate } from '../../../../src/agent/loop/prompts/change-so-far.ts';
import { pathOf, runOf, step } from '../../../support/memory/samples.ts';

test('files to create are named before anything is changed', () => {
  const files = [
    { path: pathOf('a.ts'), state: 'existing' },
    { path: pathOf('new.ts'), state: 'new' },
  ] as const;
  const planned = runOf(step.planned({ kind: 'fix', understanding: 'u', files }));
  expect(filesToCreate(planned).map(({ text }) => text)).toEqual([
    'Files to create:',
    '<file path="new.ts" new></file>',
  ]);
  expect(filesToCreate(runOf(step.fix('a.ts')))).toEqual([]);
});
