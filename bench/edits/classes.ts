import { randomOf } from '../../test/support/random.ts';
import { blanks } from './distortions/blanks.ts';
import { copying } from './distortions/copying.ts';
import { files } from './distortions/files.ts';
import { forms, multiFile } from './distortions/forms.ts';
import { indentation } from './distortions/indentation.ts';
import { patchDistortions } from './distortions/patches.ts';
import { refusals } from './distortions/refusals.ts';
import { shape } from './distortions/shape.ts';
import { text } from './distortions/text.ts';
import type { PatchFormat } from './manner.ts';
import type { Commit } from './mining.ts';
import { type Distortion, type Distortions, sceneOf, toApply, toRefuse } from './scene.ts';
import type { Case } from './scoring.ts';

/** One way in which replies go wrong, with its name in reports and in `--classes`. */
export interface DistortionClass {
  readonly name: string;
  /** What it tests: fitting edits, refusals, other forms of a reply, or a second run. */
  readonly group: 'edit' | 'refusal' | 'form' | 'again';
  readonly distort: Distortion;
}

const edits: Distortions = {
  clean: (scene) => toApply(scene),
  ...indentation,
  ...blanks,
  ...shape,
  ...copying,
  ...text,
  ...files,
  'multi-file': multiFile,
};

/** Sends an applied reply again to the resulting tree: nothing is left to do. */
const twice: Distortion = (scene) => {
  const distort = scene.random.pick(Object.values(edits));
  const distorted = distort?.(scene);
  const [result] = distorted?.right ?? [];
  if (distorted === undefined || result === undefined) return undefined;
  return { ...toRefuse(scene, distorted.reply), files: result };
};

/** Every class of the noise model. */
export const distortionClasses: readonly DistortionClass[] = [
  ...classesOf('edit', edits),
  ...classesOf('refusal', refusals),
  ...classesOf('form', forms),
  ...classesOf('again', { twice }),
];

/** Every class of replies in a form. */
export function classesIn(format: Format): readonly DistortionClass[] {
  if (format === 'blocks') return distortionClasses;
  const own = patchDistortions(format);
  return [...classesOf('edit', own.edits), ...classesOf('refusal', own.refusals)];
}

/** The form of the replies that are distorted. */
export type Format = 'blocks' | PatchFormat;

function classesOf(
  group: DistortionClass['group'],
  distortions: Distortions,
): readonly DistortionClass[] {
  return Object.entries(distortions).map(([name, distort]) => ({ name, group, distort }));
}

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
