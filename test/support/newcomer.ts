import { execFile } from 'node:child_process';
import { access, cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { nodeVersions } from './node-versions.ts';
import { startProxy } from './proxy.ts';
import { runGit, temporaryFolder } from './repository.ts';
import { close, listen } from './stand-in.ts';
import { startTlsFront, trustedCertificate } from './tls/front.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What of the project a package or a clone needs. */
const published = [
  'package.json',
  'package-lock.json',
  'README.md',
  'LICENSE',
  'action.yml',
  'dist',
  'scripts',
];

/** The result of a shell command, with both streams in `output`. */
export interface CommandEnd {
  readonly code: number;
  readonly output: string;
}

/**
 * A machine that has only git, npm and the oldest Node. GitHub has this project, as it is in the work tree;
 * nothing else beyond loopback answers.
 */
export interface Newcomer extends AsyncDisposable {
  /** An empty folder to work in. */
  readonly directory: string;
  /** The hosts and addresses that were asked for, except this machine's own. */
  readonly asked: () => readonly string[];
  run(command: string, variables?: Readonly<Record<string, string>>): Promise<CommandEnd>;
}

/** Starts a newcomer's machine. */
export async function startNewcomer(): Promise<Newcomer> {
  const folder = await temporaryFolder();
  const at = (name: string) => join(folder.directory, name);
  const folders = ['home', 'work', 'project', 'bin', 'global/lib'];
  await Promise.all(folders.map((name) => mkdir(at(name), { recursive: true })));
  await Promise.all(
    ['npm', 'npx'].map(async (name) => symlink(await find(name), at(`bin/${name}`))),
  );
  await symlink(nodeVersions[0]?.[1] ?? process.execPath, at('bin/node'));
  await makeRepository(at('project'));
  await writeFile(
    at('home/.gitconfig'),
    [
      `[url "file://${at('project')}"]`,
      `  insteadOf = ${manifest.repository.url.replace('git+', '')}`,
      // A copy whose owner is known, as every published one is.
      `  insteadOf = ssh://git@github.com/acme/jira-bug-fix-agent.git`,
      `  insteadOf = https://github.com/acme/jira-bug-fix-agent.git`,
      '[user]',
      '  name = A Newcomer',
      '  email = newcomer@example.com\n',
    ].join('\n'),
  );
  const github = await startDownloads(at('project'));
  const env = {
    HOME: at('home'),
    PATH: `${at('bin')}:/usr/bin:/bin`,
    // Reports to and from the registry, which a package without dependencies does not need.
    npm_config_audit: 'false',
    npm_config_update_notifier: 'false',
    // Where npm 10 looks for global packages first, which it expects to be there.
    npm_config_prefix: at('global'),
    npm_config_cafile: trustedCertificate,
    npm_config_https_proxy: github.proxy,
    npm_config_proxy: github.proxy,
  };
  return {
    directory: at('work'),
    asked: github.asked,
    run: (command, variables = {}) =>
      new Promise((resolve) => {
        const options = { cwd: at('work'), env: { ...env, ...variables } };
        execFile('/bin/sh', ['-c', command], options, (error, stdout, stderr) => {
          const code = typeof error?.code === 'number' ? error.code : error === null ? 0 : 1;
          resolve({ code, output: stdout + stderr });
        });
      }),
    [Symbol.asyncDispose]: async () => {
      await github[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Starts GitHub's downloads behind a proxy that reaches nothing else. */
async function startDownloads(repository: string) {
  const downloads = createServer((request, response) => {
    archive(repository, request.url ?? '').then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  const port = await listen(downloads);
  const tls = await startTlsFront({ 'codeload.github.com': `http://127.0.0.1:${port}` });
  const proxy = await startProxy({ 'codeload.github.com': tls.port });
  return {
    proxy: proxy.url,
    asked: () => [...proxy.tunnels, ...proxy.requests],
    [Symbol.asyncDispose]: async () => {
      await proxy[Symbol.asyncDispose]();
      await tls[Symbol.asyncDispose]();
      await close(downloads);
    },
  };
}

async function makeRepository(directory: string): Promise<void> {
  for (const name of published)
    await cp(join(root, name), join(directory, name), { recursive: true });
  await runGit(directory, ['init', '--quiet', '--initial-branch=main', '--template=']);
  await runGit(directory, ['-c', 'core.compression=0', 'add', '--all']);
  await runGit(directory, ['commit', '--quiet', '--message=The project']);
}

/** Answers `/OWNER/NAME/tar.gz/COMMIT` as GitHub's downloads do. */
function archive(directory: string, path: string): Promise<Buffer> {
  const [, , name = '', kind, commit = ''] = path.split('/');
  if (kind !== 'tar.gz') return Promise.reject(new Error(`No download: ${path}`));
  return runGit(directory, [
    'archive',
    '--format=tar.gz',
    '-1',
    `--prefix=${name}-${commit}/`,
    commit,
  ]);
}

/** Returns the path of a program of this machine. */
async function find(program: string): Promise<string> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, program);
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  throw new Error(`${program} is not on the PATH.`);
}
