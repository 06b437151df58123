import { z } from 'zod';
import type { Forge } from '../../../agent/ports.ts';
import { findForbidding, judgedRules, type Rule } from '../../../core/work/index.ts';
import { UserError } from '../../../engines/errors.ts';
import { type GitHubConnection, ifReadable } from '../connection/index.ts';
import { type BranchState, tipOf } from './branch.ts';
import { type GitHubRepository, signedMessage } from './commits.ts';

/** A repository whose rules are known; each branch's are read once. */
export interface RuledRepository extends GitHubRepository {
  rulesOf(branch: string): Promise<readonly Rule[]>;
}

/** Adds the rules of branches. */
export function withRules(repository: GitHubRepository): RuledRepository {
  const known = new Map<string, Promise<readonly Rule[]>>();
  const rulesOf = (branch: string) => {
    const rules = known.get(branch) ?? binding(repository, branch);
    known.set(branch, rules);
    return rules;
  };
  return { ...repository, rulesOf };
}

/** The rules that bind the owner of the token, of those that say something about the agent's work. */
async function binding(github: GitHubConnection, branch: string): Promise<readonly Rule[]> {
  const rules = (await readRules(github, branch)) ?? [];
  const judged = rules.filter(({ type }) => judgedRules.has(type));
  const sets = [...new Set(judged.flatMap(({ ruleset }) => ruleset ?? []))];
  const free = await Promise.all(sets.map((id) => mayBypass(github, id)));
  return judged.filter(({ ruleset }) => ruleset === undefined || !free[sets.indexOf(ruleset)]);
}

const Listed = z.array(
  z.object({
    type: z.string(),
    ruleset_id: z.number().optional(),
    parameters: z.unknown().optional(),
  }),
);

const Pattern = z.object({
  operator: z.enum(['starts_with', 'ends_with', 'contains', 'regex']),
  pattern: z.string(),
  negate: z.boolean().default(false),
});

/** Reads the rules for a branch of this name, and the set of each; `undefined` if the token may not. */
export async function readRules({ rest, at }: GitHubConnection, branch: string) {
  const answer = await ifReadable(rest.repos.getBranchRules({ ...at, branch, per_page: 100 }));
  return Listed.safeParse(answer?.data).data?.map(({ type, ruleset_id, parameters }) => ({
    type,
    ruleset: ruleset_id,
    pattern: Pattern.safeParse(parameters).data,
  }));
}

async function mayBypass({ rest, at }: GitHubConnection, id: number): Promise<boolean> {
  const answer = await ifReadable(rest.repos.getRepoRuleset({ ...at, ruleset_id: id }));
  return /^(?:always|exempt)$/.test(answer?.data.current_user_can_bypass ?? '');
}

/** Throws UserError if GitHub will not take a change for this place, which would cost the work on it. */
export async function requirePermitted(
  repository: RuledRepository,
  place: Parameters<Forge['check']>[0],
  before: BranchState,
  login: string | undefined,
): Promise<void> {
  const { branch, into } = place;
  const isNew = before.kind === 'absent';
  const [ofBranch, ofBase] = await Promise.all([
    repository.rulesOf(branch),
    repository.rulesOf(into),
    isNew ? requireFreeName(repository, branch) : undefined,
  ]);
  const message = await messageOf(repository, place);
  const change = { branch, isNew, message, ...identityOf(login) };
  const sentence = await findForbidding({ branch: ofBranch, base: ofBase }, change);
  if (sentence !== undefined) throw new UserError(sentence);
}

/** The whole message of the commit that is to be made; `undefined` if it is not known. */
async function messageOf(
  repository: RuledRepository,
  { key, into, message, signsOff }: Parameters<Forge['check']>[0],
): Promise<string | undefined> {
  if (message === undefined) return undefined;
  const base = signsOff ? await tipOf(repository, into) : undefined;
  const isSigned = base !== undefined;
  return signedMessage(repository, { key, message, signsOff: isSigned }, base ?? '');
}

/** What is known about the commits of an account. GitHub itself can be the committer. */
function identityOf(login: string | undefined) {
  if (login === undefined) return {};
  if (login !== 'github-actions[bot]') return { isSigned: login.endsWith('[bot]') };
  const address = '41898282+github-actions[bot]@users.noreply.github.com';
  return { isSigned: true, authors: [address], committers: [address, 'noreply@github.com'] };
}

/** Throws UserError if a branch is called like a folder of this one, or has it as a folder. */
async function requireFreeName(repository: GitHubRepository, branch: string): Promise<void> {
  const { rest, at } = repository;
  const parts = branch.split('/');
  const folders = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  const [below, ...tips] = await Promise.all([
    rest.git.listMatchingRefs({ ...at, ref: `heads/${branch}/` }),
    ...folders.map((folder) => tipOf(repository, folder)),
  ]);
  const taken =
    folders.find((_, index) => tips[index] !== undefined) ??
    below.data[0]?.ref.replace(/^refs\/heads\//, '');
  if (taken === undefined) return;
  throw new UserError(
    `The branch ${taken} is in the way of ${branch}, because Git has either a branch or a folder of a name: rename it, or set \`branch\` to another name.`,
  );
}
