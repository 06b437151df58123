import type { Measured } from '../index.ts';
import { percent, rounded } from '../share.ts';
import type { Judged } from './judge.ts';

/** Counts right and wrong verdicts by language. `failures` says whether each wrong one is named. */
export function measureSyntax(judged: readonly Judged[], failures: boolean): Measured {
  const total = countsOf(judged);
  const languages = groupsOf(judged, ({ language }) => language);
  return {
    title: `Syntax of ${total.n} changes: ${total.false_blocks} of ${total.false_blocks + total.accepted_right} valid ones blocked, ${total.missed} of ${total.missed + total.blocked_right} broken ones missed`,
    rows: languages.flatMap(([language, group]) =>
      groupsOf(group, classWithState).map(([name, some]) => row(language, name, some)),
    ),
    notes: failures ? judged.filter(({ isRight }) => !isRight).map(describeFailure) : [],
    result: {
      ...total,
      by_language: Object.fromEntries(languages.map(([name, some]) => [name, countsOf(some)])),
      ...percentiles(judged),
    },
  };
}

function countsOf(judged: readonly Judged[]) {
  const count = (expect: Judged['expect'], isRight: boolean) =>
    judged.filter((one) => one.expect === expect && one.isRight === isRight).length;
  return {
    n: judged.length,
    accepted_right: count('accept', true),
    blocked_right: count('block', true),
    false_blocks: count('accept', false),
    missed: count('block', false),
  };
}

function row(language: string, name: string, judged: readonly Judged[]): Measured['rows'][number] {
  const right = judged.filter(({ isRight }) => isRight).length;
  return {
    language,
    class: name,
    n: judged.length,
    wrong: judged.length - right,
    'right %': percent(right, judged.length),
    ...percentiles(judged),
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
  const failure = one.expect === 'accept' ? 'blocked' : 'missed';
  return `${failure}: ${one.language}, ${classWithState(one)}: ${one.id}: ${one.why}`;
}
