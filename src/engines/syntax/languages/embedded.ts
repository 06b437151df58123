import { positionOf } from '../problems/index.ts';

/** A script or style inside of a page or component. */
export interface EmbeddedText {
  /** A name whose extension says the language. Equal for parts that may replace each other. */
  readonly path: string;
  readonly text: string;
  /** Where the text begins, from 0. */
  readonly row: number;
  readonly column: number;
}

/** Parts of one file. More are hardly written by hand. */
const maxParts = 100;

/** What a page may begin with, and the tags whose content is text up to their end. */
const opening = /<!--|<(script|style)(?=[\s>/])/gi;
const attributes = /(?:[^"'>]|"[^"]*"|'[^']*')*>/y;

/** The scripts and styles of a page or component. Those in languages that are not checked are left out. */
export function embeddedTexts(text: string): readonly EmbeddedText[] {
  const parts: EmbeddedText[] = [];
  for (let from = 0; parts.length < maxParts; ) {
    const element = nextElement(text, from);
    if (element === undefined) return parts;
    const { tag, attributes: written, start, end } = element;
    const extension = extensions[tag](written);
    if (extension !== undefined) {
      parts.push({
        path: `${tag}.${extension}`,
        text: text.slice(start, end),
        ...positionOf(text, start),
      });
    }
    from = end;
  }
  return parts;
}

/** The extension of what stands in an element, by its attributes. */
const extensions = {
  script: scriptExtension,
  style: styleExtension,
  comment: () => undefined,
};

/** An element whose content lies from `start` to `end`. */
interface RawElement {
  readonly tag: keyof typeof extensions;
  readonly attributes: string;
  readonly start: number;
  readonly end: number;
}

/** The next element from a place on, if it is closed. An open one takes the rest of the text. */
function nextElement(text: string, from: number): RawElement | undefined {
  opening.lastIndex = from;
  const found = opening.exec(text);
  if (found === null) return undefined;
  const name = found[1]?.toLowerCase();
  if (name === undefined) {
    const end = text.indexOf('-->', opening.lastIndex);
    return end < 0 ? undefined : { tag: 'comment', attributes: '', start: end, end };
  }
  attributes.lastIndex = opening.lastIndex;
  const written = attributes.exec(text)?.[0];
  if (written === undefined) return undefined;
  const start = attributes.lastIndex;
  if (written.endsWith('/>')) return { tag: 'comment', attributes: '', start, end: start };
  const tag = name === 'style' ? 'style' : 'script';
  const closing = tag === 'style' ? /<\/style[\s>/]/gi : /<\/script[\s>/]/gi;
  closing.lastIndex = start;
  const end = closing.exec(text)?.index;
  return end === undefined ? undefined : { tag, attributes: written, start, end };
}

const scriptTypes: Readonly<Record<string, string>> = {
  '': 'js',
  'text/javascript': 'js',
  'application/javascript': 'js',
  module: 'mjs',
  'text/babel': 'jsx',
  'text/typescript': 'ts',
  'application/json': 'json',
  'application/ld+json': 'json',
  importmap: 'json',
  speculationrules: 'json',
};

const scriptLanguages: Readonly<Record<string, string>> = {
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
};

/** The language of a script; none if it lies elsewhere, or is not known. */
function scriptExtension(written: string): string | undefined {
  if (attributeOf('src', written) !== undefined) return undefined;
  const language = attributeOf('lang', written);
  const type = attributeOf('type', written);
  return language === undefined ? scriptTypes[type ?? ''] : scriptLanguages[language];
}

const styleLanguages: Readonly<Record<string, string>> = {
  css: 'css',
  postcss: 'css',
  scss: 'scss',
  less: 'less',
};

function styleExtension(written: string): string | undefined {
  return styleLanguages[attributeOf('lang', written) ?? 'css'];
}

/** The value of an attribute, in lower case; empty if it has none. */
function attributeOf(name: string, written: string): string | undefined {
  const pattern = new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*["']?([^"'\\s>]*)|(?=[\\s>]))`, 'i');
  const found = pattern.exec(written);
  return found === null ? undefined : (found[1] ?? '').toLowerCase();
}
