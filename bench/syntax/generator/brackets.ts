import { grammarLoader, walkTree } from '../../../src/adapters/syntax/grammar/index.ts';
import { extensionOf, languageOf } from '../../../src/adapters/syntax/languages/index.ts';

/** Finds the brackets of a file that are code. */
export type BracketFinder = (path: string, text: string) => Promise<FoundBrackets>;

/** The places of brackets, as indices into the text. */
export interface FoundBrackets {
  readonly places: readonly number[];
  /** Whether some may be in strings or comments, because no grammar reads the file. */
  readonly areGuessed: boolean;
}

/** A part of a text that is parsed on its own. */
interface Region {
  readonly path: string;
  readonly start: number;
  readonly text: string;
}

/** Returns a finder that takes the grammars from the folder. */
export function bracketFinder(folder: URL): BracketFinder {
  const load = grammarLoader(folder);
  return async (path, text) => {
    const regions = regionsOf(path, text);
    const modules = regions.map((region) => languageOf(region.path)?.grammar?.module);
    if (modules.every((module) => module === undefined)) {
      return { places: placesOf(text, /[()[\]{}<>]/g), areGuessed: true };
    }
    const places: number[] = [];
    for (const [index, region] of regions.entries()) {
      const module = modules[index];
      const parse = module === undefined ? undefined : await load(module);
      parse?.(region.text, (tree) =>
        walkTree(tree, {
          enter: () => true,
          leaf({ nodeType, startIndex, endIndex }) {
            if (endIndex === startIndex + 1 && '()[]{}'.includes(nodeType)) {
              places.push(region.start + startIndex);
            }
          },
        }),
      );
    }
    return { places: places.filter((place) => !isMacroText(text, place)), areGuessed: false };
  };
}

const pages = new Set(['vue', 'svelte', 'html', 'htm']);

/** The scripts and styles of a page, or the whole of another file. */
function regionsOf(path: string, text: string): readonly Region[] {
  if (!pages.has(extensionOf(path))) return [{ path, start: 0, text }];
  const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
  return [...text.matchAll(element)].flatMap(({ index, 0: all, 1: tag, 2: head = '', 3: body }) => {
    const language = /\b(?:lang|type)=["']([\w/+.-]+)["']/.exec(head)?.[1] ?? '';
    const extension = tag === 'style' ? styleOf(language) : scriptOf(language);
    if (body === undefined || extension === undefined) return [];
    const start = index + all.length - body.length - `</${tag}>`.length;
    return [{ path: `region.${extension}`, start, text: body }];
  });
}

function styleOf(language: string): string | undefined {
  return ['', 'css', 'text/css'].includes(language) ? 'css' : undefined;
}

function scriptOf(language: string): string | undefined {
  if (['ts', 'typescript'].includes(language)) return 'ts';
  if (['tsx', 'jsx'].includes(language)) return language;
  return ['', 'js', 'module', 'text/javascript'].includes(language) ? 'js' : undefined;
}

/** Whether the line defines a macro of C, whose text need not have balanced brackets. */
function isMacroText(text: string, place: number): boolean {
  return /^[ \t]*#[ \t]*define\b/.test(text.slice(text.lastIndexOf('\n', place - 1) + 1, place));
}

function placesOf(text: string, pattern: RegExp): readonly number[] {
  return [...text.matchAll(pattern)].map(({ index }) => index);
}
