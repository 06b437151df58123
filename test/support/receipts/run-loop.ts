import { runLoop as run } from '../../../src/agent/loop/index.ts';
import { writeReceipt } from '../../../src/core/receipt/index.ts';
import { requireReplay } from './replayed.ts';

const versions = { agent: '0.0.0', node: '24.0.0' };

/** Runs the loop and replays its receipt. */
export const runLoop: typeof run = async (...args) => {
  const ended = await run(...args);
  requireReplay(writeReceipt({ versions, readyWhen: 'tested', ...ended }));
  return ended;
};
