import { guessCommands } from '../../src/cli/init/own-commands.ts';
import { testSourceOf } from '../../src/cli/workflows/index.ts';
import { compareRuns, type TestReport } from '../../src/engines/evidence/index.ts';
import { temporaryFolder, writeFiles } from '../../test/support/repository.ts';
import { type RunnerOutputs, recordedOutputs } from '../../test/support/test-outputs/recorded.ts';
import type { EvidencePart } from './index.ts';
import { type PublicSuite, publicSuites } from './suites/public-suites.ts';

/** Where the base is red: what fails with the change, and what is to be found. A moved failure is the same. */
const heads = [
  ['b', 'failed'],
  ['moved', 'tolerated'],
] as const;

/**
 * Measures for how many public repositories something is claimed where their suites are red without the change: by the
 * console that `init`'s command leaves, with the report that this command writes or is asked for, and with a report.
 * Each suite is played with the recording of its runner.
 */
export async function measureSuites(): Promise<EvidencePart> {
  const recorded = new Map(
    [...recordedOutputs(), ...recordedOutputs('unread')].map((one) => [one.runner, one]),
  );
  const judged = await Promise.all(publicSuites.map((suite) => judge(suite, recorded)));
  const share = (of: keyof (typeof judged)[number]['claims'], claim: Claims[number]) =>
    judged.filter(({ claims }) => claims[of].includes(claim)).length;
  const row = (of: keyof (typeof judged)[number]['claims']) => ({
    evidence: of,
    'a new failure': share(of, 'failed'),
    'as before': share(of, 'tolerated'),
    false: share(of, 'false'),
  });
  const rows = (['console', 'as set up', 'report'] as const).map(row);
  const kinds = Object.groupBy(judged, ({ kind }) => kind);
  return {
    rows: rows.map((one) => ({ repositories: judged.length, ...one })),
    notes: Object.entries(kinds).map(
      ([kind, all = []]) => `${kind}: ${all.map(({ repository }) => repository).join(', ')}`,
    ),
    result: { suites: { repositories: judged.length, claims: rows } },
  };
}

/** What is claimed of all pairs of its truth; `false` where any claim is wrong. */
type Claims = readonly ('failed' | 'tolerated' | 'false')[];

async function judge(suite: PublicSuite, recorded: ReadonlyMap<string, RunnerOutputs>) {
  const { repository, file, script, runner } = suite;
  const manifest = script && JSON.stringify({ scripts: script });
  await using folder = await temporaryFolder();
  const files = [file, suite.folder && `${suite.folder}/a`].flatMap((path) => path ?? []);
  await writeFiles(
    folder.directory,
    Object.fromEntries(files.map((path) => [path, manifest ?? ''])),
  );
  const { tests, reports } = await guessCommands(folder.directory);
  const { kind } = testSourceOf(tests, Boolean(reports), manifest);
  const claimsOf = (hasReport: boolean) =>
    claims(recorded.get(runner)?.outputs, { command: tests, script: script?.test, hasReport });
  const report = suite.isReporting === false ? claimsOf(false) : claimsOf(true);
  const own = kind === 'report' ? report : claimsOf(false);
  return { repository, kind, claims: { console: claimsOf(false), 'as set up': own, report } };
}

interface Way {
  readonly command: string;
  readonly script: string | undefined;
  readonly hasReport: boolean;
}

/** A runner without a recording is one whose console is not read. */
function claims(outputs: RunnerOutputs['outputs'] | undefined, way: Way): Claims {
  const text = way.command;
  const echo = way.script === undefined ? '' : `\n> shop@1.0.0 test\n> ${way.script}\n\n`;
  const names = [
    nameIn(outputs?.get('a')?.output, 'sums'),
    nameIn(outputs?.get('b')?.output, 'discounts'),
  ];
  const runOf = (happening: 'a' | 'b' | 'moved') => {
    const failed = names[happening === 'b' ? 1 : 0] ?? '';
    const report = way.hasReport ? { report: reportOf(names, failed) } : {};
    const output = echo + (outputs?.get(happening)?.output ?? '');
    return { kind: 'exited', code: 1, output, elapsed: 1_000, ...report } as const;
  };
  return heads.flatMap(([happening, truth]): Claims => {
    const [base, head] = [runOf('a'), runOf(happening)];
    const { kind } = compareRuns({ command: 'tests', text, head, again: head, base });
    if (kind !== 'failed' && kind !== 'tolerated') return [];
    return [kind === truth ? truth : 'false'];
  });
}

/** The name of a test as the console writes it, such as `TestSums`. */
const nameIn = (output = '', stem = '') =>
  new RegExp(`\\w*${stem}\\w*`, 'i').exec(output)?.[0] ?? stem;

function reportOf(names: readonly string[], failed: string): TestReport {
  const tests = names.map((name) => ({
    ...{ name: `Cart > ${name}`, file: 'test/cart' },
    ...(name === failed
      ? { state: 'failed' as const, message: `${name}: 2 == 3` }
      : { state: 'passed' as const }),
  }));
  return { tests, ignored: [] };
}
