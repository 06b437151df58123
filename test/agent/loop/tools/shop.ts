import { changeOf, patchOf, rulesOf, runOf, step } from '../../../support/memory/samples.ts';
import { contextOf, task } from './exploring.ts';

const body = Array.from({ length: 2_000 }, (_, n) => `  line(${n + 1});`);

/** A small repository, in which one file has 2,002 lines. */
export const shop = contextOf({
  'src/cart.ts': 'one\ntwo\nthree\n',
  'src/api/cart.ts': 'api\n',
  'src/long.ts': ['export class Cart {', ...body, '}', ''].join('\n'),
  'docs/logo.png': null,
  '.github/workflows/ci.yml': 'total: secret\n',
  'README.md': 'Total\n',
});

/** The task, with only `src/` in reach. */
export const within = { ...task, paths: rulesOf('src') };

/** A run whose kept patch changes one file, adds another and deletes one. */
export const kept = runOf(
  step.edited(
    patchOf(
      changeOf('src/cart.ts', 'one\ntwo\nthree\n', 'uno\ntotal\n'),
      changeOf('src/new.ts', null, 'new\n'),
      changeOf('README.md', 'Total\n', null),
    ),
  ),
  step.checked(),
);
