import { clip } from '../../engines/text/index.ts';
import { patternMatcher } from '../repository/index.ts';

/** A rule of the code host that holds for a branch. Its pattern is untrusted. */
export interface Rule {
  readonly type: string;
  /** Missing for rules without one. */
  readonly pattern?: RulePattern | undefined;
}

export interface RulePattern {
  readonly operator: 'starts_with' | 'ends_with' | 'contains' | 'regex';
  readonly pattern: string;
  /** Whether the text must not match. */
  readonly negate: boolean;
}

/** What is to be published. What is not known is not judged. */
export interface PlannedChange {
  readonly branch: string;
  /** Whether the branch has to be created. */
  readonly isNew: boolean;
  readonly message?: string | undefined;
  /** The addresses of which a commit will have one. */
  readonly authors?: readonly string[] | undefined;
  readonly committers?: readonly string[] | undefined;
  /** Whether the code host signs what the agent commits. */
  readonly isSigned?: boolean | undefined;
}

/** Whether a branch with these rules may get a merge. */
export function allowMerges(rules: readonly Rule[]): boolean {
  return rules.every(({ type }) => type !== 'required_linear_history');
}

/** The types of rules that say something about the agent's work. */
export const judgedRules: ReadonlySet<string> = new Set([
  ...['creation', 'update', 'required_linear_history', 'required_signatures'],
  ...['branch_name_pattern', 'commit_message_pattern'],
  ...['commit_author_email_pattern', 'committer_email_pattern'],
]);

/**
 * Says in one sentence which rule of the branch, or of the base that it goes into, forbids the change, and what meets
 * it; `undefined` if none does. A regular expression that cannot be read forbids nothing.
 */
export async function findForbidding(
  rules: { readonly branch: readonly Rule[]; readonly base: readonly Rule[] },
  change: PlannedChange,
): Promise<string | undefined> {
  const ofCommits = rules.base.filter(({ type }) => !rulesOfBranch.has(type));
  for (const rule of [...rules.branch, ...ofCommits]) {
    const sentence = forbidsAll(rule, change) ?? (await forbidsText(rule, change));
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

/** The types of rules that are about the branch itself, and not about its commits, which go into the base. */
const rulesOfBranch: ReadonlySet<string> = new Set(['creation', 'update', 'branch_name_pattern']);

const exempt = 'or let the agent bypass that rule, under Settings > Rules';

/** What a rule without a pattern forbids. */
function forbidsAll({ type }: Rule, { branch, isNew, isSigned }: PlannedChange) {
  if (type === 'required_signatures' && isSigned === false)
    return `A rule of GitHub requires signed commits, and it signs none for the owner of this token: set \`github-token\` to that of a GitHub App or of the workflow, ${exempt}.`;
  if (type !== (isNew ? 'creation' : 'update')) return undefined;
  return `A rule of GitHub forbids the agent to ${isNew ? 'create' : 'change'} ${branch}: exempt branches like ${branch}, ${exempt}.`;
}

/** What a pattern is about, and what meets it. */
interface Subject {
  /** Missing if they are not known, or are none of this change. */
  readonly texts: readonly string[] | undefined;
  readonly name: string;
  readonly remedy: string;
}

function subjectOf(
  type: string,
  { branch, isNew, message, authors, committers }: PlannedChange,
): Subject | undefined {
  const remedy = 'set `github-token` to that of an account whose address does';
  switch (type) {
    case 'branch_name_pattern':
      return {
        texts: isNew ? [branch] : undefined,
        name: `the name of the branch ${branch}`,
        remedy: 'set `branch` to a name that does',
      };
    case 'commit_message_pattern':
      return {
        texts: message === undefined ? undefined : [message],
        name: 'the message of a commit',
        remedy: 'set `commit-message` to one that does',
      };
    case 'commit_author_email_pattern':
      return { texts: authors, name: "the address of a commit's author", remedy };
    case 'committer_email_pattern':
      return { texts: committers, name: 'the address of a committer', remedy };
    default:
      return undefined;
  }
}

async function forbidsText(
  { type, pattern }: Rule,
  change: PlannedChange,
): Promise<string | undefined> {
  const { texts, name, remedy } = subjectOf(type, change) ?? {};
  if (texts === undefined || pattern === undefined) return undefined;
  const met = await Promise.all(texts.map((text) => meets(text, pattern)));
  if (met.some((isMet) => isMet !== false)) return undefined;
  const form = `${pattern.negate ? 'not ' : ''}to ${verbs[pattern.operator]}`;
  const shown = JSON.stringify(clip(pattern.pattern.replace(/\p{Cc}+/gu, ' '), 200));
  return `A rule of GitHub requires ${name} ${form} ${shown}: ${remedy}, ${exempt}.`;
}

const verbs = {
  starts_with: 'start with',
  ends_with: 'end with',
  contains: 'contain',
  regex: 'match',
} as const;

/** Whether a text meets a pattern; `undefined` if that is not known. */
async function meets(
  text: string,
  { operator, pattern, negate }: RulePattern,
): Promise<boolean | undefined> {
  switch (operator) {
    case 'starts_with':
      return text.startsWith(pattern) !== negate;
    case 'ends_with':
      return text.trimEnd().endsWith(pattern) !== negate;
    case 'contains':
      return text.includes(pattern) !== negate;
    case 'regex': {
      const matcher = await patternMatcher(pattern, true);
      return 'kind' in matcher ? undefined : matcher.matches(text) !== negate;
    }
  }
}
