import { createHash } from 'node:crypto';

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
export class Refs {
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
