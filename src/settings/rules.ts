import {
  defaultRules,
  describeMoney,
  type Prices,
  type Rules,
  worstCase,
} from '../core/run/index.ts';
import { UserError } from '../core/user-error.ts';

/** How settings are read at an edge: their text (`''` when not given), and what the person calls them. */
export interface Settings {
  readonly get: (name: string) => string;
  readonly show: (name: string) => string;
}

/**
 * The bounds of a run from its settings. Rejects with a UserError a value that is no bound, and a
 * run that could cost more than `max-cost`.
 */
export function readRules(settings: Settings): Rules {
  const prices = readPrices(settings);
  const maxCost = positive(settings, 'max-cost');
  const rules: Rules = {
    maxAttempts: whole(settings, 'max-attempts', 10) ?? defaultRules.maxAttempts,
    maxCalls: whole(settings, 'max-calls', 200) ?? defaultRules.maxCalls,
    maxTokens: whole(settings, 'max-tokens', 10_000_000) ?? defaultRules.maxTokens,
    maxMinutes: positive(settings, 'deadline-minutes', 300) ?? defaultRules.maxMinutes,
    ...(prices === undefined ? {} : { prices }),
    ...(maxCost === undefined ? {} : { maxCost }),
  };
  refuseOverCap(rules, settings);
  return rules;
}

function readPrices(settings: Settings): Prices | undefined {
  const prompt = positive(settings, 'price-prompt');
  const completion = positive(settings, 'price-completion');
  if (prompt === undefined && completion === undefined) return undefined;
  if (prompt !== undefined && completion !== undefined) return { prompt, completion };
  const missing = prompt === undefined ? 'price-prompt' : 'price-completion';
  throw new UserError(`Set ${settings.show(missing)}, too: the price of a million tokens.`);
}

function refuseOverCap(rules: Rules, { show }: Settings): void {
  const { maxCost } = rules;
  if (maxCost === undefined) return;
  const { cost } = worstCase(rules);
  if (cost === undefined) {
    throw new UserError(
      `Set ${show('price-prompt')} and ${show('price-completion')}: without them ${show('max-cost')} cannot be kept.`,
    );
  }
  if (cost <= maxCost) return;
  const fitting = Math.floor((rules.maxTokens * maxCost) / cost);
  const lower = fitting > 0 ? `lower ${show('max-tokens')} to ${fitting} or ` : '';
  throw new UserError(
    `The run could cost ${describeMoney(cost)}, more than ${show('max-cost')}: ${lower}raise ${show('max-cost')}.`,
  );
}

function whole({ get, show }: Settings, name: string, most: number): number | undefined {
  const value = get(name).trim();
  if (value === '') return undefined;
  const number = /^[1-9]\d{0,8}$/.test(value) ? Number(value) : Number.NaN;
  if (number <= most) return number;
  throw new UserError(
    `Set ${show(name)} to a whole number from 1 to ${most.toLocaleString('en')}.`,
  );
}

function positive(
  { get, show }: Settings,
  name: string,
  most = Number.MAX_SAFE_INTEGER,
): number | undefined {
  const value = get(name).trim();
  if (value === '') return undefined;
  const number = /^\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : Number.NaN;
  if (number > 0 && number <= most) return number;
  const limit = most === Number.MAX_SAFE_INTEGER ? '' : ` and up to ${most}`;
  throw new UserError(`Set ${show(name)} to a number above 0${limit}.`);
}
