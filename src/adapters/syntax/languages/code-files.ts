import { extensionOf } from './path.ts';

/**
 * Extensions of programming, markup, style and configuration languages: a change to such a file can break its
 * syntax. Documents, data and unknown extensions are no code.
 */
const extensions = new Set(
  [
    'c h cc cpp cxx c++ hh hpp hxx h++ m mm ino cu cuh metal glsl frag vert hlsl wgsl',
    'java kt kts groovy gradle scala sc sbt clj cljs cljc edn cs csx fs fsx fsi vb razor cshtml',
    'py pyi pyx pxd js mjs cjs jsx ts mts cts tsx coffee vue svelte astro elm purs res resi',
    'go rs zig nim d v odin swift dart hs lhs ml mli erl hrl ex exs heex eex gleam cr jl r rmd',
    'rb rake gemspec erb haml slim php phtml twig blade pl pm t lua raku tcl',
    'sh bash zsh ksh fish ps1 psm1 bat cmd awk sed bats',
    'pas pp dpr ada adb ads f f90 f95 f03 for cob cbl asm s lisp el scm rkt pro sol vy cairo move',
    'html htm xhtml xml xsd xsl xslt xaml jsp jspx ftl hbs mustache ejs pug liquid j2 jinja jinja2',
    'css scss sass less styl json jsonc json5 yaml yml toml ini cfg conf properties hcl tf tfvars nix',
    'sql graphql gql proto thrift avdl prisma feature cmake mk make bzl bazel star dockerfile',
    'csproj fsproj vbproj props targets sln pom plist',
  ].flatMap((group) => group.split(' ')),
);

/** Names of code files that have no extension. */
const names =
  /^(?:(?:GNU)?[Mm]akefile|(?:Docker|Container|Jenkins|Vagrant|Proc|Brew|Gem|Rake|Guard|Pod|Fast|Just|Cake)file|justfile|BUILD|WORKSPACE)$/;

/** Whether a change to the file can break its syntax. */
export function isCodeFile(path: string, text: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (extensions.has(extensionOf(path)) || names.test(name)) return true;
  return text.startsWith('#!');
}
