import { isTemplate } from '../formats/index.ts';
import type { Language } from './language.ts';

const words = (text: string) => text.split(' ');

/** Formats of data and settings. Their parsers read every valid file; a template engine may make others valid. */
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
    isTemplate,
  },
];
