import type { Sighting } from '../../../engines/files/index.ts';
import { framesOfLine, sourcePath } from './frame-line.ts';
import { findStructuredFrames } from './structured-frames.ts';

/** Other lines that may stand between the frames of one trace: code, marks, functions. */
const mostBetween = 3;

/** Lines are cut here. Some trackers put a whole trace into one. */
const maxLine = 20_000;

/** Where lines start, strings of a list, and causes in traces that were joined to one line. */
const pieces = /(?<=\n)|(?<=["'],\s?)(?=["'])|(?=\bCaused by: )/;

/** What joins a trace to the one of its cause, and what starts another. */
const link =
  /^[>\s]*(?:Caused by:|\[cause\]|.{0,20}The above exception was|.{0,20}During handling of the above)/;
const heading = /\bmost recent call (last|first)\b/;

/** Whose traces have the crash last, if their heading does not say otherwise. */
const python = /\.(?:py[ix]?|nim)$|^</;

/** Numbered code below a frame, with an arrow at the line of one that gave none itself. */
const code = /^[>|│\s]*(?:(-{1,4}>) |❱ )?\s*(\d{1,7})[ │|]/;

interface Trace {
  readonly isPython: boolean;
  readonly isCrashLast: boolean;
  /** One list for each exception of a chain. */
  readonly chain: Sighting[][];
  lastLine: number;
}

/** Returns the stack frames in a text, with their depths: from the crash, the innermost cause first. */
export function findFrames(text: string): readonly Sighting[] {
  const lists = findStructuredFrames(text).map((frames) =>
    frames.map((frame) => ({ ...frame, name: sourcePath(frame.name) })),
  );
  return [...findTraces(text).map(fromCrash), ...lists].flatMap((frames) =>
    frames.map((frame, depth) => ({ ...frame, depth })),
  );
}

function findTraces(text: string): readonly Trace[] {
  const traces: Trace[] = [];
  let isLinked = false;
  let order: string | undefined;
  let isNew = true;
  let at = 0;
  for (const [number, line] of text.split(pieces).entries()) {
    const shown = line.slice(0, maxLine);
    const frames = framesOfLine(shown, at);
    at += line.length;
    const open = traces.at(-1);
    const isNear = open !== undefined && number - open.lastLine <= mostBetween + 1;
    isLinked ||= link.test(shown);
    const [, stated] = heading.exec(shown) ?? [];
    order = stated ?? order;
    isNew ||= stated !== undefined;
    if (frames.length === 0) {
      if (isNear) passCode(open, shown, number);
      continue;
    }
    const isPython = python.test(frames[0]?.name ?? '');
    if (open === undefined || open.isPython !== isPython || !((isNear && !isNew) || isLinked)) {
      const isCrashLast = isPython && order !== 'first';
      traces.push({ isPython, isCrashLast, chain: [[...frames]], lastLine: number });
    } else {
      if (isLinked) open.chain.push([...frames]);
      else open.chain.at(-1)?.push(...frames);
      open.lastLine = number;
    }
    isLinked = false;
    isNew = false;
    order = undefined;
  }
  return traces;
}

/** Lets the code of a frame be part of the trace, and gives the frame its line, if it has none. */
function passCode(trace: Trace, text: string, number: number): void {
  const [, arrow, line] = code.exec(text) ?? [];
  if (line === undefined) return;
  trace.lastLine = number;
  const frames = trace.chain.at(-1);
  const last = frames?.at(-1);
  if (arrow === undefined || last === undefined || last.line !== undefined) return;
  frames?.splice(-1, 1, { ...last, line: Number(line) });
}

/** Python prints a cause before its effect and the crash last; others the reverse of both. */
function fromCrash({ isCrashLast, chain }: Trace): readonly Sighting[] {
  return (isCrashLast ? chain.map((frames) => frames.toReversed()) : chain.toReversed()).flat();
}
