import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type Case, namedCases, tryBoth } from './cases.ts';
import { prepared, requirePlayed } from './not-tried.ts';
import { replaceDeclared } from './stand-ins.ts';
import { walls } from './walls.ts';

const cases = await namedCases();

/** The case of this name. Throws if there is none. */
function named(name: string): Case {
  const found = cases.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no case ${name}`);
  return found;
}

test('every wall has a case, and every folder of cases is read', () => {
  expect(new Set(cases.map(({ wall }) => wall))).toEqual(new Set(Object.keys(walls)));
  const folders = new Set(cases.map(({ name }) => name.split('/')[0]));
  const all = ['tickets', 'models', 'repositories', 'people', 'callers', 'clones'];
  expect(folders).toEqual(new Set(all));
});

test.each(Object.entries(walls))(
  'the wall %s can be switched off: its modules have what it replaces',
  async (_, wall) => {
    for (const [module, standIns] of Object.entries(wall.off)) {
      const source = await readFile(new URL(`../../${module}`, import.meta.url), 'utf8');
      expect(() => replaceDeclared(source, standIns, module)).not.toThrow();
    }
  },
);

// All others are played by `npm run attack`, in CI one for each wall.
test('a hostile model is stopped, by its wall', async () => {
  const result = await tryBoth(named('models/creates-key'));
  expect(result).toMatchObject({ breaches: [], needsWall: true });
});

const late = async () => requirePlayed({ givenUp: 'unfinished' });
const nothing = async () => [];
const broken = async () => ['it broke'];
const gone = async () => Promise.reject(new Error('gone'));

test.each([
  ['that never ended', late, nothing, [], false, 'not tried'],
  ['that never ended without the wall', nothing, late, [], false, 'not tried'],
  ['that breaks something first', broken, late, ['it broke'], false, 'not tried'],
  ['that could not be prepared', () => prepared(gone()), broken, [], true, 'not tried'],
  ['that could not be examined', gone, broken, [expect.stringContaining('gone')], true, 'tried'],
  ['that was stopped', nothing, broken, [], true, 'tried'],
])('a case %s', async (_, withWall, withoutWall, breaches, needsWall, tried) => {
  const attempt = async (off: readonly string[]) =>
    (await (off.length === 0 ? withWall() : withoutWall())) ?? [];
  const result = await tryBoth({ ...named('callers/stale'), attempt });
  expect(result).toMatchObject({ breaches, needsWall });
  expect(result.notTried === undefined ? 'tried' : 'not tried').toBe(tried);
});

test('a case whose wall stops nothing is idle', async () => {
  const idle = { ...named('callers/stale'), off: ['cap'] as const };
  expect(await tryBoth(idle)).toMatchObject({ breaches: [], needsWall: false });
});

test('a stand-in replaces what a module declares, and nothing that it does not', () => {
  const source = 'export function a() { return 1; }\nconst b = a();\n';
  expect(replaceDeclared(source, { a: '() => 2' }, 'x.ts')).toBe(
    'export const a = () => 2;\nfunction guarded_a() { return 1; }\nconst b = a();\n',
  );
  expect(replaceDeclared(source, { b: '3' }, 'x.ts')).toContain('\nconst b = 3;\n');
  expect(() => replaceDeclared(source, { c: '3' }, 'x.ts')).toThrow('x.ts declares no c');
});
