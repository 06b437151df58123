import type { Instruction, Program } from './compile.ts';

/** A text, and how an expression reads it. */
export interface Subject {
  text: string;
  /** Whether pairs of surrogates are one character. */
  readonly pairs: boolean;
  readonly lines: boolean;
  readonly ignoresCase: boolean;
  /** Called with each step. */
  readonly count: (steps: number) => void;
}

/** Kinds of what is to be undone. */
const [again, slotBefore, shorter, longer] = [0, 1, 2, 3];

/** What a match has come to; used again for the next one. */
export interface Matching {
  readonly code: readonly Instruction[];
  readonly slots: number[];
  /** What is to be undone, as numbers: the kind comes last. */
  readonly undo: number[];
  pc: number;
  at: number;
}

export function matchingOf({ code, slots }: Program): Matching {
  return { code, slots: Array.from({ length: slots }, () => -1), undo: [], pc: 0, at: 0 };
}

/** Returns where a match that starts at `start` ends; `undefined` if there is none. Counts every step. */
export function matchAt(matching: Matching, subject: Subject, start: number): number | undefined {
  matching.undo.length = 0;
  return run(matching, subject, 0, start);
}

function run(matching: Matching, subject: Subject, entry: number, start: number) {
  const { code, undo } = matching;
  const base = undo.length;
  matching.pc = entry;
  matching.at = start;
  for (;;) {
    const now = code[matching.pc];
    if (now === undefined) return undefined;
    subject.count(1);
    if (now.op === 'done') {
      undo.length = base;
      return matching.at;
    }
    if (now.op === 'jump') matching.pc = now.to;
    else if (now.op === 'split') {
      undo.push(now.second, matching.at, again);
      matching.pc = now.first;
    } else if (perform(now, matching, subject)) matching.pc += 1;
    else if (!goBack(matching, subject, base)) return undefined;
  }
}

/** Goes back to the last choice; `false` if there is none. */
function goBack(matching: Matching, subject: Subject, base: number): boolean {
  const { code, undo, slots } = matching;
  while (undo.length > base) {
    subject.count(1);
    const kind = undo.pop();
    const at = undo.pop() ?? 0;
    const pc = undo.pop() ?? 0;
    if (kind === slotBefore) {
      slots[pc] = at;
      continue;
    }
    matching.at = at;
    matching.pc = pc;
    if (kind === again) return true;
    const left = (undo.pop() ?? 0) - 1;
    const instruction = code[pc];
    if (instruction?.op !== 'run') return false;
    const next =
      kind === longer
        ? step(subject, instruction, at)
        : instruction.back
          ? following(subject, at)
          : previous(subject, at);
    if (next === undefined) continue;
    matching.at = next;
    if (left > 0) undo.push(left, pc, next, kind ?? again);
    matching.pc += 1;
    return true;
  }
  return false;
}

type Performed = Exclude<Instruction, { op: 'done' | 'jump' | 'split' }>;

/** Returns whether an instruction fits, and moves on if it does. */
function perform(now: Performed, matching: Matching, subject: Subject): boolean {
  const { slots, undo, at } = matching;
  switch (now.op) {
    case 'keep':
      undo.push(now.slot, slots[now.slot] ?? -1, slotBefore);
      slots[now.slot] = at;
      return true;
    case 'moved':
      return slots[now.slot] !== at;
    case 'place':
      return isPlace(now.pattern, subject, at);
    case 'one': {
      const next = step(subject, now, at);
      matching.at = next ?? at;
      return next !== undefined;
    }
    case 'run':
      return performRun(now, matching, subject);
    case 'look': {
      const { pc } = matching;
      const isFound = run(matching, subject, pc + 1, at) !== undefined;
      matching.at = at;
      matching.pc = now.end - 1;
      return isFound !== now.not;
    }
    case 'again':
      return performAgain(now, matching, subject);
  }
}

function performRun(
  now: Extract<Instruction, { op: 'run' }>,
  matching: Matching,
  subject: Subject,
): boolean {
  const { least, most, lazy } = now;
  const wanted = lazy ? least : most;
  let taken = 0;
  for (let next = step(subject, now, matching.at); next !== undefined && taken < wanted; ) {
    matching.at = next;
    taken += 1;
    next = step(subject, now, next);
  }
  subject.count(taken);
  if (taken < least) return false;
  if (lazy && most > least) matching.undo.push(most - least, matching.pc, matching.at, longer);
  else if (taken > least) matching.undo.push(taken - least, matching.pc, matching.at, shorter);
  return true;
}

function performAgain(
  { group, back }: Extract<Instruction, { op: 'again' }>,
  matching: Matching,
  { text, ignoresCase, count }: Subject,
): boolean {
  const { at } = matching;
  const [from = -1, to = -1] = matching.slots.slice(2 * group, 2 * group + 2);
  const wanted = from < 0 || to < 0 ? '' : text.slice(from, to);
  const start = back ? at - wanted.length : at;
  const there = start < 0 ? '' : text.slice(start, start + wanted.length);
  count(wanted.length);
  matching.at = back ? start : at + wanted.length;
  return ignoresCase ? there.toLowerCase() === wanted.toLowerCase() : there === wanted;
}

/** Returns the place after one character, if it fits. */
function step(
  subject: Subject,
  { fits, back }: Extract<Instruction, { op: 'one' | 'run' }>,
  at: number,
): number | undefined {
  const { text, pairs } = subject;
  if (back ? at === 0 : at === text.length) return undefined;
  const next = back ? previous(subject, at) : following(subject, at);
  const from = back ? next : at;
  const code = pairs ? (text.codePointAt(from) ?? 0) : text.charCodeAt(from);
  return fits(code) ? next : undefined;
}

function following({ text, pairs }: Subject, at: number): number {
  const isPair = pairs && isHigh(text, at) && isLow(text, at + 1);
  return at + (isPair ? 2 : 1);
}

function previous({ text, pairs }: Subject, at: number): number {
  const isPair = pairs && isLow(text, at - 1) && isHigh(text, at - 2);
  return at - (isPair ? 2 : 1);
}

const isHigh = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xd800;
const isLow = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

const lineEnd = /[\n\r\u2028\u2029]/;
const word = /\w/;

function isPlace(pattern: string, { text, lines }: Subject, at: number): boolean {
  const isAt = (form: RegExp, place: number) => nativeTest(form, text[place] ?? '');
  if (pattern === '^') return at === 0 || (lines && isAt(lineEnd, at - 1));
  if (pattern === '$') return at === text.length || (lines && isAt(lineEnd, at));
  const isBoundary = isAt(word, at - 1) !== isAt(word, at);
  return isBoundary === (pattern === '\\b');
}

const { exec } = RegExp.prototype;

function nativeTest(form: RegExp, character: string): boolean {
  return Reflect.apply(exec, form, [character]) !== null;
}
