import { protectedKinds } from '../../src/core/repository/protected-names.ts';
import { readFirstKinds } from '../../src/core/repository/read-first-names.ts';
import { code, table } from './table.ts';

const kinds = [
  { are: 'Neither shown to the model nor changed', some: protectedKinds.hidden },
  { are: 'Shown, and not changed', some: protectedKinds.protected },
  { are: 'Changed, and named under “Read first”', some: readFirstKinds },
];

/** Returns a table for each kind of names, in the order in which they apply. */
export function namesTables(): string {
  return kinds
    .map(({ are, some }) => {
      const rows = some.map(({ examples, why }) => [examples.split(' ').map(code).join(', '), why]);
      return table([are, 'Because'], rows);
    })
    .join('\n\n');
}
