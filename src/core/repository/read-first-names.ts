import { clearExtensions, extensionOf, fileKind, isTestFile } from '../../engines/files/index.ts';
import { whyFolded } from './folded.ts';
import { asTwin, expressionOf, type NameKind } from './protected-names.ts';

interface ReadFirstKind extends NameKind {
  /** What must be true, too. */
  readonly applies?: (path: string) => boolean;
}

/** Files that people read. */
const document =
  /(?:^|\/)(?:authors|change(?:s|log)|contribut(?:ing|ors)|copying|credits|examples|history|licen[cs]e|maintainers|news|notice|patents|readme|security|thanks|todo)(?:[._-][\w-]*)?$|\.(?:adoc|asciidoc|gif|ico|jpe?g|md|mdx|org|png|rdoc|rst|svg|txt|webp)$/i;

/** Whether a file is compiled, imported or served by its extension; other texts hold settings. */
function isSource(path: string): boolean {
  const extension = extensionOf(path);
  return clearExtensions.has(extension) && !settings.test(extension);
}

const settings =
  /^(?:bat|cfg|cmake|cmd|conf|csv|env|gradle|ini|jsonc?|po|properties|ps1|sh|sln|tf|toml|xml|ya?ml|zsh)$/;

/** The kinds of files whose changes are named at the top of a report; the first that a path belongs to gives the reason. */
export const readFirstKinds: readonly ReadFirstKind[] = [
  {
    why: 'installs follow such manifests and run their scripts',
    anywhere: `package.json package.yaml deno.jsonc? jsr.json (bower|composer|conanfile|elm|lerna|vcpkg).json conanfile.*
    setup.(py|cfg) pyproject.toml pipfile *requirements*.(txt|in) *constraints.txt environment.ya?ml *.pth
    *.(gemspec|podspec|rockspec|nimble|cabal|nuspec|opam) gems.rb cargo.toml mix.exs (package|project).swift
    go.(mod|work) rebar.config(.script)? (deps|bb|shadow-cljs).edn project.(clj|toml) pubspec.ya?ml stack.yaml shard.yml
    dub.(json|sdl) cpanfile description global.json packages.config`,
    atRoot: '(pre|post)?install([._-]*)?.*',
    applies: (path) => !document.test(path) || /\.txt$/.test(path),
    examples: 'web/package.json pyproject.toml requirements-dev.txt Cargo.toml go.mod',
  },
  {
    why: 'builds run such files',
    anywhere: `*.conf(ig)?.([cm]?[jt]s|json) hatch_build.py makefile.* gnumakefile.* *.ma?k *[a-z]file
    (make|just|task|gulp|grunt|jake|danger|docker|container|rake|gem|pod|cake|vagrant|tilt|earth|brew|snake|plop|mage)file.* mage.go
    pom.xml *.gradle *.gradle.kts gradle.properties libs.versions.toml *.sbt build.(properties|rs|xml|zig*|sc|boot|pl)
    build(.bazel|.ya?ml)? workspace(.bazel)? buck module.bazel *.(bzl|bazel|star|gn|gni|gypi?) *.*proj *.slnx?
    *.(props|targets) cmakelists.txt cmake*presets.json *.(cmake|nix|am|ac|m4|pro|ninja|rake|dockerfile) meson.build
    meson([._-])options(.txt)? sconstruct sconscript wscript configure(.*)? (autogen|bootstrap)(.*)? cabal.project*
    (gradlew|mvnw)(.(bat|cmd))? setup.hs dune(-project)? makefile.pl (angular|nx|project|turbo|tsconfig*).json
    (buildsrc|build-logic)/**`,
    atRoot: `(build|setup|bootstrap|make|release|deploy|publish|tasks?|webpack|rollup|esbuild)([._-]*)?.* fabfile.py dodo.py
    (build|scripts?|tasks)/** bin/(**/)?[^./]* (gradle|project)/** *[a-z][a-z][a-z]rc.[cm]?[jt]s
    *[._-](config|preset|transform)([._-]*)?.(py|[cm]?[jt]sx?) (babel|gatsby|knip|premake|tailwind|typedoc|xmake)[._-]*`,
    applies: (path) => !document.test(path) || /\.txt$/.test(path),
    examples: 'Makefile web/vite.config.ts api/build.gradle.kts tasks/lint.ts bin/setup',
  },
  {
    why: 'tests and checks run such files before they begin',
    anywhere: `(conftest|noxfile|sitecustomize|usercustomize).py (tox|pytest|mypy).ini
    *(jest|vitest|mocha|karma|jasmine|cypress|playwright)*[.-]setup.* setup[._-]?(jest|vitest|mocha|tests?|env|files).*
    setuptests.* (tests?|specs?|__tests__)/(__init__.py|*_helper.rb|(global-?)?setup*.*)
    *(biome|clippy|checkstyle|nodemon|phpstan|phpunit|psalm|pyrightconfig|ruff|rustfmt|tslint)*.(jsonc?|toml|xml|ya?ml|neon)`,
    atRoot: '(eslint|jest|karma|lint|wallaby)([._-]*)?.*',
    applies: (path) => !document.test(path),
    examples: 'conftest.py pytest.ini jest.setup.js spec/spec_helper.rb tests/__init__.py',
  },
  {
    why: 'deployments follow such files',
    anywhere: `*.(tf|tofu|bicep|nomad) *(?<![^/.-])compose([.-]*)?.ya?ml chart.yaml kustomization.ya?ml helmfile.ya?ml
    (ansible|charts?|deploy|deployments?|gitops|helm|infra|k8s|kube|kubernetes|manifests|playbooks|terraform)/**.(ya?ml|hcl|tpl)`,
    examples: 'infra/main.tf docker-compose.dev.yml charts/shop/values.yaml k8s/web.yaml',
  },
  {
    why: 'people and pipelines run such scripts',
    anywhere: '*.(sh|bash|zsh|fish|ksh|ps1|psm1|bat|cmd)',
    applies: (path) => fileKind(path) !== 1,
    examples: 'entrypoint.sh tools/release.ps1 web/start.bat',
  },
  {
    why: 'tools write such files, and few people read their changes',
    anywhere: '*',
    // Sources also live in folders with these names. What code hosts fold is named by the evidence.
    applies: (path) =>
      whyFolded(path, '', []) === undefined &&
      (fileKind(path.replaceAll(/\b(?:build|out)\//g, '')) === 3 || /\.snap$/i.test(path)),
    examples: 'web/generated/api.ts web/app.mjs.map __snapshots__/a.snap',
  },
  {
    why: 'tools and services follow such settings',
    anywhere: '.* .*/** (config|conf|etc|settings)/**',
    atRoot: '*',
    applies: (path) =>
      !document.test(path) && (/(?:^|\/)\./.test(path) || (!isSource(path) && !isTestFile(path))),
    examples: '.editorconfig .tool-versions web/.eslintignore firewall.cfg VERSION',
  },
];

const kinds = readFirstKinds.map((kind) => ({ ...kind, expression: expressionOf([kind], '$') }));

/** Says why people are to read a change of a path before the rest; `undefined` for sources, tests and documents. */
export function whyReadFirst(path: string): string | undefined {
  const twin = asTwin(path);
  return kinds.find(({ expression, applies }) => expression.test(twin) && (applies?.(path) ?? true))
    ?.why;
}
