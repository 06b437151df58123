import { githubLedger } from '../../../src/adapters/github/index.ts';
import {
  type MonthLedger,
  monthOf,
  readMonth,
  runEntries,
  withEntry,
} from '../../../src/core/ledger/index.ts';
import { runEntry } from '../ledger.ts';
import { type Random, randomOf } from '../random.ts';
import { Refs } from './refs.ts';
import { Turns } from './turns.ts';

/** What became of the entries of many writers. */
export interface LedgerPlay {
  readonly written: number;
  readonly lost: number;
  readonly doubled: number;
  readonly crashes: number;
}

const monthsOfPlay = ['2026-10', '2026-11', '2026-12'] as const;

/** Where the ledger is: what answers a request, and the months that are stored in the end. */
export interface LedgerSite {
  readonly answer: (request: Request) => Promise<Response>;
  readonly months: () => Promise<readonly MonthLedger[]>;
}

/** GitHub's rules in memory. */
export function memorySite(): LedgerSite {
  const refs = new Refs();
  return {
    answer: async (request) => {
      const body: unknown = request.body === null ? undefined : await request.json();
      const { status, body: answer } = refs.answer(
        request.method,
        new URL(request.url).pathname,
        body,
      );
      return Response.json(answer, { status });
    },
    months: async () => [...refs.files('refs/jira-bug-fix/ledger').values()].map(readMonth),
  };
}

/**
 * Lets writers add entries at the same time, over the months that there are. Each request is a turn; some are lost on
 * the way back, and some writers crash there, and then begin again.
 */
export async function playLedger(
  seed: string,
  writers: number,
  site = memorySite(),
): Promise<LedgerPlay> {
  const random = randomOf(seed);
  const turns = new Turns(random, { crash: 0.01, lose: 0.005 });
  const wanted = new Map<string, readonly ReturnType<typeof runEntry>[]>();
  let crashes = 0;
  let lives = writers;
  const write = (actor: string, entries: readonly ReturnType<typeof runEntry>[]) => {
    wanted.set(actor, entries);
    turns.start(actor, async () => {
      const ledger = ledgerOf(actor, random);
      for (const entry of entries) {
        await ledger.update(monthOf(entry.at), (month) => withEntry(month, entry));
      }
    });
  };
  const restore = interceptFetch(turns, site);
  try {
    for (let at = 1; at <= writers; at += 1) {
      write(String(at), entriesOf(String(at), random));
    }
    await turns.play(
      () => {},
      (actor) => {
        crashes += 1;
        lives += 1;
        write(String(lives), wanted.get(actor) ?? []);
      },
    );
  } finally {
    restore();
  }
  const names = new Set([...wanted.values()].flat().map(({ run }) => run));
  return { ...compare(await site.months(), names), crashes };
}

function entriesOf(writer: string, random: Random) {
  return Array.from({ length: random.pick([1, 1, 2]) }, (_, index) => {
    const at = `${random.pick(monthsOfPlay)}-03T10:00:00.000Z`;
    return runEntry({ run: `${writer}/${index}`, at });
  });
}

function ledgerOf(actor: string, random: Random) {
  const settings = { apiUrl: 'https://github.test', repository: 'acme/shop', token: actor };
  const next = () => random.below(1_000) / 1_000;
  return githubLedger(settings, { wait: async () => true, random: next });
}

/** Counts what the months lack, and what they have more than once. */
function compare(
  months: readonly MonthLedger[],
  names: ReadonlySet<string>,
): Omit<LedgerPlay, 'crashes'> {
  const stored = months.flatMap((month) => runEntries(month).map(({ run }) => run));
  const lost = [...names].filter((name) => !stored.includes(name)).length;
  return { written: names.size, lost, doubled: stored.length - new Set(stored).size };
}

/** Has the site answer every request, each in a turn of who its token names. Returns what ends that. */
function interceptFetch(turns: Turns, site: LedgerSite): () => void {
  const { fetch, setTimeout } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const actor = (request.headers.get('authorization') ?? '').replace(/^Bearer /, '');
    return turns.request(actor, () => site.answer(request));
  };
  // What keeps a client below GitHub's limits would wait for real; the timers of `fetch` have arguments.
  const skip = <Args extends unknown[]>(
    task: (...args: Args) => void,
    ms = 0,
    ...args: Args
  ): NodeJS.Timeout => setTimeout(task, ms < 1_000 || args.length > 0 ? ms : 0, ...args);
  globalThis.setTimeout = Object.assign(skip, setTimeout);
  return () => {
    globalThis.fetch = fetch;
    globalThis.setTimeout = setTimeout;
  };
}
