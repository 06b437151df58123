import { structuredPatch } from 'diff';
import type { Engine, Tree } from '../../test/support/edits/engine.ts';
import type { Measured } from '../index.ts';
import { mean, percent } from '../share.ts';
import type { DistortionClass } from './classes.ts';
import { exactEngine } from './control.ts';
import { type Case, type Judged, judge } from './scoring.ts';

/** What an engine is measured on. */
export interface Samples {
  readonly cases: readonly Case[];
  readonly distorted: readonly (DistortionClass & { readonly samples: readonly Case[] })[];
}

/** What is counted of some replies; `dirty`: changed despite a refusal. */
const counted = {
  exact: ({ verdict }: Judged) => verdict === 'exact',
  wrong: ({ verdict }: Judged) => verdict === 'wrong',
  code: ({ severity }: Judged) => severity === 'code',
  indent: ({ severity }: Judged) => severity === 'indent',
  cosmetic: ({ severity }: Judged) => severity === 'cosmetic',
  refused: ({ verdict }: Judged) => verdict === 'refused',
  dirty: ({ isPartial }: Judged) => isPartial,
};

/** The number of some replies, and what is counted of them in per cent. */
type Shares = Readonly<Record<string, number>>;

/** What an engine made of the samples: each reply, and the shares of its groups. */
interface Result {
  readonly judged: readonly Judged[];
  readonly shares: ReadonlyMap<string, Shares>;
}

/** Measures an engine on each class of distortions and on each tag of the cases, beside the control. */
export function measureEngine(engine: Engine, samples: Samples, withFailures: boolean): Measured {
  const [own, control] = [resultOf(engine, samples), resultOf(exactEngine, samples)];
  const rows = [...own.shares].map(([group, shares]) => ({
    group,
    ...shares,
    control: pair(control.shares.get(group)),
  }));
  const failures = own.judged.filter(({ verdict }) => verdict !== 'exact');
  return {
    title: `Edits of ${own.judged.length} replies, ${failures.length} of them not exact; per cent of each group`,
    rows,
    notes: withFailures ? failures.map(describe) : [],
    result: { by_group: Object.fromEntries(own.shares) },
  };
}

/** Measures what each way is worth: the program's engine without it, beside the whole one. */
export async function measureWays(
  engines: readonly { readonly off: string; readonly load: () => Promise<Engine> }[],
  samples: Samples,
): Promise<Measured> {
  const rows: Readonly<Record<string, string>>[] = [];
  for (const { off, load } of engines) {
    const { shares } = resultOf(await load(), samples);
    const figures = means.map(({ title }) => [title, pair(shares.get(title))]);
    rows.push({ off, ...Object.fromEntries(figures), [allCases]: pair(shares.get(allCases)) });
  }
  const title = 'Edits with one way switched off; per cent exact / wrong';
  return { title, rows, result: { rows } };
}

const pair = (shares: Shares | undefined) =>
  shares === undefined ? '' : `${shares.exact} / ${shares.wrong}`;

/** Groups of classes. Each class has the same weight. */
const means = [
  { title: 'all edit classes', groups: ['edit', 'refusal'] },
  { title: 'must-refuse classes', groups: ['refusal'] },
  { title: 'other forms', groups: ['form'] },
];
const allCases = 'all cases';

function resultOf(engine: Engine, { cases, distorted }: Samples): Result {
  const classes = distorted.map(({ name, group, samples }) => {
    const judged = samples.map((one) => judge(one, engine));
    return { name, group, judged, shares: sharesOf(judged) };
  });
  const judgedCases = cases.map((one) => judge(one, engine));
  const tags = [...new Set(cases.flatMap((one) => one.tags))].toSorted();
  const shares: readonly (readonly [string, Shares])[] = [
    ...classes.map((one) => [one.name, one.shares] as const),
    ...means.map(({ title, groups }) => {
      const own = classes.filter(
        ({ group, judged }) => judged.length > 0 && groups.includes(group),
      );
      return [title, meanOf(own.map((one) => one.shares))] as const;
    }),
    ...tags.map((tag) => {
      return [
        `cases: ${tag}`,
        sharesOf(judgedCases.filter(({ one }) => one.tags.includes(tag))),
      ] as const;
    }),
    [allCases, sharesOf(judgedCases)],
  ];
  return {
    judged: [...classes.flatMap((one) => one.judged), ...judgedCases],
    shares: new Map(shares.filter(([, { n }]) => n !== 0)),
  };
}

function sharesOf(judged: readonly Judged[]): Shares {
  const share = (is: (one: Judged) => boolean) => percent(judged.filter(is).length, judged.length);
  const shares = Object.entries(counted).map(([name, is]) => [name, share(is)]);
  return { n: judged.length, ...Object.fromEntries(shares) };
}

function meanOf(all: readonly Shares[]): Shares {
  const values = (name: string) => all.map((shares) => shares[name] ?? 0);
  const n = values('n').reduce((sum, one) => sum + one, 0);
  const shares = Object.keys(counted).map((name) => [name, mean(values(name))]);
  return { n, ...Object.fromEntries(shares) };
}

/** Says which reply is not exact and why: the engine's refusal, or a diff from the right tree. */
function describe({ one, verdict, severity, tree, why }: Judged): string {
  const wanted = one.mustRefuse ? one.files : (one.right[0] ?? one.files);
  const lines = verdict === 'wrong' ? differences(wanted, tree).slice(0, 20) : [why.slice(0, 200)];
  const what = `${severity ?? verdict}${one.mustRefuse ? ', to be refused' : ''}`;
  return [`${one.id}: ${what}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** Returns a short diff from the right tree to the actual one. */
function differences(right: Tree, tree: Tree): readonly string[] {
  const paths = new Set([...right.keys(), ...tree.keys()]);
  return [...paths].flatMap((path) => {
    const [wanted = '', got = ''] = [right.get(path), tree.get(path)];
    const { hunks } = structuredPatch(path, path, wanted, got, '', '', { context: 1 });
    const lines = hunks.flatMap((hunk) => hunk.lines.map((line) => JSON.stringify(line)));
    return lines.length === 0 ? [] : [path, ...lines];
  });
}
