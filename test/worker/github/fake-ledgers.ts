import { type LedgerEntry, writeMonth } from '../../../src/core/ledger/index.ts';

/** The ledgers of a fake GitHub by repository, and how its answers go wrong. */
export class FakeLedgers {
  readonly #months = new Map<string, Map<string, string>>();
  readonly #versions = new Map<string, number>();
  /** Answers about the ledgers with this status; `undefined` if they succeed. */
  status: number | undefined;
  /** Repositories that cannot be seen. */
  readonly hidden = new Set<string>();

  /** Stores the text of a month. */
  write(repository: string, month: string, text: string): void {
    const months = this.#months.get(repository) ?? new Map<string, string>();
    this.#months.set(repository, months.set(month, text));
    this.#versions.set(repository, (this.#versions.get(repository) ?? 0) + 1);
  }

  /** Stores the entries of a month. */
  store(repository: string, month: string, entries: readonly LedgerEntry[]): void {
    this.write(repository, month, writeMonth({ entries, unread: [] }));
  }

  /** Answers a request for a ref, commit, tree or blob. */
  answer(url: string): Response {
    const [, repository = '', resource = ''] =
      /\/repos\/([^/]+\/[^/]+)\/git\/(.+)$/.exec(url) ?? [];
    if (this.status !== undefined) return Response.json({}, { status: this.status });
    const months = this.#months.get(repository);
    if (this.hidden.has(repository)) return missing();
    if (resource === 'matching-refs/jira-bug-fix%2Fledger') {
      const other = { ref: 'refs/jira-bug-fix/ledger-of-old', object: { sha: 'b'.repeat(40) } };
      const ref = { ref: 'refs/jira-bug-fix/ledger', object: { sha: this.#id(repository) } };
      return Response.json(months === undefined ? [other] : [other, ref]);
    }
    if (resource === `commits/${this.#id(repository)}`) {
      return Response.json({ tree: { sha: this.#id(repository) } });
    }
    const names = [...(months?.keys() ?? [])];
    if (resource === `trees/${this.#id(repository)}`) {
      const tree = names.map((month, at) => ({ path: `${month}.jsonl`, sha: id(at) }));
      return Response.json({ tree });
    }
    const at = names.findIndex((_, index) => resource === `blobs/${id(index)}`);
    const text = months?.get(names[at] ?? '');
    if (text === undefined) return missing();
    const base64 = new TextEncoder().encode(text).toBase64();
    return Response.json({ content: base64.replaceAll(/.{60}/g, '$&\n'), encoding: 'base64' });
  }

  #id(repository: string): string {
    return id(this.#versions.get(repository) ?? 0);
  }
}

const id = (number: number) => number.toString(16).padStart(40, '0');
const missing = () => Response.json({ message: 'Not Found' }, { status: 404 });
