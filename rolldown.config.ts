import { chmod, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { defineConfig, type Plugin, rolldown } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { type LicenseInfo, licensePlugin } from 'rolldown-license-plugin';
import { languages } from './src/engines/syntax/languages/table.ts';

const { resolve } = createRequire(import.meta.url);

const grammars = languages.flatMap(({ grammar }) => grammar ?? []);

const shipGrammars: Plugin = {
  name: 'ship-grammars',
  // At the start: the end comes after the folder has been emptied.
  async buildStart() {
    const modules = new Set(grammars.map(({ module }) => module));
    for (const module of ['web-tree-sitter/web-tree-sitter.wasm', ...modules]) {
      const fileName = `grammars/${basename(module)}.br`;
      const source = await compressed(await readFile(resolve(module)), join('dist', fileName));
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
};

/** The bytes of brotli depend on the version of Node, and take seconds: what is built already stays. */
async function compressed(bytes: Uint8Array, built: string): Promise<Uint8Array> {
  const present = await readFile(built).catch(() => undefined);
  if (present !== undefined && brotliDecompressSync(present).equals(bytes)) return present;
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** The packages in the Worker. */
const workerLicenses: LicenseInfo[] = [];

/** Ships the Worker as one small file, so that it can be deployed without a checkout. */
const shipWorker: Plugin = {
  name: 'ship-worker',
  async buildStart() {
    const bundle = await rolldown({
      input: 'src/worker/index.ts',
      platform: 'browser',
      external: /^cloudflare:/,
      transform: { jsx: { runtime: 'automatic', importSource: 'hono/jsx' } },
      plugins: [
        licensePlugin({
          failOnUnlicensed: true,
          done: (bundled) => {
            workerLicenses.splice(0, workerLicenses.length, ...bundled);
          },
        }),
      ],
    });
    const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
    await bundle.close();
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: output[0].code });
  },
};

const licenses = licensePlugin({
  failOnUnlicensed: true,
  async done(bundled, context) {
    const names = new Set(bundled.map(({ name }) => name));
    const further = workerLicenses.filter(({ name }) => !names.has(name));
    const texts = [...bundled, ...further, ...(await grammarLicenses())].map(
      ({ name, version, license, licenseText }) =>
        `${name} ${version} (${license})\n\n${licenseText.trim().replaceAll('\r\n', '\n')}\n`,
    );
    context.emitFile({
      type: 'asset',
      fileName: 'licenses.txt',
      source: texts.join(`\n${'-'.repeat(80)}\n\n`),
    });
  },
});

/** The plugin does not see the grammars, which are copied rather than bundled. */
async function grammarLicenses(): Promise<readonly LicenseInfo[]> {
  const packages = new Set(grammars.map(({ module }) => packageOf(module)));
  return Promise.all([...packages].toSorted().map(licenseOf));
}

async function licenseOf(packageName: string): Promise<LicenseInfo> {
  const read = (file: string) => readFile(resolve(`${packageName}/${file}`), 'utf8');
  const { name, version, license } = JSON.parse(await read('package.json'));
  const files = grammars.map(({ module }) => module).filter((module) => packageOf(module) === name);
  const licenseText = `${contents(files)}\n\n${(await read('LICENSE')).trim()}`;
  return { name, version, license, licenseText };
}

/** Grammars under the Apache License. All others are under the MIT License. */
const underApache = new Set(['tree-sitter-elixir']);

/** Names the grammars that are taken from a package. Collections do not repeat their licences. */
function contents(modules: readonly string[]): string {
  const names = [...new Set(modules.map((module) => basename(module, '.wasm')))].toSorted();
  const licensed = names.map((name) => `${name} (${underApache.has(name) ? 'Apache-2.0' : 'MIT'})`);
  return `Grammars, each with its authors' licence: ${licensed.join(', ')}.`;
}

function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Lets a shell start the command line, which begins with the name of its interpreter. */
const startable: Plugin = {
  name: 'startable',
  writeBundle: ({ dir = 'dist' }) => chmod(join(dir, 'cli.js'), 0o755),
};

/** Shrinks packages, whose stack traces nobody reads: each run of the Action downloads them. */
const shrinkPackages: Plugin = {
  name: 'shrink-packages',
  // Later than this, nothing prints the code anew.
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !/^package|^grammars\/runtime$/.test(file.name)) continue;
      const options = { module: true, mangle: { keepNames: true } };
      file.code = minifySync(file.fileName, file.code, options).code;
    }
  },
};

/** Large packages, by the pattern of their folders. No command needs them all. */
const largePackages = [
  // The settings need only its pattern of e-mail addresses.
  ['zod', 'zod/(?!v4/core/regexes)'],
  ['jira', 'jira\\.js/'],
  ['octokit', '@octokit/|@actions/(?!github/)|bottleneck/'],
  // Reads the event while it is loaded, which may fail.
  ['event', '@actions/github/'],
  ['openai', 'openai/'],
  ['anthropic', '@anthropic-ai/|@opentelemetry/'],
  ['aws', 'aws4fetch/'],
  ['babel', '@babel/'],
  ['json', 'jsonc-parser/'],
  ['yaml', 'yaml/'],
  ['toml', 'smol-toml/'],
  ['xml', '@rgrove/parse-xml/'],
  ['undici', 'undici/'],
  ['re2js', 're2js/'],
] as const;

const isLarge = [...largePackages.map(([, pattern]) => pattern), 'web-tree-sitter/'].join('|');

/** The beginnings of the names of their files. */
const formats = ['json', 'yaml', 'toml', 'xml', 'dockerfile'];

/** The engines from the bottom up; apart is what the rest of the program needs of one without its packages. */
const engines = [
  ['base', '(?:errors|async)\\.ts'],
  ['text', 'text/'],
  ['files', 'files/'],
  ['edits', 'edits/'],
  ['evidence', 'evidence/(?!formats/)'],
  ['evidence-formats', 'evidence/formats/'],
  ['syntax', `syntax/(?!formats/(?:${formats.join('|')}))`],
  ['model-port', 'model/(?:port|catalog)/'],
  ['model', 'model/'],
] as const;
const adapters = ['git', 'github', 'jira', 'proxy', 'sandbox'];
const folders = ['core', 'agent', 'settings', ...adapters.map((name) => `adapters/${name}`)];

/** The pattern of a path, on any machine. */
const folder = (pattern: string) => new RegExp(`[\\\\/]${pattern.replaceAll('/', '[\\\\/]')}`);

/** Builds what users run: unminified for readable stack traces, and the same bytes on every machine. */
export default defineConfig({
  input: {
    index: 'src/action/index.ts',
    cli: 'src/cli/index.ts',
    // Beside the grammars, since it is imported anew after a failure.
    'grammars/runtime': 'web-tree-sitter',
  },
  platform: 'node',
  // Its other form loads its parts at run time.
  resolve: { alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' } },
  // The oldest Node that `engines` names.
  transform: { target: 'node20.18' },
  // web-tree-sitter contains an eval for a feature that no grammar uses.
  checks: { eval: false },
  // The Actions toolkit brings an HTTP client that nothing here uses. It would take half a megabyte to load
  // at each start, and replace Node's own client under every `fetch`.
  treeshake: {
    moduleSideEffects: [
      { test: /[\\/]node_modules[\\/](?:@actions|tunnel)[\\/]/, sideEffects: false },
    ],
  },
  plugins: [licenses, shipGrammars, shipWorker, shrinkPackages, startable],
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].js',
    // What is imported on demand of a package has an entry of its own, which would have the name of its file.
    chunkFileNames: ({ facadeModuleId }) => {
      if (/[\\/]@babel[\\/]parser[\\/]/.test(facadeModuleId ?? '')) return 'babel.js';
      const isAnthropic = /[\\/]@anthropic-ai[\\/]/.test(facadeModuleId ?? '');
      return isAnthropic ? 'anthropic-[name].js' : '[name].js';
    },
    // One file for each folder and large package, so that a command loads only what it needs, and changes to
    // different folders do not conflict.
    codeSplitting: {
      groups: [
        { name: 'packages', test: folder(`node_modules/(?!${isLarge})|@oxc-project`) },
        ...largePackages.map(([name, pattern]) => ({
          name: `package-${name}`,
          test: folder(`node_modules/(?:${pattern})`),
        })),
        ...engines.map(([name, pattern]) => ({
          name: `engine-${name}`,
          test: folder(`src/engines/${pattern}`),
        })),
        // The terminal draws it, and needs nothing else of the agent.
        { name: 'progress', test: folder('src/agent/progress/') },
        ...folders.map((name) => ({
          name: name.replace('adapters/', 'adapter-'),
          test: folder(`src/${name}/`),
        })),
        // Each loads its own package, and only if a file of its format changes.
        ...formats.map((name) => ({
          name: `engine-syntax-${name}`,
          test: folder(`src/engines/syntax/formats/${name}`),
        })),
      ],
    },
    cleanDir: true,
    comments: false,
  },
});
