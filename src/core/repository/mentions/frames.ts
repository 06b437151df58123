import { type FrameFormat, frameFormats } from './frame-formats.ts';
import type { Sighting } from './mention.ts';

/** Other lines that may stand between the frames of one trace: code, marks, functions. */
const mostBetween = 3;

/** Lines are cut here. Some trackers put a whole trace into one. */
const maxLine = 20_000;

/** Where lines start, and causes in traces that were joined to one line. */
const pieces = /(?<=\n)|(?=\bCaused by: )/;

/** What joins a trace to the one of its cause. */
const link =
  /^[>\s]*(?:Caused by:|\[cause\]|.{0,20}The above exception was|.{0,20}During handling of the above)/;

interface Trace {
  readonly format: FrameFormat;
  /** One list for each exception of a chain. */
  readonly chain: Sighting[][];
  lastLine: number;
}

/** Returns the stack frames in a text, with their depths: from the crash, the innermost cause first. */
export function findFrames(text: string): readonly Sighting[] {
  const traces: Trace[] = [];
  let isLinked = false;
  let isNew = true;
  let at = 0;
  for (const [number, line] of text.split(pieces).entries()) {
    const shown = line.slice(0, maxLine);
    isLinked ||= link.test(shown);
    isNew ||= /^[>\s]*Traceback \(/.test(shown);
    const format = formatOf(shown);
    if (format !== undefined) {
      const frames = [...shown.matchAll(format.pattern)].map((match) => frameOf(match, at));
      const open = traces.at(-1);
      const isNear = open !== undefined && !isNew && number - open.lastLine <= mostBetween + 1;
      const isSame = open?.format.language === format.language && (isNear || isLinked);
      if (!isSame) traces.push({ format, chain: [frames], lastLine: number });
      else if (isLinked) open.chain.push(frames);
      else open.chain.at(-1)?.push(...frames);
      if (isSame) open.lastLine = number;
      isLinked = false;
      isNew = false;
    }
    at += line.length;
  }
  return traces.flatMap(withDepths);
}

function formatOf(line: string): FrameFormat | undefined {
  if (!/\d/.test(line)) return undefined;
  return frameFormats.find(({ pattern }) => line.search(pattern) !== -1);
}

function frameOf(match: RegExpExecArray, offset: number): Sighting {
  const { file = '', owner, line } = match.groups ?? {};
  const at = offset + match.index;
  // `org.acme.Cart$Item` in `Cart.java` is `org/acme/Cart.java`.
  const name =
    owner === undefined ? plainPath(file) : [...owner.split('.').slice(0, -1), file].join('/');
  return { at, end: at + match[0].length, name, line: Number(line) };
}

/** Removes what bundlers, browsers and Dart put around a path. */
function plainPath(file: string): string {
  return file
    .replace(/^(?:async |eval at |\w{1,80}@)/, '')
    .replace(/^package:([^/]+)\//, (whole, name: string) =>
      name === 'flutter' ? whole : `${name}/lib/`,
    )
    .replace(/^file:\/{2,3}/, '/')
    .replace(/^[a-z][a-z+-]{1,20}:\/\/(?:\/|[^/]*\/)?(?:\([\w-]+\)\/)?/, '/')
    .replace(/^\/\.\//, '')
    .replace(/[?#].*$/, '');
}

/** Python prints a cause before its effect and the crash last; others the reverse of both. */
function withDepths({ format, chain }: Trace): readonly Sighting[] {
  const ordered =
    format.crash === 'last' ? chain.map((frames) => frames.toReversed()) : chain.toReversed();
  return ordered.flat().map((frame, depth) => ({ ...frame, depth }));
}
