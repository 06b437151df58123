import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';
import { type LicenseInfo, licensePlugin } from 'rolldown-license-plugin';
import { grammars } from './src/adapters/syntax/grammars.ts';

const { resolve } = createRequire(import.meta.url);

/** Builds every grammar for the same runtime. */
const grammarPackage = '@vscode/tree-sitter-wasm';

const copyGrammars: Plugin = {
  name: 'copy-grammars',
  async writeBundle({ dir = 'dist' }) {
    const folder = join(dir, 'grammars');
    await mkdir(folder, { recursive: true });
    const modules = grammars.map(({ file }) => `${grammarPackage}/wasm/${file}`);
    for (const module of [...modules, 'web-tree-sitter/web-tree-sitter.wasm']) {
      await writeFile(join(folder, basename(module)), await readFile(resolve(module)));
    }
  },
};

const licenses = licensePlugin({
  failOnUnlicensed: true,
  async done(bundled, context) {
    const texts = [...bundled, await grammarLicense()].map(
      ({ name, version, license, licenseText }) =>
        `${name} ${version} (${license})\n\n${licenseText.trim()}\n`,
    );
    context.emitFile({
      type: 'asset',
      fileName: 'licenses.txt',
      source: texts.join(`\n${'-'.repeat(80)}\n\n`),
    });
  },
});

/** The plugin does not see the grammars, which are copied rather than bundled. */
async function grammarLicense(): Promise<LicenseInfo> {
  const read = (file: string) => readFile(resolve(`${grammarPackage}/${file}`), 'utf8');
  const { name, version, license } = JSON.parse(await read('package.json'));
  return { name, version, license, licenseText: await read('LICENSE') };
}

/** What users run: unminified, so that a stack trace can be read, and the same bytes on every machine. */
export default defineConfig({
  input: { index: 'src/action/index.ts', cli: 'src/cli/index.ts' },
  platform: 'node',
  // The runtime of the grammars has an eval for a feature that no grammar uses.
  checks: { eval: false },
  // The toolkit brings an HTTP client of its own, which nothing here uses. It would put itself in the place
  // of Node's own below every `fetch`, and is half a megabyte to read at each start.
  treeshake: {
    moduleSideEffects: [
      { test: /[\\/]node_modules[\\/](?:@actions|tunnel|undici)[\\/]/, sideEffects: false },
    ],
  },
  plugins: [licenses, copyGrammars],
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    // What packages bring lies apart from what is ours, one file a room, so that changes to two rooms never conflict.
    codeSplitting: {
      groups: [
        { name: 'packages', test: /[\\/]node_modules[\\/]/ },
        ...['core', 'agent', 'adapters', 'settings'].map((name) => ({
          name,
          test: new RegExp(`[\\\\/]src[\\\\/]${name}[\\\\/]`),
        })),
      ],
    },
    cleanDir: true,
    comments: false,
  },
});
