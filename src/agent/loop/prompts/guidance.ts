import ignore from 'ignore';
import type { Ranking } from '../../../core/repository/index.ts';
import { type PathRules, type RepoPath, repoPath } from '../../../engines/files/index.ts';
import { enclosed, visibleText } from '../../../engines/text/index.ts';
import type { StepContext, Task } from '../context/index.ts';
import { guideParts } from './guide-parts.ts';

/**
 * Characters of all guidance together, of what is for people first, and of what a review sees, and of the shortest part
 * that is worth them.
 */
const rooms = { all: 2_400, people: 1_000, review: 1_000, least: 300 } as const;

/** Files to which guidance must be near: the likeliest ones, since the files of a plan are not known yet. */
const mostLikely = 5;

/** Guides that are read, so that a repository with thousands costs no more than others. */
const mostGuides = 8;

/**
 * Returns what the repository says about working on its likeliest files, the nearest first, as parts of a prompt; for a
 * review only how changes are written and tested.
 */
export async function guidance(
  task: Task,
  { repository, workspace }: Pick<StepContext, 'repository' | 'workspace'>,
  isReview = false,
): Promise<readonly string[]> {
  const { ranking } = await repository(task);
  const known = new Set<string>();
  const parts: string[] = [];
  const likely = likelyPaths(ranking);
  let room: number = isReview ? rooms.review : rooms.all;
  for (const guide of guidesNear(likely, await workspace.paths(), task.paths)) {
    if (room < rooms.least) break;
    // Guidance for people is used where there is none for agents.
    if (guide.isForPeople && parts.length > 0) break;
    const text = (await workspace.read(guide.path))?.text;
    const said = text === undefined ? '' : guide.read(text);
    if (said.trim() === '' || known.has(said) || pointer.test(said.trim())) continue;
    known.add(said);
    const most = guide.isForPeople ? Math.min(rooms.people, room) : room;
    const isStrict = isReview || guide.isForPeople;
    const shown = guideParts(visibleText(said), { room: most, isStrict, likely });
    if (shown === '') continue;
    parts.push(enclosed('guidance', shown, { from: guide.path }));
    room -= shown.length;
  }
  return parts;
}

/** A file that only names another one, such as `@AGENTS.md` or `See CLAUDE.md`, or a link in a checkout without links. */
const pointer =
  /^(?:#[^\n]{0,80}\n\s*)?(?:(?:please )?(?:see|read|follow|refer to|use)\b[^\n]{0,40}?)?[@[`"'(./\w-]{0,80}(?:agents|claude|gemini|copilot-instructions|contributing)\.md[^\n]{0,80}$/i;

/** A file with guidance, and how it is read. */
interface Guide {
  readonly path: RepoPath;
  readonly isForPeople: boolean;
  /** Returns what it says about the likeliest files; empty if nothing. */
  readonly read: (text: string) => string;
}

const agentGuides = /(?:^|\/)(?:AGENTS|CLAUDE)\.md$/;
const instructions = /^\.github\/instructions\/(?:[^/]+\/)*[^/]+\.instructions\.md$/;

const contributing = /(?:^|\/)CONTRIBUTING(?:\.(?:md|rst|txt))?$/i;

/** No guide is near for its own sake. */
const isGuide = (path: string) =>
  agentGuides.test(path) || instructions.test(path) || contributing.test(path);

function likelyPaths({ paths, scores }: Ranking): readonly string[] {
  const likely: string[] = [];
  for (const [index, path] of paths.entries()) {
    if (likely.length === mostLikely || scores[index] === 0) break;
    if (!isGuide(path)) likely.push(path);
  }
  return likely;
}

/** Finds the guides that concern the likeliest files: the nearest folder first, agents' before people's. */
function guidesNear(
  likely: readonly string[],
  paths: readonly string[],
  rules: PathRules,
): readonly Guide[] {
  const depth = (path: string) => path.split('/').length;
  const isNear = (path: string) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    return likely.some((one) => one.startsWith(folder));
  };
  const nearest = paths
    .filter((path) => agentGuides.test(path) && (!path.includes('/') || isNear(path)))
    .toSorted((one, other) => depth(other) - depth(one) || (one < other ? -1 : 1));
  const forPaths = paths.filter((path) => instructions.test(path));
  const general = ['.github/copilot-instructions.md'].filter((path) => paths.includes(path));
  const people = paths.filter(
    (path) => contributing.test(path) && /^(?:\.github\/|docs\/)?[^/]+$/.test(path),
  );
  const inFolders = nearest.filter((path) => path.includes('/'));
  const atRoot = nearest.filter((path) => !path.includes('/'));
  const whole = (text: string) => text;
  const guide = (path: string, read = whole, isForPeople = false): readonly Guide[] => {
    const known = repoPath(path, rules);
    return known === path ? [{ path: known, isForPeople, read }] : [];
  };
  return [
    ...inFolders.slice(0, mostGuides).flatMap((path) => guide(path)),
    ...forPaths.slice(0, mostGuides).flatMap((path) => guide(path, (text) => saysOf(text, likely))),
    ...[...atRoot, ...general].flatMap((path) => guide(path)),
    ...people.toSorted((a, b) => depth(a) - depth(b)).flatMap((path) => guide(path, whole, true)),
  ];
}

/** What instructions say of files that they apply to: the text below a front matter with `applyTo`, or nothing. */
function saysOf(text: string, likely: readonly string[]): string {
  const front = /^---\r?\n([\s\S]{0,2000}?)\r?\n---\r?\n/.exec(text);
  const [, globs = ''] = /^applyTo:[ \t]*(.*)$/m.exec(front?.[1] ?? '') ?? [];
  const patterns = globs
    .replace(/^\s*["']|["']\s*$/g, '')
    .split(',')
    .map((glob) => glob.trim().replace(/^\*\*\/(?=\*\*)/, ''))
    .filter((glob) => glob !== '' && !glob.startsWith('!') && !glob.startsWith('#'))
    .slice(0, 50);
  const applies = ignore().add(patterns.map((glob) => (glob.includes('/') ? glob : `/${glob}`)));
  const concerns = patterns.includes('**') || likely.some((path) => applies.ignores(path));
  return concerns && front !== null ? text.slice(front[0].length) : '';
}
