import type { MonthlyBudget } from '../core/ledger/index.ts';
import { freeText, type Kind } from './kinds.ts';

/** The most that the runs of a month may take: an amount of money, or a number of tokens. */
export const monthlyBudget: Kind<MonthlyBudget> = {
  ...freeText('an amount of money above 0, such as 50, or of tokens, such as 5000000 tokens'),
  parse: (given) => {
    const [, digits, unit] = /^(\d{1,12}(?:\.\d{1,9})?)(?: +(tokens))?$/.exec(given.trim()) ?? [];
    const most = Number(digits);
    if (!(most > 0) || (unit !== undefined && !Number.isInteger(most))) return null;
    return { unit: unit === undefined ? 'money' : 'tokens', most };
  },
};
