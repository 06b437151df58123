import { describeMoney, type GivenPrices, type Rules, worstCase } from '../core/run/index.ts';
import { UserError } from '../engines/errors.ts';
import { listPrices } from '../engines/model/catalog/index.ts';
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
  const isInMoney = read('monthly-budget')?.unit === 'money';
  const limit = read('max-cost') === undefined ? isInMoney && 'monthly-budget' : 'max-cost';
  if (listed === 'unknown' && limit) throw new UserError(askFor(settings, limit));
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

function askFor(settings: Settings, limit: 'max-cost' | 'monthly-budget'): string {
  const { show } = settings;
  const both = `${show('price-prompt')} and ${show('price-completion')}`;
  const [model, reviewer] = modelsOfRun(settings);
  return reviewer === undefined
    ? `Set ${both}: ${show(limit)} requires them, because no list price of ${JSON.stringify(model)} is known.`
    : `Set ${both}: ${show(limit)} requires them, because a run with two models has no list price.`;
}

/** Throws UserError if a run could take more than it may, or than a month may. */
export function checkCost(rules: Rules, settings: Settings): void {
  const { prices, maxCost = Number.POSITIVE_INFINITY } = rules;
  const { unit, most = Number.POSITIVE_INFINITY } = settings.read('monthly-budget') ?? {};
  const { tokens, cost = 0 } = worstCase(rules);
  const money = { could: cost, said: `cost ${prices && describeMoney(cost, prices)}` };
  const taken = unit === 'tokens' ? { could: tokens, said: `take ${tokens} tokens` } : money;
  checkMost('max-cost', { ...money, most: maxCost }, rules, settings);
  checkMost('monthly-budget', { ...taken, most }, rules, settings);
}

function checkMost(
  name: 'max-cost' | 'monthly-budget',
  { could, said, most }: { readonly could: number; readonly said: string; readonly most: number },
  { maxTokens }: Rules,
  { show }: Settings,
): void {
  if (could <= most) return;
  const fitting = Math.floor((maxTokens * most) / could);
  const lower = fitting > 0 ? `lower ${show('max-tokens')} to ${fitting} or ` : '';
  throw new UserError(
    `The run could ${said}, more than ${show(name)}: ${lower}raise ${show(name)}.`,
  );
}
