import type { Engine } from '../../test/support/edits/engine.ts';
import type { Measured } from '../index.ts';
import type { DistortionClass, Group } from './classes.ts';
import { exactEngine } from './control.ts';
import { describeFailure } from './failure.ts';
import { type Case, type Judged, judge } from './scoring.ts';
import { type Severity, severityOf } from './severity.ts';
import { mean, median, percent, rounded } from './share.ts';

/** A case with the results of the engine and of the control. */
interface Measurement {
  readonly one: Case;
  readonly judged: Judged;
  readonly severity: Severity | undefined;
  readonly control: Judged;
}

/** Shares of a class in per cent; `n` and `dirty` (changed despite a refusal) are counts. */
export interface Shares {
  readonly n: number;
  readonly exact_pct: number;
  readonly wrong_pct: number;
  readonly code_pct: number;
  readonly indent_pct: number;
  readonly cosmetic_pct: number;
  readonly refused_pct: number;
  readonly dirty: number;
  readonly control_exact_pct: number;
  readonly control_wrong_pct: number;
}

/** Measures an engine on the samples, class by class, beside the control. */
export function measureNoise(
  classes: readonly DistortionClass[],
  samples: readonly Case[],
  engine: Engine,
  { seed, failures }: { readonly seed: number; readonly failures: boolean },
): Measured {
  const measured = samples.map((one) => measure(one, engine));
  const byClass = classes.map(({ name, group }) => {
    const own = measured.filter(({ one }) => one.tags.includes(name));
    return { name, group, shares: sharesOf(own) };
  });
  const of = (...groups: readonly Group[]) =>
    meanOf(byClass.filter(({ group }) => groups.includes(group)).map(({ shares }) => shares));
  const [edits, refusals, parser] = [of('edit', 'refusal'), of('refusal'), of('parser')];
  const times = timesOf(measured);
  const { control_exact_pct: _, control_wrong_pct: __, n: ___, ...top } = edits;
  return {
    title: `Edits against the noise model, seed ${seed}, ${samples.length} samples; per cent of a class`,
    rows: [
      ...byClass.map(({ name, shares }) => row(name, shares)),
      row('all edit classes', edits),
      row('must-refuse classes', refusals),
      row('parser classes', parser),
    ],
    notes: [
      `The engine takes ${times.ms_p50} ms in the median and ${times.ms_max} ms at most: ${times.times_control} times the control's median, ${times.total} times its total.`,
      ...(failures ? measured.flatMap(failureOf) : []),
    ],
    result: {
      seed,
      n: samples.length,
      ...top,
      by_class: Object.fromEntries(byClass.map(({ name, shares }) => [name, shares])),
      ms_p50: times.ms_p50,
      ms_max: times.ms_max,
      times_control: times.times_control,
    },
  };
}

function measure(one: Case, engine: Engine): Measurement {
  const control = judge(one, exactEngine);
  const judged = judge(one, engine);
  const severity = judged.verdict === 'wrong' ? severityOf(one, judged.tree) : undefined;
  return { one, judged, severity, control };
}

function sharesOf(measured: readonly Measurement[]): Shares {
  const share = (is: (measurement: Measurement) => boolean) =>
    percent(measured.filter(is).length, measured.length);
  return {
    n: measured.length,
    exact_pct: share(({ judged }) => judged.verdict === 'exact'),
    wrong_pct: share(({ judged }) => judged.verdict === 'wrong'),
    code_pct: share(({ severity }) => severity === 'code'),
    indent_pct: share(({ severity }) => severity === 'indent'),
    cosmetic_pct: share(({ severity }) => severity === 'cosmetic'),
    refused_pct: share(({ judged }) => judged.verdict === 'refused'),
    dirty: measured.filter(({ judged }) => judged.isPartial).length,
    control_exact_pct: share(({ control }) => control.verdict === 'exact'),
    control_wrong_pct: share(({ control }) => control.verdict === 'wrong'),
  };
}

/** Every class with samples has the same weight. */
function meanOf(classes: readonly Shares[]): Shares {
  const counted = classes.filter(({ n }) => n > 0);
  const over = (of: (shares: Shares) => number) => mean(counted.map(of));
  const sum = (of: (shares: Shares) => number) =>
    counted.reduce((total, shares) => total + of(shares), 0);
  return {
    n: sum(({ n }) => n),
    exact_pct: over((shares) => shares.exact_pct),
    wrong_pct: over((shares) => shares.wrong_pct),
    code_pct: over((shares) => shares.code_pct),
    indent_pct: over((shares) => shares.indent_pct),
    cosmetic_pct: over((shares) => shares.cosmetic_pct),
    refused_pct: over((shares) => shares.refused_pct),
    dirty: sum(({ dirty }) => dirty),
    control_exact_pct: over((shares) => shares.control_exact_pct),
    control_wrong_pct: over((shares) => shares.control_wrong_pct),
  };
}

function row(name: string, shares: Shares) {
  return {
    class: name,
    n: shares.n,
    exact: shares.exact_pct,
    wrong: shares.wrong_pct,
    code: shares.code_pct,
    indent: shares.indent_pct,
    cosmetic: shares.cosmetic_pct,
    refused: shares.refused_pct,
    dirty: shares.dirty,
    control: `${shares.control_exact_pct} / ${shares.control_wrong_pct}`,
  };
}

function timesOf(measured: readonly Measurement[]) {
  const own = measured.map(({ judged }) => judged.milliseconds);
  const control = measured.map((measurement) => measurement.control.milliseconds);
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  const ratio = (a: number, b: number) => (b === 0 ? 0 : Math.round((a / b) * 10) / 10);
  return {
    ms_p50: rounded(median(own)),
    ms_max: rounded(Math.max(0, ...own)),
    times_control: ratio(median(own), median(control)),
    total: ratio(sum(own), sum(control)),
  };
}

function failureOf({ one, judged, severity }: Measurement): readonly string[] {
  return judged.verdict === 'exact' ? [] : [describeFailure(one, judged, severity ?? 'refused')];
}
