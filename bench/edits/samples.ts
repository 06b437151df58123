import { randomOf } from '../../test/support/random.ts';
import type { DistortionClass } from './classes.ts';
import type { Commit } from './commit.ts';
import { sceneOf } from './scene.ts';
import type { Case } from './scoring.ts';

/** How often a commit may be drawn for one class, each time with new blocks and a new distortion. */
const rounds = 4;

/** Draws up to `wanted` cases of one class, skipping commits that have nothing to distort. */
export function drawSamples(
  { name, distort }: DistortionClass,
  commits: readonly Commit[],
  seed: number,
  wanted: number,
): readonly Case[] {
  const order = randomOf(`${seed} ${name}`).shuffle(commits);
  const samples: Case[] = [];
  for (let draw = 0; draw < order.length * rounds && samples.length < wanted; draw += 1) {
    const commit = order[draw % order.length];
    if (commit === undefined) break;
    const random = randomOf(`${seed} ${name} ${draw}`);
    const others = commits.filter((other) => other !== commit);
    const scene = sceneOf(commit, others, random);
    const distorted = scene && distort(scene);
    if (distorted === undefined) continue;
    const id = `${name}-${draw}-${commit.id.slice(0, 10)}`;
    samples.push({ id, ...distorted, lenientEnd: false, tags: [name] });
  }
  return samples;
}
