import { runJob as run } from '../../../src/agent/job/index.ts';
import { requireReplay } from './replayed.ts';

/** Runs a job and replays its receipt. */
export const runJob: typeof run = async (...args) => {
  const ended = await run(...args);
  if (ended.receipt !== undefined) requireReplay(ended.receipt);
  return ended;
};
