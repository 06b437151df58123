import type { CommandName } from '../../engines/evidence/index.ts';
import { formatNumber, oneLine } from '../../engines/text/index.ts';
import { countTokens, type Rules, type Spent, worstCase } from '../run/index.ts';

/** What the program is doing at the moment. Contains untrusted text. */
export type Activity =
  | Awaiting
  | Pause
  | Command
  /** Nothing happens, and nobody knows for how long; `why` is a sentence without a full stop. */
  | { readonly kind: 'blocked'; readonly why: string }
  /** A short task that is no part of the work. */
  | { readonly kind: 'preparing'; readonly what: string };

/** The model is asked for a step, and its reply is awaited. */
interface Awaiting {
  readonly kind: 'asking';
  /** Its name. */
  readonly step: string;
  /** Estimated tokens of the reply so far. */
  readonly tokens: number;
  /** Whether the last of them were thoughts. */
  readonly isThinking: boolean;
  /** What the run has spent, this call included, and what it may spend. */
  readonly spent: Spent;
  readonly rules: Rules;
}

/** Nothing happens for a while. */
interface Pause {
  readonly kind: 'waiting';
  readonly ms: number;
  /** Completes the sentence "Waiting 8 s: …". */
  readonly why: string;
}

/** One of the project's own commands runs. */
interface Command {
  readonly kind: 'running';
  readonly command: 'setup' | CommandName;
  readonly text: string;
  /** What it runs on, as a phrase; missing if that is the change. */
  readonly on?: string | undefined;
}

/**
 * Describes an activity in one line: when it begins, in words that stay the same as long as it lasts or, given how many
 * seconds it has lasted, such as `plan · 23 s · thinking · call 1 of 16 · 4,300 tokens · $0.88 of $1.00 left`.
 */
export function describeActivity(activity: Activity, seconds?: number): string {
  const lasted = seconds === undefined ? [] : [duration(seconds)];
  switch (activity.kind) {
    case 'asking': {
      const isThinking = lasted.length > 0 && activity.isThinking;
      return [
        ...[activity.step, ...lasted, ...(isThinking ? ['thinking'] : [])],
        `call ${activity.spent.calls} of ${activity.rules.maxCalls}`,
        ...(lasted.length > 0 ? describeUse(activity) : []),
      ].join(' · ');
    }
    case 'waiting': {
      const left = Math.max(0, activity.ms / 1_000 - (seconds ?? 0));
      return `waiting ${duration(Math.ceil(left))}: ${oneLine(activity.why)}`;
    }
    case 'blocked':
      return ['waiting', ...lasted, activity.why].join(' · ');
    case 'running':
      return [activity.command, ...lasted, describeCommand(activity)].join(' · ');
    case 'preparing':
      return [oneLine(activity.what), ...lasted].join(' · ');
  }
}

/** A command and what it runs on, in one line. */
export function describeCommand({ text, on }: Command): string {
  return `${oneLine(text, maxCommand)}${on === undefined ? '' : ` (${on})`}`;
}

/** Characters of a command. */
const maxCommand = 100;

/** The tokens of the run so far, and the money that is left. */
function describeUse({ tokens, spent, rules }: Awaiting): readonly string[] {
  const used = countTokens(spent) + tokens;
  const { prices, maxCost } = rules;
  const counted = used > 0 ? [`${formatNumber(used)} tokens`] : [];
  if (prices === undefined) return counted;
  const allowed = maxCost ?? worstCase(rules).cost ?? 0;
  const sign = 'list' in prices ? '$' : '';
  const left = Math.max(0, allowed - (spent.cost ?? 0));
  return [...counted, `${sign}${left.toFixed(2)} of ${sign}${allowed.toFixed(2)} left`];
}

function duration(seconds: number): string {
  const whole = Math.floor(seconds);
  return whole < 120 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
