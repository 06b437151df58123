import type { Sighting } from '../../../engines/files/index.ts';
import { findStructuredFrames } from './structured-frames.ts';

const line = String.raw`(?<line>\d{1,7})`;
const place = String.raw`${line}(?::\d{1,7})?`;
/** A path up to a blank; one that a bracket or a word encloses, which may have blanks; one with an extension. */
const path = String.raw`(?<file>[^\s"'()<>|]{1,400}?)`;
const enclosed = String.raw`(?<file>[^\s"'<>|][^"<>|\n]{0,400}?)`;
const named = String.raw`(?<file>[^\s"'()<>|]{1,400}?\.[A-Za-z]\w{0,9})`;
const dotted = String.raw`(?<file>(?:[A-Za-z]:)?[^\s"'()<>|:][^"()<>|:\n]{0,400}?\.[A-Za-z]\w{0,9})`;
/** What may follow the last sign of a frame. */
const end = String.raw`[\s'\x60)\]{},;|│]*(?:$|</|"(?:$|[\s,}\]]))`;

/**
 * The shapes of frames, in any language. A line has frames of the first one that fits it, after what loggers, quotes
 * and lists put before; `^` is the place after that. `owner` is the class with its function, if the file is in its
 * folders.
 */
const shapes: readonly RegExp[] = [
  // A file and a line in words: Python, OCaml, Tcl; .NET in any language; Erlang and Elixir; Perl, PHP, Swift, bash.
  String.raw`\b[Ff]ile(?:,|: |=| )(?:~c)?["'](?<file>[^"'\n]{1,400})["'](?:\},\{|,? )line(?:,|: |=| )${line}`,
  String.raw`\)(?: \p{L}{1,12}:?)? ${dotted}(?: \p{L}{1,12})?[:,] ?\p{L}{1,12}:? ${line}(?!\w)`,
  String.raw`^in (?:function|call from)\s.{1,300}\((?<file>[^()\n]{1,300}), line ${line}\)`,
  String.raw`\bat ${named} line ${line}(?:[.,]|\s*$)`,
  String.raw`\bin (?<file>[^\s"'()<>|]{1,400}\.(?:php|phtml|inc))(?: on line |:)${line}\b`,
  String.raw`\bfile (?<file>[^\s"',]{1,300}\.swift), line ${line}\b`,
  `(?:^|, )${dotted}: line ${line}(?::|${end})`,
  String.raw`(?:^|\[")${named}", ?${line}, ?"`,
  // A file with its function, and the line after that: Sentry, and older IPython, which marks it some lines below.
  String.raw`^${named}[\x60"']? in .{1,200}? at line \*{0,2}${line}`,
  String.raw`^(?<file>[^\s"'()<>|]{1,400}\.py|<[\w-]{1,80}>) in (?:[\w.]{1,100}\(|<module>)`,
  // A class with its function, and the file and the line in brackets: the JVM, also without "at" or without a file.
  String.raw`(?:\bat\s{1,4}|^)(?:[\w.@-]{0,80}/{1,2}){0,2}(?<owner>[\w$.]{1,300})\.[\w$<>-]{1,200}\((?<file>[\w$-]{1,200}\.[a-z]{1,6}):${line}\)`,
  String.raw`^at\s{1,4}(?:[\w.@-]{0,80}/{1,2}){0,2}(?<owner>[\w$.]{1,300})\.[\w$<>-]{1,200}\([^()\n]{0,200}\)${end}`,
  // A function, and the file and the line in brackets: PHP, PDB and Nim.
  String.raw`^#\d{1,4} ${enclosed}\(${line}\)(?:: |\s*$)`,
  String.raw`^(?<file>[^\s"'()<>|]{1,400}\.(?:py|nim))\(${line}\)\s?[\p{L}<]`,
  // A sign of a frame, and the file and the line at the end: V8, browsers, vitest, Rust, native code, Dart, Julia.
  String.raw`^at (?:.{1,300}? \()?${enclosed}:${line}:\d{1,7}${end}`,
  String.raw`^[^\s@]{0,200}@(?<file>(?:[a-z-]{2,20}:/|/)[^\s"'<>]{1,400}?):${line}:\d{1,7}${end}`,
  `^at ${named}:${place}${end}`,
  String.raw`^(?:❯|@|#\d{1,4}|\d{1,4}:?(?=\s.{0,200}0x[\da-f]{4}))\s(?:.{0,600}?[\s(])?${path}:${place}${end}`,
  String.raw`(?:\(at |\] in |, called at |--> |\bpanicked at (?:.{0,300}, )?)${named}:${line}\b`,
  String.raw`^At ${enclosed}:${line} char:\d`,
  // A file and a line, and then the function or an address: Ruby, Elixir, pytest, IPython, rich, Lua, Zig, Go, Dart.
  String.raw`(?:^|\s|['"\x60(])(?<file>[^\s:'"\x60()]{1,300}\.\w{1,8}):${line}:in [\x60'‘"]`,
  String.raw`^(?:from |File |\(\w{1,80}(?: [\w.-]{1,40})?\) )?${named}:${place}(?:,? in ['\x60]?[\w.<>:#]{1,200}['\x60]?(?:\(.*\))?|: in .*|: .{1,200}/\d{1,3}|(?: \+|: )0x[\da-f].*)${end}`,
  String.raw`^(?<file>(?:/|[A-Za-z]:|[a-z\d-]{1,60}\.[a-z])[^\s"'()<>|]{1,400}\.(?:go|s)):${line}${end}`,
  String.raw`(?:^|\s)(?<file>[^\s"':]{1,300}\.\w{1,8}):${place}: (?:Fatal|Precondition|Assertion)`,
  String.raw`^(?<file>[^\s:()]{1,300}\.py):${line}: [A-Z]\w{0,80}(?:Error|Exception|Warning)?\s*$`,
  String.raw`^(?<file>[^\s"'()<>|]{1,400}\.dart) ${place}\s{1,80}\S`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** What loggers, quotes, lists and JSON put before a frame, one after the other. */
const prefix =
  /\s*(?:["']?[\w.@-]{1,40}["']?\s?[:=]\s?(?=["'[{])|[>|│┃║•*+,{"'`]+|#{0,2}\[[^\]\n]{0,60}\]|\[|[\w.-]{1,80}\s{0,20}\||(?:\d[\d:.,TZ/+-]{3,40}|[A-Z][ /][\w.-]{1,40}(?:\(\s{0,5}\d{1,6}\))?:|[A-Z]{4,8}:?|std(?:out|err)(?: [FP])?|[\w .:+-]{1,60}\[[\w./-]{1,30}\]:|[-–:]|\d\.)(?=\s))/y;

/** Prefixes of one line. */
const mostPrefixes = 16;

/** Returns the frames in a line, which starts at an offset. */
function framesOfLine(line: string, offset: number): readonly Sighting[] {
  if (!/[\d(<]/.test(line)) return [];
  const start = startOf(line);
  const frame = line.slice(start);
  const shape = shapes.find((one) => frame.search(one) !== -1);
  if (shape === undefined) return [];
  return [...frame.matchAll(shape)].map((match) => frameOf(match, offset + start));
}

/** Returns where a line starts after its prefixes. */
function startOf(line: string): number {
  let start = 0;
  for (let count = 0; count < mostPrefixes; count += 1) {
    prefix.lastIndex = start;
    if (!prefix.test(line)) break;
    start = prefix.lastIndex;
  }
  return start + (/^\s*/.exec(line.slice(start))?.[0].length ?? 0);
}

function frameOf(match: RegExpExecArray, offset: number): Sighting {
  const { file, owner, line } = match.groups ?? {};
  const at = offset + match.index;
  return {
    at,
    end: at + match[0].length,
    name: owner === undefined ? sourcePath(file ?? '') : inFolders(owner, file),
    line: line === undefined ? line : Number(line),
  };
}

/** `org.acme.Cart$Item` in `Cart.java` is `org/acme/Cart.java`; without a file, it is the class. */
function inFolders(owner: string, file: string | undefined): string {
  const parts = owner.split('.');
  return file === undefined ? parts.join('/') : [...parts.slice(0, -1), file].join('/');
}

/** Removes what bundlers, browsers and Dart put around a path. */
function sourcePath(file: string): string {
  return file
    .replace(/^(?:async |eval at |\w{1,80}@)/, '')
    .replace(/^(?:package:|packages\/)([^/]+)\//, (whole, name: string) =>
      name === 'flutter' ? whole : `${name}/lib/`,
    )
    .replace(/^file:\/{2,3}/, '/')
    .replace(/^[a-z][a-z+-]{1,20}:\/\/(?:\/|[^/]*\/)?(?:\([\w-]+\)\/)?/, '/')
    .replace(/^\/\.\//, '')
    .replace(/[?#].*$/, '');
}

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
