import { UserError } from '../../src/engines/errors.ts';
import { randomOf } from '../../test/support/random.ts';
import type { Benchmark } from '../index.ts';
import { type Asked, readArguments } from './arguments.ts';
import { readCases } from './cases.ts';
import { drawSamples } from './classes.ts';
import { measureEngine, measureWays, type Samples } from './measure.ts';
import { mineCommits } from './mining.ts';
import { engineWithout } from './ways.ts';

/** Commits that the samples are drawn from, over all repositories. */
const pool = 300;

/** Measures how replies apply: those of `--cases FILE`, and with `--repo DIR` distorted ones for its commits. */
export const benchmark: Benchmark = async (args) => {
  const asked = readArguments(args);
  const files = await Promise.all(asked.cases.map((file) => readCases(file)));
  const samples = { cases: files.flat(), distorted: await distortedReplies(asked) };
  if (asked.without.length === 0)
    return measureEngine(await engineWithout(), samples, asked.failures);
  const engines = [undefined, ...asked.without].map((way) => ({
    off: way?.name ?? 'nothing',
    load: () => engineWithout(way),
  }));
  return measureWays(engines, samples);
};

async function distortedReplies(asked: Asked): Promise<Samples['distorted']> {
  const { repositories, seeds, classes, samples: wanted } = asked;
  if (repositories.length === 0) return [];
  const each = Math.ceil(pool / repositories.length);
  const histories = await Promise.all(
    seeds.map(async (seed) => {
      const mined = repositories.map((one) => mineCommits(one, each, randomOf(`${seed} mining`)));
      return { seed, commits: (await Promise.all(mined)).flat() };
    }),
  );
  if (histories.some(({ commits }) => commits.length === 0))
    throw new UserError('--repo names no history with a small bug fix.');
  return classes.map((one) => ({
    ...one,
    samples: histories.flatMap(({ seed, commits }) => drawSamples(one, commits, seed, wanted)),
  }));
}
