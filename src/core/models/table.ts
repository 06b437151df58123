import { anthropicModels } from './anthropic.ts';
import { plainName } from './model-name.ts';
import { openaiModels } from './openai.ts';
import { otherModels } from './others.ts';
import { type ModelProfile, type ModelRow, unknownModel } from './profile.ts';

/** Every row, the longest names first, so that the most exact one counts. */
const rows: readonly ModelRow[] = [...openaiModels, ...anthropicModels, ...otherModels].toSorted(
  (a, b) => b.name.length - a.name.length,
);

/** Returns what is known of a model by its name, as any provider writes it. */
export function modelProfile(name: string): ModelProfile {
  const plain = plainName(name);
  return rows.find((row) => matches(row.name.replaceAll('.', '-'), plain)) ?? unknownModel;
}

function matches(name: string, plain: string): boolean {
  return name.endsWith('*') ? plain.startsWith(name.slice(0, -1)) : plain === name;
}
