import { afterAll, describe, expect, it } from 'vitest';
import { applyReply } from '../../test/support/edits/engine.ts';
import { randomOf } from '../../test/support/random.ts';
import { distortionClasses } from './classes.ts';
import { mineCommits } from './mining.ts';
import { measureNoise } from './noise.ts';
import { drawSamples } from './samples.ts';
import { smallHistory } from './small-history.ts';

const repository = await smallHistory();
afterAll(() => repository[Symbol.asyncDispose]());

const commits = await mineCommits(repository.directory, 10, randomOf('5'));
const samples = distortionClasses.flatMap((one) => drawSamples(one, commits, 5, 10));
const measured = measureNoise(distortionClasses, samples, applyReply, { seed: 5, failures: true });
const figures: ReadonlyMap<string, unknown> = new Map(Object.entries(measured.result));
const verdicts = new Map(Object.entries(Object(figures.get('by_class'))));

describe('the product on distorted replies', () => {
  it('reaches the figures of the README', () => {
    expect(figures.get('exact_pct')).toBeGreaterThanOrEqual(92);
    expect(figures.get('wrong_pct')).toBeLessThanOrEqual(2.5);
    expect(figures.get('code_pct')).toBeLessThanOrEqual(0.3);
    expect(figures.get('dirty')).toBe(0);
  });

  it.each([
    'clean',
    'crlf-file',
    'new-file',
    'multi-file',
    'blocks-reversed',
    'prose',
    'fences',
    'path-missing',
    'twice',
    ...distortionClasses.filter(({ group }) => group === 'refusal').map(({ name }) => name),
  ])('makes no mistake in %s', (name) => {
    expect(verdicts.get(name)).toMatchObject({ exact_pct: 100, wrong_pct: 0 });
  });
});
