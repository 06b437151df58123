import { describe, expect, it } from 'vitest';
import { listPrices } from '../../src/core/models/index.ts';
import { computeCost, defaultRules, nothingSpent, worstCase } from '../../src/core/run/index.ts';
import { tableUnder } from './markdown.ts';
import { projectText } from './project.ts';

const page = projectText('docs/cost.md');
const rows = tableUnder(page, 'A typical fix');

/** The tokens of the documented fix. */
const promptTokens = 31_000;
const completionTokens = 2_000;

const dollars = (amount: number) => `$${(Math.round(amount * 100 + 1e-6) / 100).toFixed(2)}`;

/** What the code says of a model, as the columns of the table. */
function columnsOf(model: string): readonly string[] {
  const prices = listPrices(model);
  if (typeof prices === 'string') return [prices];
  const typical = computeCost({ ...nothingSpent, promptTokens, completionTokens }, prices);
  const { cost = 0 } = worstCase({ ...defaultRules, prices });
  return [prices.prompt, prices.completion, typical, cost].map(dollars);
}

describe('the documented cost', () => {
  it('is that of the tokens that the page names', () => {
    const sum = `${promptTokens.toLocaleString('en')} tokens in prompts and ${completionTokens.toLocaleString('en')} in replies`;
    expect(page).toContain(sum);
  });

  it.each(rows)('of %s comes from its list prices', (model, ...columns) => {
    expect(columns).toEqual(columnsOf(model));
  });

  it('is the same in the README', () => {
    const shown = tableUnder(projectText('README.md'), 'What it costs and when it stops');
    const priced = shown.filter(([model = '']) => listPrices(model) !== 'unknown');
    expect(priced.length).toBeGreaterThan(1);
    for (const [model = '', typical, most] of priced) {
      expect([typical, most], model).toEqual(columnsOf(model).slice(2));
    }
  });

  it('of a model that thinks long is the one in the text', () => {
    const [model = ''] = rows[0] ?? [];
    const prices = listPrices(model);
    if (typeof prices === 'string') throw new Error(`${model} has no list price`);
    const thought = { ...nothingSpent, promptTokens, completionTokens: completionTokens + 15_000 };
    expect(page).toContain(`the fix of ${model} ${dollars(computeCost(thought, prices))}`);
  });
});
