import { type Entity, entitiesIn, resolveMention } from '../../core/repository/index.ts';
import type { StepContext } from './run-context.ts';

/** Names that are looked up; a text that relies on more is known well enough by these. */
const most = 12;

/** The files, classes and functions that a text names and the repository does not have. */
export async function unknownNames(text: string, world: StepContext): Promise<readonly string[]> {
  const paths = await world.workspace.paths();
  const isKnown = async ({ kind, name }: Entity) =>
    kind === 'file'
      ? resolveMention(name, paths).length > 0
      : (await world.workspace.search(name, 1)).length > 0;
  const looked = await Promise.all(
    entitiesIn(text)
      .slice(0, most)
      .map(async (entity) => ({ name: entity.name, known: await isKnown(entity) })),
  );
  return looked.filter(({ known }) => !known).map(({ name }) => name);
}
