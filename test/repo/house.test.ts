import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { excesses } from '../../scripts/house/limits.ts';
import { type HouseFigures, measureHouse } from '../../scripts/house/measure.ts';
import { grownRooms } from '../../scripts/house/rooms.ts';
import { forbiddenImports } from '../../scripts/house/rules.ts';
import { runGit, temporaryRepository, writeFiles } from '../support/repository.ts';
import { projectDirectory, projectText } from './project.ts';

const files = {
  'src/core/run/index.ts':
    "export { run } from './run.ts';\nexport type { Run } from './run.ts';\n",
  'src/core/run/run.ts': `import { clip } from '../../engines/text/index.ts';
export type Run = string;
export function run(a: Run, b: Run, c: Run, d: Run, e: Run): Run {
  return clip(a + b + c + d + e);
}
`,
  'src/engines/text/index.ts': "export { clip, run } from './clip.ts';\n",
  'src/engines/text/clip.ts': `import type { Run } from '../../core/run/index.ts';
export const clip = (text: Run): Run => text as string;
export function run(): any {
  return [1] as const;
}
`,
  'src/core/run/old.ts': 'export const old: any = 1;\n',
  'src/dispatch.ts': 'export {};\n',
  'bench/edits/index.ts': 'export {};\n',
  'test/support/world.ts': 'export {};\n',
  'test/run.test.ts': 'export {};\n',
  'test/engines/text/clip.test.ts': "import '../../support/stand-in.ts';\n",
  'test/support/stand-in.ts': "import '../../src/agent/loop/index.ts';\n",
  'src/agent/loop/index.ts': 'export {};\n',
  'action.yml': 'inputs:\n  model:\n    required: true\n  effort:\n    required: false\n',
  'docs/README.md': '# The pages\n\nOne page.\n',
  'docs/stop-reasons.md': '| Reason | Code |\n| --- | --- |\n| `approved` | 0 |\n',
};

let checkout = '';
let house: HouseFigures;

beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'shape-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(checkout, path)), { recursive: true });
    await writeFile(join(checkout, path), text);
  }
  await runGit(checkout, ['init', '--quiet']);
  await runGit(checkout, ['add', '--all']);
  // A trial beside the source, and a file that is about to be deleted.
  await writeFile(join(checkout, 'src/trial.ts'), 'export const trial: any = 1;\n');
  await rm(join(checkout, 'src/core/run/old.ts'));
  house = measureHouse(checkout);
});

afterAll(() => rm(checkout, { recursive: true }));

test.each([
  ['files', 6],
  ['lines', 15],
  ['engines', 6],
  ['app', 9],
  ['test_lines', 4],
  ['inputs', 2],
  ['reasons', 1],
  ['pages', 2],
  ['words', 20],
  ['file_max', 5],
  ['fn_max', 3],
  ['any', 1],
  ['casts', 1],
  ['longest_chain', 2],
  ['homonyms', 1],
  ['over_four_parameters', 1],
  ['folder_cycles', 1],
  ['file_cycles', 1],
  ['single_importer_files', 2],
  ['foreign_loads', 1],
  ['src_to_test', 0.27],
])('measures %s', (figure, value) => {
  expect(house.figures[figure]).toBe(value);
});

test('names the places behind each exceeded limit', () => {
  expect(excesses(house)).toEqual([
    'homonyms is 1, at most 0 is allowed:',
    'run: src/core/run/run.ts, src/engines/text/clip.ts',
    'over_four_parameters is 1, at most 0 is allowed:',
    'src/core/run/run.ts:3',
    'folder_cycles is 1, at most 0 is allowed:',
    'src/core/run, src/engines/text',
    'file_cycles is 1, at most 0 is allowed:',
    'src/core/run/run.ts, src/engines/text/clip.ts',
  ]);
});

test('names forbidden imports', () => {
  expect(house.forbiddenImports).toEqual([
    'src/engines/text/clip.ts imports src/core/run/index.ts: src/engines/text must not import it',
  ]);
});

test('counts the lines of each room', () => {
  expect([...house.rooms]).toEqual([
    ['src/agent/loop', 1],
    ['src/core/run', 7],
    ['src/dispatch.ts', 1],
    ['src/engines/text', 6],
    ['test/engines/text', 1],
    ['test/run.test.ts', 1],
    ['test/support', 2],
  ]);
});

test('names the rooms that grew most since the last tag', async () => {
  expect(grownRooms(checkout)).toEqual(['(no tag to compare the rooms with)']);
  await runGit(checkout, ['commit', '--quiet', '-m', 'a release']);
  await runGit(checkout, ['tag', 'v1.0.0']);
  await writeFile(join(checkout, 'src/engines/text/clip.ts'), 'export {};\n');
  await writeFile(join(checkout, 'src/core/run/run.ts'), `${files['src/core/run/run.ts']}//\n//\n`);
  await writeFile(join(checkout, 'test/support/world.ts'), 'export {};\n//\n');
  expect(grownRooms(checkout)).toEqual([
    'src/core/run has 1 lines more than at v1.0.0',
    'test/support has 1 lines more than at v1.0.0',
  ]);
});

const refused: readonly (readonly [file: string, source: string])[] = [
  ['src/engines/text/x.ts', 'src/core/run/index.ts'],
  ['src/engines/text/x.ts', 'src/engines/edits/index.ts'],
  ['src/engines/edits/x.ts', 'src/dispatch.ts'],
  ['src/engines/edits/x.ts', 'node:fs'],
  ['src/engines/evidence/x.ts', 'src/core/report/index.ts'],
  ['src/engines/evidence/x.ts', 'src/engines/edits/index.ts'],
  ['src/core/run/x.ts', 'src/agent/ports.ts'],
  ['src/core/run/x.ts', 'src/engines/model/index.ts'],
  ['src/agent/loop/x.ts', 'src/engines/model/index.ts'],
  ['src/core/run/x.ts', 'src/engines/edits/patch.ts'],
  ['src/core/run/x.ts', 'src/engines/edits/place/index.ts'],
  ['src/core/run/x.ts', 'node:fs'],
  ['src/agent/loop/x.ts', 'src/agent/work/index.ts'],
  ['src/agent/loop/x.ts', 'src/agent/loop/steps/edit.ts'],
  ['src/agent/work/x.ts', 'src/adapters/jira/index.ts'],
  ['src/agent/work/x.ts', 'node:timers'],
  ['src/settings/x.ts', 'src/adapters/jira/index.ts'],
  ['src/adapters/jira/x.ts', 'src/adapters/github/index.ts'],
  ['src/adapters/jira/x.ts', 'src/settings/index.ts'],
  ['src/adapters/jira/x.ts', 'src/adapters/jira/formats/adf/node.ts'],
  ['src/worker/http/x.ts', 'src/agent/ports.ts'],
  ['src/worker/http/x.ts', 'src/worker/inbox/queue.ts'],
  ['src/worker/http/x.ts', 'zod'],
  ['src/worker/http/x.ts', 'jira.js/cloud'],
  ['src/action/x.ts', 'src/cli/index.ts'],
  ['src/cli/x.ts', 'src/worker/app.ts'],
  ['src/dispatch.ts', 'src/agent/ports.ts'],
  ['src/unknown/x.ts', 'src/engines/text/index.ts'],
];

const allowed: readonly (readonly [file: string, source: string])[] = [
  ['src/core/report/x.ts', 'src/engines/text/index.ts'],
  ['src/core/report/x.ts', 'src/core/report/y.ts'],
  ['src/core/run/x.ts', 'src/engines/errors.ts'],
  ['src/core/run/x.ts', 'src/engines/model/port/index.ts'],
  ['src/engines/evidence/x.ts', 'src/engines/text/index.ts'],
  ['src/engines/edits/write/x.ts', 'src/engines/edits/place/index.ts'],
  ['src/engines/edits/write/x.ts', 'src/engines/text/index.ts'],
  ['src/agent/work/x.ts', 'src/agent/loop/index.ts'],
  ['src/agent/loop/steps/x.ts', 'src/agent/loop/ask.ts'],
  ['src/adapters/github/x.ts', 'src/agent/ports.ts'],
  ['src/adapters/github/x.ts', 'src/dispatch.ts'],
  ['src/adapters/jira/x.ts', 'src/adapters/jira/formats/adf/index.ts'],
  ['src/adapters/git/x.ts', 'node:fs'],
  ['src/settings/x.ts', 'src/core/run/index.ts'],
  ['src/worker/http/x.ts', 'src/worker/inbox/index.ts'],
  ['src/worker/http/x.ts', 'hono'],
  ['src/cli/x.ts', 'src/engines/syntax/index.ts'],
];

describe('the layout', () => {
  const problemsOf = (path: string, source: string) =>
    forbiddenImports([
      { path, sources: [source], loads: [source], declares: [], imports: [], forwards: new Map() },
    ]);

  it.each(refused)('does not let %s import %s', (file, source) => {
    expect(problemsOf(file, source)).toHaveLength(1);
  });

  it.each(allowed)('lets %s import %s', (file, source) => {
    expect(problemsOf(file, source)).toEqual([]);
  });
});

it('lint judges what Git tracks, and no trial beside it', async () => {
  await using repository = await temporaryRepository({
    'biome.json': projectText('biome.json'),
    'src/one.ts': 'export const one = 1;\n',
    'picture.png': 'no text',
    '.gitignore': 'node_modules\n',
  });
  const { directory, git } = repository;
  await symlink(join(projectDirectory, 'node_modules'), join(directory, 'node_modules'));
  const lint = () =>
    spawnSync(process.execPath, [join(projectDirectory, 'scripts/lint.ts')], { cwd: directory });
  const trial = 'var x = 1;;\ndebugger\n';
  await writeFiles(directory, { 'trial.js': trial, 'src/trial.ts': trial, 'data.json': '{' });
  expect(lint().status).toBe(0);
  await git('add', 'src/trial.ts');
  const { status, stderr } = lint();
  expect([status, `${stderr}`]).toEqual([1, expect.stringContaining('src/trial.ts')]);
});
