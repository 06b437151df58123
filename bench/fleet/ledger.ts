import { githubLedger } from '../../src/adapters/github/index.ts';
import { type LedgerSite, memorySite, playLedger } from '../../test/support/fleet/ledger-play.ts';
import { startGitHub } from '../../test/support/github/github.ts';

/** Writers that add to the ledger at the same time, and how many of their entries were lost or doubled. */
export interface LedgerFigures {
  readonly writers: number;
  readonly months: number;
  readonly schedules: number;
  readonly written: number;
  readonly crashes: number;
  readonly lost: number;
  readonly doubled: number;
}

/** Writers of the schedule that is played on real Git. */
const writersOnGit = 8;

/**
 * Plays schedules of writers that crash between any two requests to GitHub, on its rules in memory, and one with fewer
 * on real Git.
 */
export async function measureLedger(schedules: number, writers = 32): Promise<LedgerFigures> {
  const sum = { written: 0, crashes: 0, lost: 0, doubled: 0 };
  const add = (play: typeof sum) => {
    for (const name of ['written', 'crashes', 'lost', 'doubled'] as const) sum[name] += play[name];
  };
  for (let at = 0; at < schedules; at += 1) {
    add(await playLedger(`ledger ${at}`, writers, memorySite()));
  }
  add(await playOnGit());
  return { writers, months: 3, schedules: schedules + 1, ...sum };
}

async function playOnGit() {
  const { fetch } = globalThis;
  const token = 'token-of-the-ledger';
  const repository = 'acme/shop';
  await using github = await startGitHub({ repository, token, files: { 'a.txt': 'a\n' } });
  const site: LedgerSite = {
    answer: async (request) => {
      const { pathname } = new URL(request.url);
      const headers = { ...Object.fromEntries(request.headers), authorization: `Bearer ${token}` };
      const body = request.body === null ? null : await request.text();
      return fetch(`${github.url}${pathname}`, { method: request.method, headers, body });
    },
    months: async () => {
      const ledger = githubLedger({ apiUrl: github.url, repository, token });
      return Promise.all((await ledger.months()).map((month) => ledger.read(month)));
    },
  };
  return await playLedger('ledger on git', writersOnGit, site);
}
