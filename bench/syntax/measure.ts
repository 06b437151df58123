import type { Syntax } from '../../src/agent/ports.ts';
import type { Measured } from '../index.ts';
import { percent, rounded } from '../share.ts';
import type { SyntaxCase } from './cases.ts';
import { type Judged, judge } from './judge.ts';

/** How the results are shown. */
export interface Shown {
  /** Whether each wrong verdict is printed. */
  readonly failures: boolean;
  /** Milliseconds until the first verdict of the process. */
  readonly first: number;
}

/** Lines of a file that counts as one of 1,000 lines. */
const thousand = { from: 900, to: 1_100 };

/** Files that are named as the slowest. */
const slowest = 5;

/** Checks every case and counts right and wrong verdicts by language. */
export async function measureSyntax(
  cases: readonly SyntaxCase[],
  syntax: Syntax,
  { failures, first }: Shown,
): Promise<Measured> {
  const judged: Judged[] = [];
  for (const one of cases) judged.push(await judge(one, syntax));
  const total = countsOf(judged);
  const languages = groupsOf(judged, ({ language }) => language);
  return {
    title: `Syntax of ${total.n} changes: ${total.false_blocks} of ${total.false_blocks + total.accepted_right} valid ones blocked, ${total.missed} of ${total.missed + total.blocked_right} broken ones missed`,
    rows: languages.flatMap(([language, group]) =>
      groupsOf(group, classWithState).map(([name, some]) => row(language, name, some)),
    ),
    notes: [
      `First verdict of the process, which loads a parser: ${first.toFixed(0)} ms.`,
      ...judged
        .toSorted((a, b) => b.milliseconds - a.milliseconds)
        .slice(0, slowest)
        .map((one) => `Slow: ${one.milliseconds.toFixed(0)} ms, ${one.lines} lines, ${one.path}`),
      ...(failures ? judged.filter(({ isRight }) => !isRight).map(describeFailure) : []),
    ],
    result: {
      ...total,
      by_language: Object.fromEntries(languages.map(([name, some]) => [name, details(some)])),
      ...percentiles(judged),
    },
  };
}

/** Counts right and wrong verdicts. */
function countsOf(judged: readonly Judged[]) {
  const count = (expect: SyntaxCase['expect'], isRight: boolean) =>
    judged.filter((one) => one.expect === expect && one.isRight === isRight).length;
  return {
    n: judged.length,
    accepted_right: count('accept', true),
    blocked_right: count('block', true),
    false_blocks: count('accept', false),
    missed: count('block', false),
  };
}

function details(judged: readonly Judged[]) {
  return {
    ...countsOf(judged),
    unchecked: judged.filter(({ isUnchecked }) => isUnchecked).length,
    clean_before: countsOf(judged.filter(({ isCleanBefore }) => isCleanBefore === true)),
    unclean_before: countsOf(judged.filter(({ isCleanBefore }) => isCleanBefore === false)),
    ...percentiles(judged),
  };
}

function row(language: string, name: string, judged: readonly Judged[]): Measured['rows'][number] {
  const right = judged.filter(({ isRight }) => isRight).length;
  const long = judged.filter(({ lines }) => lines >= thousand.from && lines <= thousand.to);
  return {
    language,
    class: name,
    n: judged.length,
    wrong: judged.length - right,
    'right %': percent(right, judged.length),
    unchecked: judged.filter(({ isUnchecked }) => isUnchecked).length,
    ...percentiles(judged),
    '1000 lines': long.length,
    'p95 of those': percentiles(long).ms_p95,
  };
}

function percentiles(judged: readonly Judged[]) {
  const times = judged.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (share: number) => rounded(times[Math.ceil(times.length * share) - 1] ?? 0);
  return { ms_p50: at(0.5), ms_p95: at(0.95) };
}

function classWithState({ kind, isCleanBefore }: Judged): string {
  const isBroken = kind !== 'real' && kind !== 'new' && kind !== 'accept';
  return isBroken && isCleanBefore === false ? `${kind}, not clean before` : kind;
}

function groupsOf(
  judged: readonly Judged[],
  keyOf: (one: Judged) => string,
): readonly (readonly [string, readonly Judged[]])[] {
  return [...Map.groupBy(judged, keyOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function describeFailure(one: Judged): string {
  const fault = one.expect === 'accept' ? 'blocked' : 'missed';
  return `${fault}: ${one.language}, ${classWithState(one)}: ${one.id}: ${one.why}`;
}
