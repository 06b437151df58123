import { attempts, moneyFigure, type Rules, type Step, tokensOf, worstCase } from '../run/index.ts';
import { clip } from '../text/index.ts';
import { type Block, type Inline, paragraph, strong, text, withCode } from './document.ts';
import { type Outcome, tokenDetails } from './outcome.ts';
import { summarizeStep } from './progress.ts';

/** Characters of the result of a step. */
const longestResult = 300;

/** Each step with its result, seconds, tokens and, if prices are known, its cost; empty without steps. */
export function stepBlocks({ run: { steps }, allowed }: Outcome): readonly Block[] {
  if (steps.length === 0) return [];
  const money = allowed?.prices === undefined ? [] : ['Cost'];
  const header = ['Step', 'Result', 'Seconds', 'Tokens', ...money];
  const rows = steps.map((step) => stepRow(step, allowed?.prices));
  return [paragraph(strong('What was done:')), { kind: 'table', header, rows }];
}

type Cell = readonly Inline[];

function stepRow(recorded: Step, prices: Rules['prices']): readonly Cell[] {
  const { step, result } = summarizeStep(recorded);
  const cells = [[text(step)], withCode(clip(result, longestResult))];
  const money = (cell: Cell) => (prices === undefined ? [] : [cell]);
  if (!('call' in recorded)) return [...cells, [], [], ...money([])];
  const { elapsed, spent } = recorded.call;
  const tokens = tokensOf(spent);
  const thoughts = spent.reasoningTokens;
  const thought = thoughts > 0 ? ` (${number(thoughts)} thought)` : '';
  return [
    ...cells,
    [text((elapsed / 1_000).toFixed(1))],
    tokens > 0 ? [text(number(tokens) + thought)] : [],
    ...money(prices === undefined ? [] : [text(moneyFigure(spent.cost, prices))]),
  ];
}

/** How much of each limit was used; empty if no model was asked, or the limits are not known. */
export function limitBlocks({ run, spent, elapsed, allowed }: Outcome): readonly Block[] {
  if (allowed === undefined || spent.calls === 0) return [];
  const { prices, maxCost } = allowed;
  const used = tokensOf(spent);
  const rows = [
    ['Calls to the model', number(spent.calls), number(allowed.maxCalls)],
    ['Minutes', (Math.ceil(elapsed / 6_000) / 10).toFixed(1), number(allowed.maxMinutes)],
    ...(used > 0
      ? [['Tokens', number(used) + tokenDetails(spent), number(allowed.maxTokens)]]
      : []),
    ['Edits', number(attempts(run)), number(allowed.maxAttempts)],
  ];
  if (prices !== undefined) {
    const most = maxCost ?? worstCase(allowed).cost ?? 0;
    rows.push(['Cost', moneyFigure(spent.cost, prices), moneyFigure(most, prices)]);
  }
  const cells = rows.map((row) => row.map((cell) => [text(cell)]));
  return [{ kind: 'table', header: ['Limit', 'Used', 'Allowed'], rows: cells }];
}

const number = (value: number) => value.toLocaleString('en');
