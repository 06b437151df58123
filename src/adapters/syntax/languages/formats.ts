import { markupDoubt, templateDoubt } from '../formats/index.ts';
import type { Language } from './language.ts';

const words = (text: string) => text.split(' ');

/** Formats of data and settings. Their parsers read every valid file; what they reject may be a template. */
export const formats: readonly Language[] = [
  {
    label: 'JSON',
    extensions: words(
      'json jsonc json5 webmanifest geojson jsonld ipynb avsc code-workspace code-snippets babelrc swcrc eslintrc jshintrc',
    ),
    trusted: true,
    parser: async () => (await import('../formats/json.ts')).jsonFindings,
    dialects: [
      async () => (await import('../formats/json.ts')).jsoncFindings,
      async () => (await import('../formats/json.ts')).json5Findings,
    ],
    doubt: templateDoubt,
  },
  {
    label: 'YAML',
    extensions: ['yaml', 'yml'],
    trusted: true,
    parser: async () => (await import('../formats/yaml.ts')).yamlFindings,
    dialects: [async () => (await import('../formats/yaml.ts')).lenientYamlFindings],
    doubt: templateDoubt,
  },
  {
    label: 'TOML',
    extensions: ['toml'],
    names: /^(?:Pipfile|Cargo\.lock|poetry\.lock|uv\.lock|pdm\.lock|Gopkg\.lock)$/,
    trusted: true,
    parser: async () => (await import('../formats/toml.ts')).tomlFindings,
    doubt: templateDoubt,
  },
  {
    label: 'XML',
    extensions: words(
      'xml xsd xsl xslt svg pom csproj fsproj vbproj props targets nuspec resx plist storyboard xib xaml xhtml wsdl rss atom',
    ),
    names: /^(?:app|web|nuget|packages)(?:\.\w+)?\.config$/i,
    trusted: true,
    parser: async () => (await import('../formats/xml.ts')).xmlFindings,
    dialects: [async () => (await import('../formats/xml.ts')).lenientXmlFindings],
    doubt: markupDoubt,
  },
  {
    label: 'Dockerfile',
    extensions: ['dockerfile', 'containerfile'],
    names:
      /^(?:Docker|Container)file(?:\.(?!(?:j2|jinja2?|erb|tmpl|tpl|template|md|sh|py)$)[\w.-]+)?$/,
    trusted: true,
    parser: async () => (await import('../formats/dockerfile.ts')).dockerfileFindings,
    doubt: templateDoubt,
  },
];
