import { inOrder } from '../../test/support/openai/openai.ts';
import type { RunResult } from '../../test/support/runner/runner.ts';
import { shopReplies } from '../../test/support/shop/script.ts';
import { shopFiles, shopTicket } from '../../test/support/shop/shop.ts';
import { createdWebhook } from '../../test/support/webhook.ts';
import { connectWorker, startWorld } from '../../test/support/world.ts';
import type { Benchmark } from '../index.ts';

interface Timed {
  readonly answered: number;
  readonly dispatched: number;
  readonly ended: number;
  readonly run: RunResult;
}

/** Measures the time from webhook to pull request with an instant model: `bench road [tickets]`, by default 5. */
export const benchmark: Benchmark = async ([amount = '5']) => {
  const tickets = Number(amount);
  const replies = Array.from({ length: tickets }, () => shopReplies).flat();
  await using world = await startWorld({ files: shopFiles, script: inOrder(replies) });
  await using worker = await connectWorker(world);
  const timed: Timed[] = [];
  for (let index = 0; index < tickets; index += 1) {
    const key = `SHOP-${index + 1}`;
    world.jira.addIssue({ key, ...shopTicket });
    const start = performance.now();
    await worker.deliver(createdWebhook(world.ticket(key)), `delivery-${index}`);
    const answered = performance.now() - start;
    await world.dispatched(index);
    const dispatched = performance.now() - start;
    const run = await world.run(index);
    timed.push({ answered, dispatched, ended: performance.now() - start, run });
  }
  const numbers = (of: (one: Timed) => number) => timed.map(of);
  const rows = [
    row(
      'webhook to 202',
      numbers(({ answered }) => answered),
    ),
    row(
      'webhook to repository_dispatch',
      numbers(({ dispatched }) => dispatched),
    ),
    row(
      'webhook to the end of the job',
      numbers(({ ended }) => ended),
    ),
    row(
      'calls to the model',
      numbers(({ run }) => Number(run.outputs.calls)),
    ),
    row(
      'tokens',
      numbers(({ run }) => Number(run.outputs.tokens)),
    ),
  ];
  const failed = timed.filter(({ run }) => run.outputs['stop-reason'] !== 'approved').length;
  return {
    title: `Webhook to pull request with an instant model, ${tickets} tickets, ${failed} of them not approved; milliseconds`,
    rows,
    result: { tickets, failed, rows },
  };
};

function row(what: string, values: readonly number[]) {
  const sorted = values.map(Math.round).toSorted((a, b) => a - b);
  return {
    what,
    min: sorted[0] ?? 0,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    max: sorted.at(-1) ?? 0,
  };
}
