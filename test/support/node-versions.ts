import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };

const program = (name: string) =>
  fileURLToPath(new URL(`../../node_modules/${name}/bin/node`, import.meta.url));

/** The oldest version that `engines` names. */
export const oldestVersion = manifest.engines.node.replace('>=', '');

/** The oldest and the newest Node that the command line is tested on, which the lockfile brings on Linux. */
export const nodeVersions: readonly (readonly [name: string, program: string])[] =
  process.platform === 'linux'
    ? [
        ['the oldest Node', program(`node-linux-${process.arch}-20`)],
        ['the newest Node', program(`node-linux-${process.arch}-26`)],
      ]
    : [['this Node', process.execPath]];
