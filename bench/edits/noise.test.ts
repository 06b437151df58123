import { afterAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../test/support/edits/engine.ts';
import { newLines, oldLines, textOf } from '../../test/support/edits/rows.ts';
import { randomOf } from '../../test/support/random.ts';
import { temporaryFolder } from '../../test/support/repository.ts';
import { type DistortionClass, distortionClasses } from './classes.ts';
import type { Commit } from './commit.ts';
import { exactEngine } from './control.ts';
import { mineCommits } from './mining.ts';
import { measureNoise } from './noise.ts';
import { drawSamples } from './samples.ts';
import { judge } from './scoring.ts';
import { smallHistory } from './small-history.ts';

const repository = await smallHistory();
afterAll(() => repository[Symbol.asyncDispose]());

const mine = (seed: number) => mineCommits(repository.directory, 10, randomOf(`${seed}`));
const commits = await mine(1);
const draw = (one: DistortionClass, from: readonly Commit[] = commits) =>
  drawSamples(one, from, 1, 6);
const named = (name: string) => distortionClasses.filter((one) => one.name === name);
const samples = distortionClasses.flatMap((one) => draw(one));

describe('mining', () => {
  it('finds bug fixes that only modify code, without their other files', () => {
    const paths = commits.map(({ files }) => files.map(({ path }) => path).join(' '));
    expect(paths.toSorted()).toEqual([
      'shop/cart.py',
      'shop/cart.py shop/stock.py',
      'shop/stock.py',
    ]);
  });

  it('reads both sides of a change', async () => {
    const [commit] = commits.filter(({ files }) => files.length === 2);
    for (const { path, rows } of commit?.files ?? []) {
      const before = await repository.git('show', `${commit?.id}~1:${path}`);
      const after = await repository.git('show', `${commit?.id}:${path}`);
      expect([textOf(oldLines(rows)), textOf(newLines(rows))]).toEqual([
        `${before}\n`,
        `${after}\n`,
      ]);
    }
    expect(commit).toBeDefined();
  });

  it('names a folder without history', async () => {
    await using empty = await temporaryFolder();
    const mined = mineCommits(empty.directory, 10, randomOf('1'));
    await expect(mined).rejects.toThrow(`--repo names ${empty.directory}`);
  });
});

describe('the noise model', () => {
  it('draws the same samples for the same seed, and others for another', async () => {
    const again = await mine(1);
    expect(distortionClasses.flatMap((one) => draw(one, again))).toEqual(samples);
    const [clean] = named('clean');
    expect(clean && drawSamples(clean, commits, 2, 6)).not.toEqual(clean && draw(clean));
  });

  it.each(distortionClasses.map(({ name }) => name))('draws samples of %s', (name) => {
    expect(samples.filter(({ tags }) => tags.includes(name)).length).toBeGreaterThan(0);
  });

  it('draws clean samples that the control applies', () => {
    const clean = samples.filter(({ tags }) => tags.includes('clean'));
    expect(clean.map((one) => judge(one, exactEngine).verdict)).toEqual(clean.map(() => 'exact'));
  });

  it('asks for a change in every sample to apply', () => {
    const idle = samples.filter(
      ({ mustRefuse, files, right }) =>
        !mustRefuse &&
        right.some((tree) => [...tree].every(([path, text]) => files.get(path) === text)),
    );
    expect(idle).toEqual([]);
  });
});

describe('the measurement', () => {
  const classes = distortionClasses.filter(({ group }) => group !== 'again');
  const measure = (engine: Engine) =>
    measureNoise(classes, samples, engine, { seed: 1, failures: true });

  it('finds no fault with a perfect engine', () => {
    const result = measure((files, reply) => {
      const one = samples.find((sample) => sample.files === files && sample.reply === reply);
      const [tree] = one?.right ?? [];
      return tree === undefined || one?.mustRefuse
        ? { kind: 'refused', why: 'as it should be' }
        : { kind: 'applied', files: tree };
    });
    expect(result.result).toMatchObject({ exact_pct: 100, wrong_pct: 0, refused_pct: 0, dirty: 0 });
    expect(result.notes).toHaveLength(1);
  });

  it('grades wrong trees by text, indentation or whitespace', () => {
    const spoilt = (change: (text: string) => string) =>
      measure((files, reply) => {
        const one = samples.find((sample) => sample.files === files && sample.reply === reply);
        const tree = one?.right[0] ?? new Map<string, string>();
        return {
          kind: 'applied',
          files: new Map([...tree].map(([path, text]) => [path, change(text)])),
        };
      }).result;
    const clean = (severity: string) => ({
      by_class: { clean: { wrong_pct: 100, [severity]: 100 } },
    });
    expect(spoilt((text) => `${text}\n`)).toMatchObject(clean('cosmetic_pct'));
    expect(spoilt((text) => ` ${text}`)).toMatchObject(clean('indent_pct'));
    expect(spoilt((text) => `${text}x\n`)).toMatchObject(clean('code_pct'));
  });

  it('counts files that an engine changed despite a refusal', () => {
    const result = measure((files) => ({
      kind: 'refused',
      why: 'half way',
      files: new Map([...files].map(([path, text]) => [path, `${text}x`])),
    }));
    expect(result.result).toMatchObject({
      exact_pct: 0,
      by_class: { clean: { refused_pct: 100 } },
    });
    expect(result.result).toMatchObject({
      by_class: { 'non-unique': { dirty: 6, wrong_pct: 100 } },
    });
  });
});
