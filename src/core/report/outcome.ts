import { formatDuration } from '../../engines/evidence/index.ts';
import { listPrices } from '../../engines/model/catalog/index.ts';
import { counted, formatNumber } from '../../engines/text/index.ts';
import {
  commandTime,
  countTokens,
  describeMoney,
  type Ending,
  type Rules,
  type Run,
  type Spent,
  worstCase,
} from '../run/index.ts';
import type { MoveResult, OpenedPullRequest, ProposedPlan, Standing } from '../tickets/index.ts';

/** What a run has cost, and what it was allowed. */
export interface RunCost {
  readonly spent: Spent;
  /** Milliseconds. */
  readonly elapsed: number;
  /** Missing if the job ended before its limits were known. */
  readonly allowed?: Rules | undefined;
}

/** The model that did the work, as the settings name it. */
export interface ModelName {
  readonly name: string;
  /** The model for reviews, if it is another one. */
  readonly reviewer?: string | undefined;
  /** Host of its endpoint. */
  readonly host: string;
}

/** How work on a ticket ended. The pull request, the comment and the summary are all made from it. */
export type Outcome = Ending & OutcomeFacts;

/** What is known of the work, however it ended. */
interface OutcomeFacts extends RunCost {
  readonly run: Run;
  /** The end of what the setup command printed, if that stopped the run. Untrusted. */
  readonly setupOutput?: string | undefined;
  /** What to fix, what failed or, if the row of the reason says so, what people did: one line for each. */
  readonly problem?: string | undefined;
  /** What was wrong, in the model's Markdown, if the work goes on with an earlier change that said so. */
  readonly rootCause?: string | undefined;
  /** What its commit does, after its subject, if the pull request has others. */
  readonly further?: string | undefined;
  readonly pullRequest?: OpenedPullRequest | undefined;
  /** The evidence that the change lacks to be ready for review, each as a phrase. */
  readonly lacking?: readonly string[] | undefined;
  /** Whether the pull request's checks wait until someone approves them. */
  readonly checksWait?: boolean | undefined;
  /** The branch that a reviewer checks out, and the commit that the change is made for. */
  readonly checkout?: { readonly branch: string; readonly base: string } | undefined;
  /** Anything else that everybody on the ticket should know, each in one or two sentences. */
  readonly notes?: readonly string[] | undefined;
  /** What did not succeed beside the work, for whoever runs the agent, each in one or two sentences. */
  readonly failures?: readonly string[] | undefined;
  /** How the ticket stood when the run began, in its repository; missing if nothing was begun, or it is not known. */
  readonly before?: Standing | undefined;
  /** The plan that waits for people, and the first word of a comment that answers it. */
  readonly proposed?:
    | { readonly plan: ProposedPlan; readonly command?: string | undefined }
    | undefined;
  readonly moved?: MoveResult | undefined;
  /** Address of the log of this run. */
  readonly log?: string | undefined;
  readonly model?: ModelName | undefined;
}

/** The models that a run asks, and where. */
interface AskedModels {
  readonly model: string;
  readonly reviewModel?: string | undefined;
  readonly baseUrl?: string | undefined;
}

/** Says how much of the time one run of a command may take; the model needs the rest. */
function describeCommandTime(rules: Rules, timeout: number): string {
  const most = Math.min(timeout, commandTime(rules, rules.maxMinutes * 60_000));
  return ` (a run of a command at most ${formatDuration(most)})`;
}

/** The most that a run can cost, announced before it starts. */
export function describeWorstCase(
  rules: Rules,
  { model, reviewModel, baseUrl }: AskedModels,
  commands?: { readonly timeout: number },
): string {
  const { calls, looks, tokens, minutes, cost } = worstCase(rules);
  const { prices } = rules;
  const asked = reviewModel === undefined ? [model] : [model, reviewModel];
  const isFree = asked.every((name) => listPrices(name, baseUrl) === 'free');
  return [
    `at most ${counted(calls, 'call', formatNumber(calls))} to ${asked.join(' and ')}`,
    `${formatNumber(looks)} looks at the repository`,
    `${formatNumber(tokens)} tokens`,
    `${counted(minutes, 'minute')}${commands ? describeCommandTime(rules, commands.timeout) : ''}`,
    ...(prices && cost !== undefined ? [describeMoney(cost, prices)] : []),
    ...(!prices && !isFree ? ['at a price that is not known'] : []),
  ].join(', ');
}

/**
 * Spent against allowed, such as `5 of 16 calls, 2,378 of 200,000 tokens, 0.2 of 15 minutes`, with what was
 * thought or cached of the tokens. Minutes are rounded up to a tenth, so that no run appears to take no time.
 */
export function describeCost({ spent, elapsed, allowed }: RunCost): string {
  const of = (limit: number | undefined) =>
    limit === undefined ? '' : ` of ${formatNumber(limit)}`;
  const tokens = countTokens(spent);
  const minutes = Math.ceil(elapsed / 6_000) / 10;
  const prices = allowed?.prices;
  const calls = spent.calls === 1 && !allowed ? 'call' : 'calls';
  return [
    `${formatNumber(spent.calls)}${of(allowed?.maxCalls)} ${calls}`,
    ...(tokens > 0
      ? [`${formatNumber(tokens)}${of(allowed?.maxTokens)} tokens${tokenDetails(spent)}`]
      : []),
    `${minutes.toFixed(1)}${of(allowed?.maxMinutes)} minutes`,
    ...(prices && tokens > 0 ? [describeMoney(spent.cost ?? 0, prices)] : []),
  ].join(', ');
}

/** What is known of tokens, such as ` (1,900 thought, 1,024 from the cache)`; empty if nothing. */
export function tokenDetails(spent: Spent): string {
  const details = tokenParts(spent);
  return details.length === 0 ? '' : ` (${details.join(', ')})`;
}

/** What is known of tokens, each in words. */
export function tokenParts(spent: Spent): readonly string[] {
  const { reasoningTokens, cachedTokens, cacheWrittenTokens, estimated } = spent;
  return [
    ...(estimated ? ['estimated'] : []),
    ...(reasoningTokens > 0 ? [`${formatNumber(reasoningTokens)} thought`] : []),
    ...(cachedTokens > 0 ? [`${formatNumber(cachedTokens)} from the cache`] : []),
    ...(cacheWrittenTokens > 0 ? [`${formatNumber(cacheWrittenTokens)} written to the cache`] : []),
  ];
}
