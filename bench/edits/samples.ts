import { randomOf } from '../../test/support/random.ts';
import type { DistortionClass } from './classes.ts';
import type { Commit } from './commit.ts';
import { sceneOf } from './scene.ts';
import type { Case } from './scoring.ts';

/** At most this often a commit is drawn for one class, each time cut and distorted anew. */
const rounds = 4;

/** Up to `wanted` cases of one class; commits that hold nothing to be distorted are passed over. */
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
