import { execFileSync } from 'node:child_process';
import { copyHistory } from '../../src/adapters/git/index.ts';
import { openProjectChecks } from '../../src/adapters/sandbox/index.ts';
import { repositoryFiles } from '../../src/agent/loop/context/index.ts';
import { checkPatch, nearbyTests } from '../../src/agent/loop/steps/index.ts';
import type { CheckResults } from '../../src/core/proof/index.ts';
import { forgeries } from '../../test/support/forgeries.ts';
import { memoryWorkspace } from '../../test/support/memory/context.ts';
import { changeOf, patchOf } from '../../test/support/memory/samples/changes.ts';
import { rulesOf } from '../../test/support/memory/samples/rules.ts';
import { temporaryRepository } from '../../test/support/repository.ts';
import { honestChanges } from './forged/honest.ts';
import { type Suite, suites } from './forged/suites.ts';
import type { EvidencePart } from './index.ts';

/** A change of one suite: new texts by path. */
interface Change {
  readonly name: string;
  readonly suite: Suite;
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Measures whether product code can make tests look green, and whether honest changes are believed, with real runners:
 * in how many cases *Tests* is called passed.
 */
export async function measureForged(): Promise<EvidencePart> {
  const [forged, left] = [forgedChanges(), new Set<string>()];
  const honest = Object.values(suites).flat().flatMap(honestOf);
  const passed: string[] = [];
  const lost: string[] = [];
  const count = { forged: 0, honest: 0 };
  for (const change of [...forged, ...honest]) {
    if (!isThere(change.suite.program)) {
      left.add(change.suite.program);
      continue;
    }
    const isForged = forged.includes(change);
    count[isForged ? 'forged' : 'honest'] += 1;
    const { tests } = await resultsOf(change);
    const isPassed = tests.kind === 'passed' || tests.kind === 'flaky';
    if (isForged && isPassed) passed.push(change.name);
    if (!isForged && !isPassed && tests.kind !== 'tolerated')
      lost.push(`${change.name}: ${tests.kind}${'why' in tests ? `, ${tests.why}` : ''}`);
  }
  return {
    rows: [
      { group: 'forged green', cases: count.forged, 'shown as passed': passed.length },
      { group: 'honest green', cases: count.honest, 'called not shown': lost.length },
    ],
    notes: [
      ...passed.map((name) => `Believed: ${name}`),
      ...lost.map((name) => `Not believed: ${name}`),
      ...[...left].map((program) => `Not measured, because it is not installed: ${program}`),
    ],
    result: {
      forged: { cases: count.forged, shown_as_passed: passed.length },
      canary: { honest: count.honest, called_not_shown: lost.length },
    },
  };
}

function forgedChanges(): readonly Change[] {
  return (['javaScript', 'python', 'go'] as const).flatMap((language) =>
    suites[language].flatMap((suite) =>
      Object.entries(forgeries[language]).map(([name, code]) => {
        const before = suite.files[suite.product] ?? '';
        const text =
          language === 'go'
            ? before.replace('\n\nfunc', `\n\nimport (\n\t"fmt"\n\t"os"\n)\n${code}\n\nfunc`)
            : `${before}${code}\n`;
        return { name: `${suite.name}: ${name}`, suite, files: { [suite.product]: text } };
      }),
    ),
  );
}

const honestOf = (suite: Suite): readonly Change[] =>
  honestChanges(suite).map(({ name, files, changed = suite.files }) => ({
    name: `${suite.name}: ${name}`,
    suite: { ...suite, files: changed },
    files,
  }));

const there = new Map<string, boolean>();

function isThere(program: string): boolean {
  const known = there.get(program);
  if (known !== undefined) return known;
  let found = true;
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
  } catch {
    found = false;
  }
  there.set(program, found);
  return found;
}

/** What the checks say of a change. */
async function resultsOf({ suite, files }: Change): Promise<CheckResults> {
  await using repository = await temporaryRepository(suite.files);
  const settings = { timeout: 120_000, isolation: 'none', environment: [], copyHistory } as const;
  await using checks = await openProjectChecks(repository.directory, {
    ...settings,
    tests: suite.command,
  });
  const changes = Object.entries(files).map(([path, text]) =>
    changeOf(path, suite.files[path] ?? null, text),
  );
  const patch = patchOf(...changes);
  const workspace = memoryWorkspace(suite.files);
  const { signal } = new AbortController();
  const place = {
    task: { instruction: '', paths: rulesOf() },
    context: { workspace, signal, repository: repositoryFiles(workspace) },
  };
  const results = await checkPatch(patch, {
    ...{ checks, commandResults: new Map(), signal },
    nearbyTests: () => nearbyTests(patch, place),
  });
  if (results.tests.kind === 'not-run') throw new Error(results.tests.why);
  return results;
}
