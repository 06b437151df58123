import type { Engine } from '../../test/support/edits/engine.ts';
import type { Measured } from '../index.ts';
import { type Case, type Judged, judge, type Verdict } from './scoring.ts';
import { median, rounded } from './share.ts';

interface Count {
  n: number;
  exact: number;
  refused: number;
  wrong: number;
}

/** Measures an engine on every case, by tag. */
export function measureCases(
  cases: readonly Case[],
  engine: Engine,
  withFailures: boolean,
): Measured {
  const judged = cases.map((one): [Case, Judged] => [one, judge(one, engine)]);
  const total = emptyCount();
  const byTag = new Map<string, Count>();
  for (const [{ tags }, { verdict }] of judged) {
    add(total, verdict);
    for (const tag of new Set(tags)) {
      const count = byTag.get(tag) ?? emptyCount();
      byTag.set(tag, count);
      add(count, verdict);
    }
  }
  const times = judged.map(([, { milliseconds }]) => milliseconds);
  const tags = [...byTag].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const failures = judged.filter(([, { verdict }]) => verdict !== 'exact');
  return {
    title: `Edits on ${total.n} cases: ${total.exact} exact, ${total.refused} refused, ${total.wrong} wrong`,
    rows: tags.map(([tag, count]) => ({ tag, ...count })),
    notes: withFailures ? failures.map(describe) : [],
    result: {
      ...total,
      wrong_on_must_refuse: failures.filter(([one]) => one.mustRefuse).length,
      partial: judged.filter(([, { isPartial }]) => isPartial).length,
      by_tag: Object.fromEntries(tags),
      ms_p50: rounded(median(times)),
      ms_max: rounded(Math.max(0, ...times)),
    },
  };
}

function describe([{ id, mustRefuse }, { verdict, why, tree }]: [Case, Judged]): string {
  const wanted = mustRefuse ? ', to be refused' : '';
  const said = verdict === 'refused' ? why : JSON.stringify(Object.fromEntries(tree));
  return `${id}: ${verdict}${wanted}: ${said.slice(0, 200)}`;
}

function add(count: Count, verdict: Verdict): void {
  count.n += 1;
  count[verdict] += 1;
}

const emptyCount = (): Count => ({ n: 0, exact: 0, refused: 0, wrong: 0 });
