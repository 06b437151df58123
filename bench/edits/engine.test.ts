import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { replaceDeclared } from '../../test/attack/stand-ins.ts';
import { applyReply } from '../../test/support/edits/engine.ts';
import { randomOf } from '../../test/support/random.ts';
import { temporaryFolder } from '../../test/support/repository.ts';
import { classesIn, distortionClasses, drawSamples } from './classes.ts';
import { exactEngine } from './control.ts';
import { measureEngine } from './measure.ts';
import { mineCommits } from './mining.ts';
import { judge } from './scoring.ts';
import { smallHistory } from './small-history.ts';
import { ways } from './ways.ts';

const repository = await smallHistory();
afterAll(() => repository[Symbol.asyncDispose]());

const mine = () => mineCommits(repository.directory, 10, randomOf('5'));
const commits = await mine();
const draw = (from = commits) =>
  distortionClasses.map((one) => ({ ...one, samples: drawSamples(one, from, 5, 10) }));
const distorted = draw();
const { result } = measureEngine(applyReply, { cases: [], distorted }, true);
const byGroup = Object(Object(result).by_group);

describe('the product on distorted replies', () => {
  it('reaches the figures of the README', () => {
    const all = byGroup['all edit classes'];
    expect(all.exact).toBeGreaterThanOrEqual(92);
    expect(all.wrong).toBeLessThanOrEqual(2.5);
    expect(all.code).toBeLessThanOrEqual(0.3);
    expect(all.dirty).toBe(0);
  });

  it.each([
    'clean',
    'crlf-file',
    'new-file',
    'multi-file',
    'blocks-reversed',
    'path-missing',
    'twice',
    'must-refuse classes',
  ])('makes no mistake in %s', (name) => {
    expect(byGroup[name]).toMatchObject({ exact: 100, wrong: 0 });
  });
});

describe.each(['v4a', 'unified'] as const)('the product on distorted patches: %s', (format) => {
  const patches = classesIn(format).map((one) => {
    return { ...one, samples: drawSamples(one, commits, 5, 10) };
  });
  const measured = measureEngine(applyReply, { cases: [], distorted: patches }, true);
  const shares = Object(Object(measured.result).by_group);

  it('reaches the figures of the page', () => {
    const all = shares['all edit classes'];
    expect(all.exact).toBeGreaterThanOrEqual(92);
    expect(all).toMatchObject({ wrong: 0, dirty: 0 });
    expect(shares['must-refuse classes']).toMatchObject({ exact: 100, wrong: 0 });
  });

  it.each(patches)('draws samples of $name', ({ samples }) => {
    expect(samples).not.toEqual([]);
  });
});

describe('the noise model', () => {
  it('rests on the fixes of a history that only modify code, without their other files', async () => {
    const paths = commits.map(({ files }) => files.map(({ path }) => path).join(' '));
    expect(paths.toSorted()).toEqual([
      'shop/cart.py',
      'shop/cart.py shop/stock.py',
      'shop/stock.py',
    ]);
    await using empty = await temporaryFolder();
    const mined = mineCommits(empty.directory, 10, randomOf('1'));
    await expect(mined).rejects.toThrow(`--repo names ${empty.directory}`);
  });

  it('draws the same samples for the same seed', async () => {
    const samplesOf = (drawn: typeof distorted) => drawn.map(({ samples }) => samples);
    expect(samplesOf(draw(await mine()))).toEqual(samplesOf(distorted));
  });

  it.each(distorted)('draws samples of $name that ask for a change', ({ samples }) => {
    expect(samples).not.toEqual([]);
    const idle = samples.filter(
      ({ mustRefuse, files, right }) =>
        !mustRefuse &&
        right.some((tree) => [...tree].every(([path, text]) => files.get(path) === text)),
    );
    expect(idle).toEqual([]);
  });

  it('draws clean samples that the control applies', () => {
    const clean = distorted.flatMap(({ name, samples }) => (name === 'clean' ? samples : []));
    expect(clean.map((one) => judge(one, exactEngine).verdict)).toEqual(clean.map(() => 'exact'));
  });
});

it.each(ways)('$name can be switched off: its module has what is replaced', async (way) => {
  const file = new URL(`../../src/engines/edits/${way.module}`, import.meta.url);
  const source = await readFile(file, 'utf8');
  expect(() => replaceDeclared(source, way.standIns, way.module)).not.toThrow();
});
