import { type LoopResult, runCandidates as runAll } from '../../../src/agent/loop/index.ts';
import { runLoop as run } from '../../../src/agent/loop/loop.ts';
import { writeReceipt } from '../../../src/core/receipt/index.ts';
import { requireReplay } from './replayed.ts';

const versions = { agent: '0.0.0', node: '24.0.0' };

/** Runs the loop and replays its receipt. */
export const runLoop: typeof run = async (...args) => replayed(await run(...args));

/** Runs the loop as often as the rules allow and replays the receipt. */
export const runCandidates: typeof runAll = async (...args) => replayed(await runAll(...args));

function replayed(ended: LoopResult): LoopResult {
  requireReplay(writeReceipt({ versions, readyWhen: 'tested', ...ended }));
  return ended;
}
