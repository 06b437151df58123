import { anthropicModels } from './anthropic.ts';
import { plainName } from './model-name.ts';
import { openaiModels } from './openai.ts';
import { otherModels } from './others.ts';
import { type ModelProfile, type ModelRow, unknownModel } from './profile.ts';

/** The rows of one model, then those of families, the longest names first: the most exact row counts. */
const rows: readonly ModelRow[] = [...openaiModels, ...anthropicModels, ...otherModels].toSorted(
  (a, b) => Number(isFamily(a)) - Number(isFamily(b)) || b.name.length - a.name.length,
);

/** Returns what is known of a model by its name, as any provider writes it. */
export function modelProfile(name: string): ModelProfile {
  const plain = plainName(name);
  return rows.find((row) => matches(row, plain)) ?? unknownModel;
}

function matches(row: ModelRow, plain: string): boolean {
  const name = row.name.replaceAll('.', '-');
  return isFamily(row) ? plain.startsWith(name.slice(0, -1)) : plain === name;
}

function isFamily({ name }: ModelRow): boolean {
  return name.endsWith('*');
}
