import { type ShowSetting, showInput } from '../../engines/errors.ts';
import type { ObstacleKind } from '../../engines/files/index.ts';
import { formatNumber, withoutThoughts } from '../../engines/text/index.ts';
import {
  blockedFiles,
  countTokens,
  type Rules,
  type Run,
  replyBound,
  type Spent,
  type StepOf,
  sumSpent,
} from '../run/index.ts';

type Cut = StepOf<'cut'>;

/** What is wrong with a reply that was cut, as a phrase after “the reply”. */
export const cutPhrases: Readonly<Record<Cut['why'], string>> = {
  length: 'was cut off at its length limit',
  empty: 'was empty',
  calls: 'called a reading tool where none is allowed',
};

/** What was wrong with a reply that was cut, such as `was empty (900 tokens, all of them thoughts)`. */
export function describeCut(cut: Cut): string {
  const { completionTokens: tokens } = cut.call.spent;
  const used = tokens > 0 ? [`${formatNumber(tokens)} tokens`] : [];
  const details = [...used, ...describeThoughts(cut)].join(', ');
  return details === '' ? cutPhrases[cut.why] : `${cutPhrases[cut.why]} (${details})`;
}

/** How much of a cut reply was thought, as a phrase; empty if nothing shows it. */
function describeThoughts({ call: { spent, reply } }: Cut): readonly string[] {
  const { reasoningTokens: thoughts, completionTokens: all } = spent;
  const isThought = reply.trim() !== '' && withoutThoughts(reply, () => []).trim() === '';
  if (isThought || (thoughts > 0 && thoughts >= all)) return ['nothing but thoughts'];
  return thoughts > 0 ? [`${formatNumber(thoughts)} of them thoughts`] : [];
}

/** What a step asks the model for. */
export const askedNouns: Readonly<Record<Cut['asked'], string>> = {
  plan: 'a plan',
  edit: 'an edit',
  review: 'a review',
};

/** A setting that helps a run that ended too early. */
export type MendingSetting =
  | 'max-calls'
  | 'max-tokens'
  | 'reasoning-effort'
  | 'model'
  | 'deadline-minutes'
  | 'test-timeout-minutes';

/**
 * What was wrong with the last reply of a run, or the last two, and which settings mend it; `undefined` if the last
 * reply was not cut.
 */
export function cutProblem(
  run: Run,
  rules: Rules,
  show: ShowSetting<MendingSetting> = showInput,
): string | undefined {
  const [last, before] = run.steps.slice(-2).reverse();
  if (last?.kind !== 'cut') return undefined;
  const cuts = before?.kind === 'cut' ? [before, last] : [last];
  const isLong = cuts.some(({ why }) => why === 'length');
  const hasThought = cuts.some((cut) => describeThoughts(cut).length > 0);
  const isNearEnd = rules.maxTokens - countTokens(sumSpent(run)) < replyBound(rules, true);
  const mendings = [
    ...(isLong && isNearEnd ? [`raise ${show('max-tokens')}`] : []),
    ...(isLong || hasThought ? [`lower ${show('reasoning-effort')}`] : []),
  ];
  const listed = mendings
    .map((one) => `${one}, `)
    .join('')
    .replace(/, $/, ' or ');
  return `Asked for ${askedNouns[last.asked]}, the model sent ${tell(cuts)}. To mend this, ${listed}set ${show('model')} to another model.`;
}

const byHand = 'or change it by hand';

/** What people can do about an obstacle; completes “To mend this, …”. */
const remedies: Readonly<Record<ObstacleKind, string>> = {
  submodule: 'run on that repository',
  symlink: 'name the file that the symlink leads to in the ticket, if it is in this repository',
  ignored: 'add it to Git, or change it by hand',
  sparse: 'add its folder with `git sparse-checkout add`',
  unmerged: 'finish the merge',
  'read-only': 'allow reading and writing both',
  missing: 'clone the repository without a filter',
  'too-large': `split it, ${byHand}`,
  'lfs-pointer': `fetch it with \`git lfs pull\` and run in that work tree, ${byHand}`,
  'utf-16': `convert it to UTF-8, ${byHand}`,
  encoding: `convert it to UTF-8, ${byHand}`,
  binary: 'change it by hand',
};

/** What mends the files that a run could not edit; `undefined` if it could. */
export function blockedProblem({ steps }: Run): string | undefined {
  const files = blockedFiles(steps.at(-1));
  const all = [...new Set(files.map(({ obstacle }) => remedies[obstacle.kind]))];
  return files.length === 0 ? undefined : `To mend this, ${all.join('; or ')}.`;
}

/** Which bound a run has used up, and the setting that mends it. */
export function budgetProblem(
  { calls }: Pick<Spent, 'calls'>,
  { maxCalls }: Rules,
  show: ShowSetting<MendingSetting> = showInput,
): string {
  return calls >= maxCalls
    ? `No call to the model is left. To mend this, raise ${show('max-calls')}.`
    : `Too few tokens are left for another call to the model. To mend this, raise ${show('max-tokens')}.`;
}

function tell(cuts: readonly Cut[]): string {
  const [only, ...others] = cuts.map(describeCut);
  return others.length === 0
    ? `a reply that cannot be used: it ${only}`
    : `two replies that cannot be used: the first ${only}, the second ${others.join()}`;
}
