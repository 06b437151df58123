/** Runs Biome on the files that Git tracks. */
import { spawnSync } from 'node:child_process';
import { trackedFiles } from './house/tracked.ts';

const options = ['check', '--error-on-warnings', '--files-ignore-unknown=true'];
const { status } = spawnSync('node_modules/.bin/biome', [...options, ...trackedFiles('.')], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
