import { type FrameFormat, frameFormats } from './frame-formats.ts';
import type { Sighting } from './mention.ts';

/** Other lines that may stand between the frames of one trace: code, marks, functions. */
const mostBetween = 3;

/** Lines are cut here: frames are shorter. */
const maxLine = 2_000;

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
export function framesIn(text: string): readonly Sighting[] {
  const traces: Trace[] = [];
  let isLinked = false;
  let at = 0;
  for (const [number, line] of text.split('\n').entries()) {
    isLinked ||= link.test(line);
    const found = framesOf(line.slice(0, maxLine), at);
    if (found !== undefined) {
      add(traces, { ...found, number, isLinked });
      isLinked = false;
    } else if (/^[>\s]*Traceback \(/.test(line) && !isLinked) {
      const open = traces.at(-1);
      if (open !== undefined) open.lastLine = -mostBetween * 2;
    }
    at += line.length + 1;
  }
  return traces.flatMap(withDepths);
}

interface Found {
  readonly format: FrameFormat;
  readonly frames: readonly Sighting[];
}

function framesOf(line: string, at: number): Found | undefined {
  if (!/\d/.test(line)) return undefined;
  for (const format of frameFormats) {
    const frames = [...line.matchAll(format.pattern)].map((match) => frameOf(match, at));
    if (frames.length > 0) return { format, frames };
  }
  return undefined;
}

function frameOf(match: RegExpExecArray, at: number): Sighting {
  const { file = '', owner, line } = match.groups ?? {};
  const start = at + match.index;
  return {
    at: start,
    end: start + match[0].length,
    name: owner === undefined ? plainPath(file) : classFile(owner, file),
    line: Number(line),
  };
}

/** `org.acme.Cart$Item` in `Cart.java` is `org/acme/Cart.java`. */
function classFile(owner: string, file: string): string {
  const folders = owner.split('.').slice(0, -1);
  return [...folders, file].join('/');
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
    .replace(/[?#].*$/, '');
}

function add(
  traces: Trace[],
  {
    format,
    frames,
    number,
    isLinked,
  }: Found & { readonly number: number; readonly isLinked: boolean },
): void {
  const open = traces.at(-1);
  const isSame = open?.format.language === format.language;
  if (open === undefined || !isSame || (!isLinked && number - open.lastLine > mostBetween + 1)) {
    traces.push({ format, chain: [[...frames]], lastLine: number });
    return;
  }
  if (isLinked) open.chain.push([...frames]);
  else open.chain.at(-1)?.push(...frames);
  open.lastLine = number;
}

/** Python prints a cause before its effect and the crash last; others the reverse of both. */
function withDepths({ format, chain }: Trace): readonly Sighting[] {
  const ordered =
    format.crash === 'last' ? chain.map((frames) => frames.toReversed()) : chain.toReversed();
  return ordered.flat().map((frame, depth) => ({ ...frame, depth }));
}
