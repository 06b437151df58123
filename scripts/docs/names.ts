import { type Effect, nameKinds } from '../../src/core/repository/name-kinds.ts';
import { code, table } from './table.ts';

const effects: Readonly<Record<Effect, string>> = {
  hidden: 'neither shown to the model nor changed',
  protected: 'not changed',
  'read-first': 'changed, and named under “Read first”',
};

/** Returns the table of the kinds of names, in the order in which they apply. */
export function namesTable(): string {
  const rows = (['hidden', 'protected', 'read-first'] as const).flatMap((effect) =>
    nameKinds[effect].map(({ examples, why }) => [
      examples.split(' ').map(code).join(', '),
      effects[effect],
      why,
    ]),
  );
  return table(['Files such as', 'They are', 'Because'], rows);
}
