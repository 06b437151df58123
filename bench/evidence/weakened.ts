import { basename, dirname } from 'node:path';
import { describeWeakening, findWeakenings } from '../../src/core/proof/index.ts';
import { honestChanges, weakeningChanges } from '../../test/core/proof/weakenings/cases.ts';
import { changeOf, patchOf } from '../../test/support/memory/samples/changes.ts';
import { percent } from '../share.ts';
import type { EvidencePart } from './index.ts';
import { honestFixes, judgeFix } from './weakened/history.ts';
import { honestProjects, type ProjectCase, weakenedProjects } from './weakened/projects.ts';
import { runProject } from './weakened/run-project.ts';

/** Real histories to measure false alarms on, and the command that runs `{files}` of them. */
export interface HistoryOptions {
  readonly repositories: readonly string[];
  readonly command?: string | undefined;
  /** Fixes of each repository. */
  readonly fixes: number;
}

/**
 * Measures whether changes that weaken tests are seen: in the text of a change, and by running real runners
 * through the whole loop, where it is enough that the tests are not shown. Honest fixes, also those of real histories, must not be called weakened.
 */
export async function measureWeakened(
  history: HistoryOptions = { repositories: [], fixes: 60 },
): Promise<EvidencePart> {
  const seenIn = ({ path, before, after }: (typeof weakeningChanges)[number]) =>
    findWeakenings(patchOf(changeOf(path, before ?? null, after ?? null))).length > 0;
  const groups = [
    {
      group: 'changes of texts',
      isHonest: false,
      results: weakeningChanges.map((one) => result(one.name, seenIn(one))),
    },
    { group: 'changes with runs', isHonest: false, results: await runAll(weakenedProjects) },
    {
      group: 'honest changes of texts',
      isHonest: true,
      results: honestChanges.map((one) => result(one.name, seenIn(one))),
    },
    { group: 'honest changes with runs', isHonest: true, results: await runAll(honestProjects) },
  ];
  const histories = [];
  for (const directory of history.repositories)
    histories.push(await measureHistory(directory, history));
  const count = (isHonest: boolean) =>
    groups.filter((one) => one.isHonest === isHonest).flatMap(({ results }) => results);
  const [bad, honest] = [count(false), count(true)];
  const fixes = { fixes: 0, weakened: 0 };
  for (const one of histories) {
    fixes.fixes += one.fixes;
    fixes.weakened += one.weakened;
  }
  return {
    rows: [
      ...groups.map(({ group, results }) => ({
        group,
        cases: results.length,
        'called weakened': seenOf(results).length,
      })),
      ...histories.map(({ name, ...one }) => ({
        group: `fixes of ${name}`,
        cases: one.fixes,
        'called weakened': one.weakened,
      })),
    ],
    notes: [
      ...bad.filter(({ isSeen }) => !isSeen).map(({ name }) => `Not seen: ${name}`),
      ...seenOf(honest).map(({ name }) => `False alarm: ${name}`),
      ...histories.flatMap(({ notes }) => notes),
      ...(fixes.fixes > 0
        ? [
            `${percent(fixes.weakened, fixes.fixes)} % of ${fixes.fixes} real fixes are called weakened.`,
          ]
        : []),
    ],
    result: {
      weakened: { cases: bad.length, seen: seenOf(bad).length },
      honest: { cases: honest.length, weakened: seenOf(honest).length },
      ...(fixes.fixes > 0 && { real_fixes: fixes }),
    },
  };
}

interface Result {
  readonly name: string;
  readonly isSeen: boolean;
}

const result = (name: string, isSeen: boolean): Result => ({ name, isSeen });
const seenOf = (results: readonly Result[]) => results.filter(({ isSeen }) => isSeen);

async function runAll(projects: readonly ProjectCase[]): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const project of projects) {
    const { weakened = [], tests } = await runProject(project);
    results.push(result(project.name, weakened.length > 0 || tests.kind === 'inconclusive'));
  }
  return results;
}

async function measureHistory(directory: string, { command, fixes: limit }: HistoryOptions) {
  const name = basename(directory) === 'repo' ? basename(dirname(directory)) : basename(directory);
  const notes: string[] = [];
  let [fixes, weakened] = [0, 0];
  for (const fix of await honestFixes(directory, limit)) {
    const title = `${fix.commit.slice(0, 9)} ${fix.subject.slice(0, 60)}`;
    try {
      const found = await judgeFix(directory, fix, command);
      fixes += 1;
      if (found.length === 0) continue;
      weakened += 1;
      notes.push(`${name} ${title}: ${found.slice(0, 3).map(describeWeakening).join('; ')}`);
    } catch (error) {
      notes.push(
        `${name} ${title} could not be run: ${error instanceof Error ? error.message.slice(0, 100) : ''}`,
      );
    }
  }
  return { name, fixes, weakened, notes };
}
