import { type Rules, type Run, replyBound, type StepOf, spentOf, tokensOf } from '../run/index.ts';
import { withoutThoughts } from '../text/index.ts';
import { type ShowSetting, showInput } from '../user-error.ts';

type Cut = StepOf<'cut'>;

/** What is wrong with a reply that was cut, as a phrase after “the reply”. */
export const cutFaults: Readonly<Record<Cut['why'], string>> = {
  length: 'was cut off at its length limit',
  empty: 'was empty',
};

/** What was wrong with a reply that was cut, such as `was empty (900 tokens, all of them thoughts)`. */
export function describeCut(cut: Cut): string {
  const { completionTokens: tokens } = cut.call.spent;
  const counted = tokens > 0 ? [`${tokens.toLocaleString('en')} tokens`] : [];
  const details = [...counted, ...thoughtsOf(cut)].join(', ');
  return details === '' ? cutFaults[cut.why] : `${cutFaults[cut.why]} (${details})`;
}

/** How much of a cut reply was thought, as a phrase; empty if nothing shows it. */
function thoughtsOf({ call: { spent, reply } }: Cut): readonly string[] {
  const { reasoningTokens: thoughts, completionTokens: all } = spent;
  const isThought = reply.trim() !== '' && withoutThoughts(reply, () => []).trim() === '';
  if (isThought || (thoughts > 0 && thoughts >= all)) return ['nothing but thoughts'];
  return thoughts > 0 ? [`${thoughts.toLocaleString('en')} of them thoughts`] : [];
}

const nouns: Readonly<Record<Cut['asked'], string>> = {
  plan: 'a plan',
  edit: 'an edit',
  rewrite: 'a whole file',
  review: 'a review',
};

/** A setting that mends replies that are cut. */
export type MendingSetting = 'max-reply-tokens' | 'max-tokens' | 'reasoning-effort' | 'model';

/** Why a run ended whose last replies were cut, and which settings mend it; `undefined` for any other run. */
export function cutProblem(
  run: Run,
  rules: Rules,
  show: ShowSetting<MendingSetting> = showInput,
): string | undefined {
  const cuts = run.steps.slice(-2).filter((step) => step.kind === 'cut');
  const [first, second] = cuts;
  if (first === undefined || second === undefined) return undefined;
  const told = `Asked for ${nouns[second.asked]}, the model sent two replies that cannot be used: the first ${describeCut(first)}, the second ${describeCut(second)}.`;
  const isLong = cuts.some(({ why }) => why === 'length');
  const hasThought = cuts.some((cut) => thoughtsOf(cut).length > 0);
  const left = rules.maxTokens - tokensOf(spentOf(run));
  const isShort = left < replyBound(rules, true);
  const raised = isShort
    ? `${show('max-reply-tokens')} and ${show('max-tokens')}`
    : show('max-reply-tokens');
  const mendings = [
    ...(isLong ? [`raise ${raised}`] : []),
    ...(isLong || hasThought ? [`lower ${show('reasoning-effort')}`] : []),
    `set ${show('model')} to another model`,
  ];
  return `${told} To mend this, ${mendings.join(', or ')}.`;
}
