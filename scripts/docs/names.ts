import { protectedKinds } from '../../src/core/repository/protected-names.ts';
import { readFirstKinds } from '../../src/core/repository/read-first-names.ts';
import { code, table } from './table.ts';

const kinds = [
  { are: 'neither shown to the model nor changed', some: protectedKinds.hidden },
  { are: 'not changed', some: protectedKinds.protected },
  { are: 'changed, and named under “Read first”', some: readFirstKinds },
];

/** Returns the table of the kinds of names, in the order in which they apply. */
export function namesTable(): string {
  const rows = kinds.flatMap(({ are, some }) =>
    some.map(({ examples, why }) => [examples.split(' ').map(code).join(', '), are, why]),
  );
  return table(['Files such as', 'They are', 'Because'], rows);
}
