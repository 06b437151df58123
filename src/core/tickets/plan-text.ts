import { clipWithin, oneLine } from '../../engines/text/index.ts';
import type { ProposedPlan } from './record.ts';

/** Characters of the texts of a plan that a record keeps. */
const max = { understanding: 2_000, uncertain: 1_000, change: 300 } as const;

/** Returns a plan as a record keeps it. */
export function shortPlan(plan: ProposedPlan): ProposedPlan {
  const { understanding, uncertain, files } = plan;
  return {
    ...plan,
    understanding: clipWithin(understanding, max.understanding),
    uncertain: uncertain && clipWithin(uncertain, max.uncertain),
    files: files.map(({ change, ...file }) => ({
      ...file,
      change: change && clipWithin(oneLine(change, max.change), max.change),
    })),
  };
}

type PlanWords = Pick<ProposedPlan, 'understanding' | 'files' | 'uncertain'>;

/** A plan as Markdown, for a terminal and for the model that is asked for another. */
export function planText({ understanding, files, uncertain }: PlanWords): string {
  const items = files.map(({ path, state, change = '' }) => {
    const name = `${oneLine(path, 300)}${state === 'new' ? ' (new)' : ''}`;
    return change === '' ? `- ${name}` : `- ${name}: ${oneLine(change, max.change)}`;
  });
  const open = uncertain === undefined ? [] : [`Uncertain: ${uncertain.trim()}`];
  return [understanding.trim(), items.join('\n'), ...open].join('\n\n');
}
