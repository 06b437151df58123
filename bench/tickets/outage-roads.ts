import type { Scripted } from '../../test/support/memory/context.ts';
import { aFix } from '../../test/support/memory/job-fixture.ts';
import { reply } from '../../test/support/memory/replies.ts';
import { key, type OutageRun, type OutageSite } from './outage-site.ts';

/** A way to a pull request. */
export interface Road {
  readonly name: string;
  /** Brings the ticket to where the run starts. */
  readonly prepare: (site: OutageSite) => Promise<void>;
  readonly run: (site: OutageSite) => OutageRun;
  /** Replies that make the change again; by default, as the first time. */
  readonly again?: readonly Scripted[];
  /** Number of the attempt at the ticket. */
  readonly attempt: number;
}

const people = { labels: ['bug'], reviewers: ['ada'] };
const newer = { 'src/cart.ts': 'round(a + b)\n' };
/** The change merges into the newer base, where it is only reviewed again. */
const merged = [reply.approve()];

const onNewer = [
  reply.fix('src/cart.ts'),
  reply.edit('src/cart.ts', 'round(a + b)', 'round(a * b)'),
  reply.approve(),
];

const nothing = async () => {};

/** Requests to the model after which each road has paid for its change, and a fault must not cost the work. */
export const paidAfter = 3;

/** Every road on which a model has been paid. */
export const roads: readonly Road[] = [
  {
    name: 'a first fix',
    prepare: nothing,
    run: () => ({ script: aFix, job: people }),
    attempt: 1,
  },
  {
    name: 'a second fix',
    prepare: async ({ jira, run }) => {
      await run({ script: aFix, job: { readyWhen: 'never' } });
      jira.reopen(key);
      jira.addComment(key, 'Ada', 'It must also be positive.');
    },
    run: () => ({
      script: [
        reply.fix('src/cart.ts'),
        reply.edit('src/cart.ts', 'a + b', 'abs(a * b)'),
        reply.approve(),
      ],
    }),
    attempt: 2,
  },
  {
    name: 'a moved base',
    prepare: nothing,
    run: ({ github }) => ({
      script: [...aFix, ...merged],
      onRequest: async (number) => {
        if (number === aFix.length) await github.commitOn('main', newer, 'Round it');
      },
    }),
    again: onNewer,
    attempt: 1,
  },
];
