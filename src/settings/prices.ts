import { listPrices } from '../core/models/index.ts';
import { describeMoney, type GivenPrices, type Rules, worstCase } from '../core/run/index.ts';
import { UserError } from '../core/user-error.ts';
import type { Settings } from './table.ts';

/**
 * Reads the prices, or else finds those of the model's maker; `undefined` if they are not known, or if the
 * model costs nothing. Throws UserError if one is missing, or if a limit of the cost requires them.
 */
export function readPrices(settings: Settings): GivenPrices | undefined {
  const { read, show } = settings;
  const prompt = read('price-prompt');
  const completion = read('price-completion');
  if (prompt !== undefined && completion !== undefined) {
    return { prompt, cached: prompt, cacheWritten: prompt, completion };
  }
  if (prompt !== undefined || completion !== undefined) {
    const missing = prompt === undefined ? 'price-prompt' : 'price-completion';
    throw new UserError(`Set ${show(missing)} as well: the price of a million tokens.`);
  }
  const listed = pricesOfMaker(settings);
  if (listed === 'unknown') {
    if (read('max-cost') !== undefined) throw new UserError(askForPrices(settings));
    return undefined;
  }
  return listed === 'free' ? undefined : listed;
}

function pricesOfMaker({ read, isGiven }: Settings) {
  return isGiven('model') ? listPrices(read('model'), read('base-url')) : 'unknown';
}

function askForPrices({ read, show, isGiven }: Settings): string {
  const what = isGiven('model')
    ? `, and those of ${JSON.stringify(read('model'))} at ${new URL(read('base-url')).host} are not known`
    : '';
  return `Set ${show('price-prompt')} and ${show('price-completion')}: ${show('max-cost')} requires both${what}.`;
}

/** Throws UserError if a run could cost more than it may. */
export function checkCost(rules: Rules, { show }: Settings): void {
  const { maxCost, prices } = rules;
  const { cost = 0 } = worstCase(rules);
  if (maxCost === undefined || prices === undefined || cost <= maxCost) return;
  const fitting = Math.floor((rules.maxTokens * maxCost) / cost);
  const lower = fitting > 0 ? `lower ${show('max-tokens')} to ${fitting} or ` : '';
  throw new UserError(
    `The run could cost ${describeMoney(cost, prices)}, more than ${show('max-cost')}: ${lower}raise ${show('max-cost')}.`,
  );
}
