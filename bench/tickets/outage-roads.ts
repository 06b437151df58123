import { aFix } from '../../test/support/memory/job-fixture.ts';
import { reply } from '../../test/support/memory/replies.ts';
import { key, type OutageRun, type OutageSite } from './outage-site.ts';

/** A way to a pull request. */
export interface Road {
  readonly name: string;
  /** Brings the ticket to where the run starts. */
  readonly prepare: (site: OutageSite) => Promise<void>;
  readonly run: (site: OutageSite) => OutageRun;
  /** Requests to the model after which a fault must not cost the work. */
  readonly paidAfter: number;
}

const people = { labels: ['bug'], reviewers: ['ada'] };
const newer = { 'src/cart.ts': 'round(a + b)\n' };
/** The change merges into the newer base, where it is only reviewed again. */
const again = [reply.approve()];

const nothing = async () => {};

/** Every road on which a model has been paid. */
export const roads: readonly Road[] = [
  {
    name: 'a first fix',
    prepare: nothing,
    run: () => ({ script: aFix, job: people }),
    paidAfter: 3,
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
    paidAfter: 3,
  },
  {
    name: 'a moved base',
    prepare: nothing,
    run: ({ github }) => ({
      script: [...aFix, ...again],
      onRequest: async (number) => {
        if (number === aFix.length) await github.commitOn('main', newer, 'Round it');
      },
    }),
    paidAfter: 3,
  },
  {
    name: 'a kept change',
    prepare: async ({ github, run }) => {
      github.disturb(({ method, path }) =>
        method === 'POST' && path.endsWith('/git/trees')
          ? { answer: { status: 502 }, isLate: false }
          : undefined,
      );
      await run({ script: aFix });
      github.disturb(() => undefined);
    },
    run: () => ({ script: [] }),
    paidAfter: 0,
  },
];
