import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileExists } from './files.ts';
import type { OwnCommands } from './setup.ts';

/** How projects with a file at their root are built and tested. The first that fits counts. */
const builds: readonly (OwnCommands & { readonly file: string })[] = [
  { file: 'go.mod', setup: 'go mod download', lint: 'go vet ./...', tests: 'go test ./...' },
  { file: 'Cargo.toml', setup: 'cargo fetch', lint: '', tests: 'cargo test --offline' },
  { file: 'pom.xml', setup: 'mvn -B -q test-compile', lint: '', tests: 'mvn -B -o -q test' },
  { file: 'gradlew', setup: './gradlew testClasses', lint: '', tests: './gradlew --offline test' },
  { file: 'mix.exs', setup: 'mix deps.get', lint: '', tests: 'mix test' },
  { file: 'composer.json', setup: 'composer install', lint: '', tests: 'vendor/bin/phpunit' },
  { file: 'Gemfile', setup: 'bundle install', lint: '', tests: 'bundle exec rake test' },
  {
    ...{ file: 'uv.lock', setup: 'pipx run uv sync', lint: '' },
    tests: '.venv/bin/python -m pytest',
  },
  {
    file: 'pyproject.toml',
    setup: 'python3 -m venv .venv && .venv/bin/pip install -e . pytest',
    ...{ lint: '', tests: '.venv/bin/python -m pytest' },
  },
  {
    file: 'requirements.txt',
    setup: 'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt pytest',
    ...{ lint: '', tests: '.venv/bin/python -m pytest' },
  },
];

/** Installs by lockfile, the first that exists. */
const installs: readonly (readonly [lockfile: string, command: string])[] = [
  ['package-lock.json', 'npm ci'],
  ['pnpm-lock.yaml', 'npx --yes pnpm install --frozen-lockfile'],
  ['yarn.lock', 'npx --yes yarn install --frozen-lockfile'],
  ['bun.lock', 'npx --yes bun install --frozen-lockfile'],
];

/** Guesses the project's own commands from the files at its root. */
export async function guessCommands(root: string): Promise<OwnCommands> {
  const has = (file: string) => fileExists(join(root, file));
  if (await has('package.json')) {
    const scripts = await scriptsOf(join(root, 'package.json'));
    const present = await Promise.all(installs.map(async ([file]) => has(file)));
    const [, setup = 'npm install'] = installs[present.indexOf(true)] ?? [];
    const isTested = /^(?!.*no test specified)./.test(scripts.get('test') ?? '');
    return {
      setup,
      lint: scripts.has('lint') ? 'npm run lint' : '',
      tests: isTested ? 'npm test' : '',
    };
  }
  for (const { file, ...commands } of builds) if (await has(file)) return commands;
  return { setup: '', lint: '', tests: '' };
}

async function scriptsOf(file: string): Promise<ReadonlyMap<string, string>> {
  try {
    const manifest: unknown = JSON.parse(await readFile(file, 'utf8'));
    const scripts = new Map(Object.entries(Object(manifest))).get('scripts');
    return new Map(Object.entries(Object(scripts)).map(([name, line]) => [name, String(line)]));
  } catch {
    return new Map();
  }
}
