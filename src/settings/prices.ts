import { listPrices } from '../core/models/index.ts';
import { describeMoney, type GivenPrices, type Rules, worstCase } from '../core/run/index.ts';
import { UserError } from '../core/user-error.ts';
import { modelsOfRun } from './endpoint.ts';
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
  const listed = listedPrices(settings);
  if (listed === 'unknown' && read('max-cost') !== undefined) throw new UserError(askFor(settings));
  return typeof listed === 'string' ? undefined : listed;
}

/** What a run is counted at: two models with prices of their own have no common one. */
function listedPrices(settings: Settings): ReturnType<typeof listPrices> {
  const [model, reviewer] = modelsOfRun(settings).map((name) =>
    listPrices(name, settings.read('base-url')),
  );
  if (reviewer === undefined) return model ?? 'free';
  return model === 'free' && reviewer === 'free' ? 'free' : 'unknown';
}

function askFor(settings: Settings): string {
  const { show } = settings;
  const both = `${show('price-prompt')} and ${show('price-completion')}`;
  const [model, reviewer] = modelsOfRun(settings);
  return reviewer === undefined
    ? `Set ${both}: ${show('max-cost')} requires them, because no list price of ${JSON.stringify(model)} is known.`
    : `Set ${both}: ${show('max-cost')} requires them, because a run with two models has no list price.`;
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
