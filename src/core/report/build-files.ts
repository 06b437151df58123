import { deltasOf, type Patch } from '../edits/index.ts';
import { type Block, code, type Inline, paragraph, strong, text } from './document.ts';

/** Names of files that installs and builds run: manifests with scripts, build files, wrappers and settings of tests. */
const names = new RegExp(
  `^(?:${[
    ...['package.json', 'deno.jsonc?', 'composer.json', 'gulpfile.*', 'gruntfile.*'],
    ...['[^/]*\\.config\\.[cm]?[jt]s', 'jsr.json'],
    ...['setup.(?:py|cfg)', 'pyproject.toml', 'conftest.py', 'noxfile.py', 'tox.ini'],
    ...['(?:gnu)?makefile(?:\\..*)?', '[^/]*\\.mk', 'justfile', 'taskfile.ya?ml', 'cmakelists.txt'],
    ...[
      'rakefile',
      'gemfile',
      '[^/]*\\.gemspec',
      'cargo.toml',
      'build.rs',
      'mix.exs',
      'package.swift',
    ],
    ...[
      'pom.xml',
      '[^/]*\\.gradle(?:\\.kts)?',
      'build.sbt',
      'build.xml',
      'build(?:\\.bazel)?',
      'module.bazel',
    ],
    ...['(?:gradlew|mvnw)(?:\\.(?:bat|cmd))?'],
    ...['[^/]*\\.(?:cs|fs|vb)proj', 'directory.build.(?:props|targets)', 'go.mod'],
    ...['(?:docker|container)file(?:\\..*)?', '(?:docker-)?compose[^/]*\\.ya?ml'],
  ].join('|')})$`,
  'i',
);

/** Files that are named. */
const most = 10;

/** Returns the paths of a change that builds, installs or test runners execute, in order. */
function buildFilesIn(patch: Patch): readonly string[] {
  const paths = deltasOf(patch).map(({ change }) => change.path);
  return paths.filter((path) => names.test(path.slice(path.lastIndexOf('/') + 1)));
}

/** What to ask a reviewer before and after the files; `undefined` without any. */
function requestOf(patch: Patch) {
  const all = buildFilesIn(patch);
  if (all.length === 0) return undefined;
  const more = all.length > most ? ` and ${all.length - most} more` : '';
  const them = all.length === 1 ? 'it says' : 'they say';
  return {
    before: 'Read first:',
    files: all.slice(0, most),
    after: `${more}. Installs, builds or tests run what ${them}.`,
  };
}

/** Asks a reviewer to read first what runs on other machines as soon as someone builds the change. */
export function buildFileBlocks(patch: Patch): readonly Block[] {
  const request = requestOf(patch);
  if (request === undefined) return [];
  const { before, files, after } = request;
  const named = files.flatMap((path, at): Inline[] => [text(at === 0 ? ' ' : ', '), code(path)]);
  return [paragraph(strong(before), ...named, text(after))];
}

/** The same in one line; empty if there is nothing to read first. */
export function buildFileSentence(patch: Patch): string {
  const request = requestOf(patch);
  return request === undefined
    ? ''
    : `${request.before} ${request.files.join(', ')}${request.after}`;
}
