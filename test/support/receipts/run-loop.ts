import { runLoop as run } from '../../../src/agent/loop/loop.ts';
import { receiptOf } from '../../../src/core/receipt/receipt.ts';
import { requireReplay } from './replayed.ts';

const versions = { agent: '0.0.0', node: '24.0.0' };

/** Runs the loop and replays its receipt. */
export const runLoop: typeof run = async (...args) => {
  const ended = await run(...args);
  requireReplay(receiptOf({ versions, readyWhen: 'tested', ...ended }));
  return ended;
};
