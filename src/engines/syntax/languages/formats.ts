import type { Language } from './language.ts';

const words = (text: string) => text.split(' ');

/**
 * Where a format has its own syntax, at the start of a line or as a value without quotes, or of a kind that no
 * format knows. The `${{ }}` of pipelines is text to the formats, and a quoted tag is, too.
 */
const templateTags =
  /^[^\S\n]*(?:(?:[-\w."']+[^\S\n]*[:=]|-|,)[^\S\n]*)?(?:\{\{|\{#|<#|#\{)|<%[-=#\s\w]|\{%[-+\s\w]/gm;

/** Formats of data and settings. Their parsers read every valid file; what they reject may be a template. */
export const formats: readonly Language[] = [
  {
    label: 'JSON',
    extensions: words(
      'json jsonc webmanifest geojson jsonld ipynb avsc code-workspace code-snippets babelrc swcrc eslintrc jshintrc',
    ),
    trusted: true,
    parsers: [
      async () => (await import('../formats/json.ts')).jsonProblems,
      async () => (await import('../formats/json.ts')).jsoncProblems,
    ],
    templateTags,
  },
  {
    label: 'YAML',
    extensions: ['yaml', 'yml'],
    trusted: true,
    parsers: [async () => (await import('../formats/yaml.ts')).yamlProblems],
    sizeLimit: 200_000,
    templateTags,
  },
  {
    label: 'TOML',
    extensions: ['toml'],
    names: /^(?:Pipfile|Cargo\.lock|poetry\.lock|uv\.lock|pdm\.lock|Gopkg\.lock)$/,
    trusted: true,
    parsers: [async () => (await import('../formats/toml.ts')).tomlProblems],
    templateTags,
  },
  {
    label: 'XML',
    extensions: words(
      'xml xsd xsl xslt svg pom csproj fsproj vbproj props targets nuspec resx plist storyboard xib xaml xhtml wsdl rss atom',
    ),
    names: /^(?:app|web|nuget|packages)(?:\.\w+)?\.config$/i,
    trusted: true,
    parsers: [async () => (await import('../formats/xml.ts')).xmlProblems],
    templateTags,
  },
  {
    label: 'Dockerfile',
    extensions: ['dockerfile', 'containerfile'],
    names:
      /^(?:Docker|Container)file(?:\.(?!(?:j2|jinja2?|erb|tmpl|tpl|template|md|sh|py)$)[\w.-]+)?$/,
    trusted: true,
    parsers: [async () => (await import('../formats/dockerfile.ts')).dockerfileProblems],
    templateTags,
  },
];
