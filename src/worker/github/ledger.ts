import { ledgerFile, ledgerRef } from '../../core/ledger/index.ts';
import { at, listAt, textAt } from '../webhook/index.ts';
import {
  callGitHub,
  type GitHubAnswer,
  type GitHubRefusal,
  type RepositoryTarget,
  repositoryUrl,
} from './request.ts';

/** What a repository's ledger holds, or why that is not known. */
export type LedgerAnswer =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'changed';
      /** The newest commit; `''` before the first entry. */
      readonly commit: string;
      /** The text of each month that there is. */
      readonly texts: ReadonlyMap<string, string>;
    }
  | ({ readonly kind: 'unknown' } & Omit<GitHubRefusal, 'kind'>);

/** Returns how many requests reading so many months may need. */
export const ledgerCost = (months: number): number => 3 + months;

/**
 * Reads months of a ledger: in one request if it has not changed since the known commit. A list of refs tells a
 * repository without a ledger from one that cannot be seen. Never throws.
 */
export async function readLedger(
  target: RepositoryTarget,
  months: readonly string[],
  known: string | undefined,
): Promise<LedgerAnswer> {
  const get = (resource: string) => {
    const url = repositoryUrl(target.apiUrl, target.repository, `git/${resource}`);
    return callGitHub({ method: 'GET', url, bearer: target.token });
  };
  const refs = await get(`matching-refs/${encodeURIComponent(ledgerRef)}`);
  if (!Array.isArray(refs.json)) return unknown(refs);
  const ref = listAt(refs.json).find((one) => textAt(one, 'ref') === `refs/${ledgerRef}`);
  const commit = ref === undefined ? '' : idAt(ref, 'object', 'sha');
  if (commit === known) return { kind: 'unchanged' };
  if (ref === undefined) return { kind: 'changed', commit: '', texts: new Map() };
  const committed = await get(`commits/${commit}`);
  if (committed.status !== 200) return unknown(committed);
  const tree = await get(`trees/${idAt(committed.json, 'tree', 'sha')}`);
  if (!Array.isArray(at(tree.json, 'tree'))) return unknown(tree);
  const texts = new Map<string, string>();
  for (const month of months) {
    const file = listAt(tree.json, 'tree').find((one) => textAt(one, 'path') === ledgerFile(month));
    if (file === undefined) continue;
    const blob = await get(`blobs/${idAt(file, 'sha')}`);
    const text = decoded(textAt(blob.json, 'content'));
    if (at(blob.json, 'content') === undefined || text === undefined) return unknown(blob);
    texts.set(month, text);
  }
  return { kind: 'changed', commit, texts };
}

/** The id of a Git object; `none` of anything else, which GitHub answers with 404. */
function idAt(json: unknown, ...path: readonly string[]): string {
  const id = textAt(json, ...path);
  return /^[0-9a-f]{40,64}$/.test(id) ? id : 'none';
}

function decoded(base64: string): string | undefined {
  try {
    return new TextDecoder().decode(Uint8Array.fromBase64(base64));
  } catch {
    return undefined;
  }
}

function unknown({ status, pause, why }: GitHubAnswer): LedgerAnswer {
  return { kind: 'unknown', why, pause, isSetUp: status !== 401 };
}
