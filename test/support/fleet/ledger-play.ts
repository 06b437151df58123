import { createHash } from 'node:crypto';
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
import { Turns } from './turns.ts';

interface CommitBody {
  readonly message: string;
  readonly tree: string;
  readonly parents: readonly string[];
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

const refused = (status: number, message: string): Answered => ({ status, body: { message } });
const made = (body: unknown): Answered => ({ status: 201, body });
const found = (body: unknown): Answered => ({ status: 200, body });

/** GitHub's rules of objects and refs in memory: what is moved without force must descend from what stands. */
class Refs {
  readonly #objects = new Map<string, unknown>();
  readonly refs = new Map<string, string>();

  /** Answers a request at once, as one step. */
  answer(method: string, path: string, body: unknown): Answered {
    const [, kind = '', rest = ''] =
      /^\/repos\/[^/]+\/[^/]+\/git\/([a-z]+)\/?(.*)$/.exec(path) ?? [];
    const given = Object(body);
    switch (`${method} ${kind}`) {
      case 'GET ref':
        return this.#ref(decodeURIComponent(rest));
      case 'GET commits':
      case 'GET trees':
      case 'GET blobs':
        return this.#read(rest);
      case 'POST trees':
        return made(this.#tree(given.base_tree, given.tree));
      case 'POST commits':
        return made(this.#commit(given));
      case 'POST refs':
        return this.#create(String(given.ref), String(given.sha));
      case 'PATCH refs':
        return this.#move(`refs/${decodeURIComponent(rest)}`, String(given.sha));
      default:
        return refused(404, 'Not Found');
    }
  }

  /** The text of each file in the tree of a ref. */
  files(ref: string): ReadonlyMap<string, string> {
    const commit = this.refs.get(ref);
    if (commit === undefined) return new Map();
    const { tree } = Object(this.#objects.get(commit));
    const { tree: entries } = Object(this.#objects.get(tree.sha));
    return new Map(
      [...entries].map(({ path, sha }) => {
        const { content } = Object(this.#objects.get(sha));
        return [String(path), Buffer.from(content, 'base64').toString('utf8')];
      }),
    );
  }

  #ref(name: string): Answered {
    const sha = this.refs.get(`refs/${name}`);
    if (sha === undefined) return refused(404, 'Not Found');
    return found({ ref: `refs/${name}`, object: { sha, type: 'commit' } });
  }

  #read(sha: string): Answered {
    const object = this.#objects.get(sha);
    return object === undefined ? refused(404, 'Not Found') : found(object);
  }

  #tree(base: string | undefined, added: readonly { path: string; content: string }[]) {
    const { tree: known = [] } = Object(this.#objects.get(base ?? ''));
    const entries = new Map<string, string>(
      [...known].map(({ path, sha }) => [String(path), String(sha)]),
    );
    for (const { path, content } of added) {
      const blob = { content: Buffer.from(content).toString('base64'), encoding: 'base64' };
      entries.set(path, this.#store(blob).sha);
    }
    return this.#store({ tree: [...entries].map(([path, sha]) => ({ path, sha })) });
  }

  #commit({ message, tree, parents }: CommitBody) {
    const person = { name: 'github-actions[bot]', email: 'bot@example.test', date: '2026-11-01' };
    return this.#store({
      ...{ message, tree: { sha: tree }, parents: parents.map((sha) => ({ sha })) },
      ...{ author: person, committer: person, verification: { verified: true } },
    });
  }

  #store<Body extends object>(body: Body): Body & { readonly sha: string } {
    const sha = createHash('sha1').update(JSON.stringify(body)).digest('hex');
    const stored = { sha, ...body };
    this.#objects.set(sha, stored);
    return stored;
  }

  #create(ref: string, sha: string): Answered {
    if (this.refs.has(ref)) return refused(422, 'Reference already exists');
    this.refs.set(ref, sha);
    return made({ ref, object: { sha } });
  }

  #move(ref: string, sha: string): Answered {
    const current = this.refs.get(ref);
    if (current === undefined) return refused(422, 'Reference does not exist');
    if (!this.#descends(sha, current)) return refused(422, 'Update is not a fast forward');
    this.refs.set(ref, sha);
    return found({ ref, object: { sha } });
  }

  #descends(sha: string, from: string): boolean {
    if (sha === from) return true;
    const { parents = [] } = Object(this.#objects.get(sha));
    return [...parents].some((parent) => this.#descends(String(parent.sha), from));
  }
}

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
