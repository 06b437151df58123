import { writeFile } from 'node:fs/promises';
import { UserError } from '../../src/core/user-error.ts';
import { applyReply } from '../../test/support/edits/engine.ts';
import { randomOf } from '../../test/support/random.ts';
import type { Benchmark, Measured } from '../index.ts';
import { readArguments } from './arguments.ts';
import { measureCases } from './by-tag.ts';
import { caseLine, readCases } from './cases.ts';
import { mineCommits } from './mining.ts';
import { measureNoise } from './noise.ts';
import { drawSamples } from './samples.ts';

/** Commits that the samples are drawn from, over all repositories. */
const pool = 300;

/** Measures how replies apply: `--cases FILE`, or `--repo DIR` with distorted replies for its commits. */
export const benchmark: Benchmark = async (args) => {
  const asked = readArguments(args);
  return asked.kind === 'cases'
    ? measureCases(await readCases(asked.file), applyReply, asked.failures)
    : measureHistory(asked);
};

async function measureHistory(
  asked: Extract<ReturnType<typeof readArguments>, { kind: 'noise' }>,
): Promise<Measured> {
  const { repositories, seed, samples: wanted, classes, out } = asked;
  const each = Math.ceil(pool / repositories.length);
  const mined = await Promise.all(
    repositories.map((directory) => mineCommits(directory, each, randomOf(`${seed} mining`))),
  );
  const commits = mined.flat();
  if (commits.length === 0) throw new UserError('--repo names no history with a small bug fix.');
  const samples = classes.flatMap((one) => drawSamples(one, commits, seed, wanted));
  if (out !== undefined) await writeFile(out, samples.map((one) => `${caseLine(one)}\n`).join(''));
  return measureNoise(classes, samples, applyReply, asked);
}
