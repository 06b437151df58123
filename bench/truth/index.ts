import { readdirSync } from 'node:fs';
import { errorMessage } from '../../src/core/user-error.ts';
import type { Benchmark } from '../index.ts';
import type { Case } from './case.ts';

const folder = new URL('./cases/', import.meta.url);

/** Checks promises on `dist/` and the Worker from outside: `bench truth [part of a file's or case's name]`. */
export const benchmark: Benchmark = async ([wanted = '']) => {
  const results: { readonly name: string; readonly ok: boolean; readonly why?: string }[] = [];
  for (const { area, name, check } of await loadCases()) {
    if (!`${area}: ${name}`.includes(wanted)) continue;
    const why = await check().then(
      () => undefined,
      (error: unknown) => errorMessage(error),
    );
    results.push({ name: `${area}: ${name}`, ok: why === undefined, ...(why && { why }) });
  }
  const kept = results.filter(({ ok }) => ok).length;
  return {
    title: `Promises checked from outside: ${kept} of ${results.length} are kept`,
    rows: results.map(({ name, ok }) => ({ promise: name, kept: ok })),
    notes: results.flatMap(({ name, why }) => (why === undefined ? [] : [`${name}\n${why}`])),
    result: { cases: results.map(({ name, ok }) => ({ name, ok })) },
  };
};

/** Loads each file of `cases/`; its name is the area of its cases. */
async function loadCases(): Promise<readonly (Case & { readonly area: string })[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const loaded = files.toSorted().map(async (file) => {
    const module: { readonly cases: readonly Case[] } = await import(new URL(file, folder).href);
    return module.cases.map((one) => ({ ...one, area: file.slice(0, -'.ts'.length) }));
  });
  return (await Promise.all(loaded)).flat();
}
