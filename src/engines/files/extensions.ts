// Extensions that mean a file wherever a text has them, and others, which may be other words.
const programming = {
  clear: `astro c cc clj cpp cs cxx dart erl ex exs fs fsx go gradle groovy h hh hpp hs java jl js jsx kt kts lua m mjs
  cjs ml mm mts cts php pl pm ps1 py pyi r rb rs scala sh sol sql svelte swift ts tsx vb vue zig zsh bat cmd proto`,
  others: `c++ hxx h++ inl ino cu cuh metal glsl frag vert hlsl wgsl sc sbt cljs cljc edn csx fsi razor cshtml pyx pxd
  coffee elm purs res resi nim d v odin lhs mli hrl heex eex gleam cr rmd rake gemspec phtml t raku tcl bash ksh fish
  psm1 awk sed bats pas pp dpr ada adb ads f f90 f95 f03 for cob cbl asm s lisp el scm rkt pro vy cairo move`,
};

const markup = {
  clear: 'css ejs erb hbs htm html jinja less pug sass scss xml',
  others: `haml slim twig blade xhtml xsd xsl xslt xaml jsp jspx ftl mustache liquid j2 jinja2 styl`,
};

const settings = {
  clear: 'cfg cmake conf gql graphql ini json jsonc properties sln tf toml yaml yml',
  others: `json5 hcl tfvars nix thrift avdl prisma feature mk make bzl bazel star dockerfile csproj fsproj vbproj props
  targets pom plist`,
};

const documents = 'csv env ipynb md mdx po rst svg txt';

const setOf = (...groups: readonly string[]): ReadonlySet<string> =>
  new Set(groups.flatMap((group) => group.split(/\s+/)));

const programs = setOf(programming.clear, programming.others);
const code = setOf(
  ...[programming, markup, settings].flatMap(({ clear, others }) => [clear, others]),
);

/** Extensions that only files have, wherever a text has them. */
export const clearExtensions = setOf(
  ...[programming, markup, settings].map(({ clear }) => clear),
  documents,
);

/** The text after the last dot of the file name, in lower case; empty if there is no dot. */
export function extensionOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** Whether a file is in a programming language, as far as its extension says. */
export function isProgram(path: string): boolean {
  return programs.has(extensionOf(path));
}

/** Whether a file is a text for people, in a format in which `#` and `*` begin no comments. */
export function isDocument(path: string): boolean {
  return /^(?:md|markdown|mdx|mdc|rmd|qmd|livemd|rst|adoc|asciidoc)$/.test(extensionOf(path));
}

/** Documents, data, and what tools lock or record: a line of it may have any length. */
const unwrapped = setOf(
  documents,
  'adoc asciidoc markdown log tsv pot resx xlf xliff xml plist lock lockb sum snap pem crt',
  'json jsonc json5 jsonl ndjson geojson yaml yml toml ini properties',
);

/** Whether long lines are usual in files of its kind, so that they hide no code. */
export function hasLongLines(path: string, text: string): boolean {
  const extension = extensionOf(path);
  return extension === '' ? !isCodeFile(path, text) : unwrapped.has(extension);
}

/** Names of code files that have no extension. */
const names =
  /^(?:(?:GNU)?[Mm]akefile|(?:Docker|Container|Jenkins|Vagrant|Proc|Brew|Gem|Rake|Guard|Pod|Fast|Just|Cake)file|justfile|BUILD|WORKSPACE)$/;

/** Whether a change to the file can break its syntax: no document, no data and nothing unknown. */
export function isCodeFile(path: string, text: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return code.has(extensionOf(path)) || names.test(name) || text.startsWith('#!');
}
