import { count } from './counter.ts';
import { type CountedRegex, countedRegex } from './regex.ts';

const native = {
  exec: RegExp.prototype.exec,
  split: RegExp.prototype[Symbol.split],
};

let isOwnWork = false;

/** What the meter itself does is no work of the program. */
function uncounted<Result>(work: () => Result): Result {
  isOwnWork = true;
  try {
    return work();
  } finally {
    isOwnWork = false;
  }
}

const known = new WeakMap<RegExp, CountedRegex>();
const sameSource = new Map<string, CountedRegex>();

function countedOf(regex: RegExp): CountedRegex {
  const before = known.get(regex);
  if (before !== undefined) return before;
  const key = `${regex.flags}/${regex.source}`;
  const counted = sameSource.get(key) ?? countedRegex(regex, count);
  known.set(regex, counted);
  sameSource.set(key, counted);
  return counted;
}

/** Counts what an expression does on a text from a place on; throws if it does not find what the engine finds. */
function countMatch(regex: RegExp, text: string, from: number, found: RegExpExecArray | null) {
  const endOf = countedOf(regex);
  const last = regex.sticky ? from : (found?.index ?? text.length);
  for (let start = from; start <= last; start += 1) {
    const end = endOf(text, start);
    const isFound = found?.index === start;
    const isSame = end < 0 ? !isFound : isFound && end === start + found[0].length;
    if (!isSame) throw new Error(`counted otherwise than matched: ${regex} at ${start}`);
    if (end >= 0) return;
  }
}

function countedExec(this: RegExp, text: string): RegExpExecArray | null {
  if (isOwnWork) return Reflect.apply(native.exec, this, [text]);
  const from = this.global || this.sticky ? this.lastIndex : 0;
  const found = Reflect.apply(native.exec, this, [text]);
  // What the meter itself does is no work of the program; `count` of a step is.
  uncounted(() => countMatch(this, String(text), from, found));
  return found;
}

/** Splits as the engine does, and counts the search for what divides the text. */
function countedSplit(this: RegExp, text: string, limit?: number): string[] {
  const each = new RegExp(this.source, `${this.flags.replace(/[gy]/g, '')}g`);
  for (let found = each.exec(text); found !== null; found = each.exec(text))
    if (found[0] === '') each.lastIndex += 1;
  return uncounted(() => Reflect.apply(native.split, this, [text, limit]));
}

/** What a call of a method costs: its receiver, its result and its arguments are known. */
type Cost = (on: unknown, result: unknown, first: unknown, second: unknown) => number;

const lengthOf = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 1;

/** Characters up to what was found, or to the end. */
const searched: Cost = (on, result, first, from) =>
  (typeof result === 'number' && result >= 0 ? result : lengthOf(on)) -
  (Number(from) || 0) +
  lengthOf(first);
const whole: Cost = (on) => lengthOf(on);
const made: Cost = (_, result) => lengthOf(result);

const costs: readonly (readonly [object, Readonly<Record<string, Cost>>])[] = [
  [
    String.prototype,
    {
      ...{ indexOf: searched, replaceAll: whole, replace: whole, split: whole },
      ...{ toLowerCase: whole, toUpperCase: whole, normalize: whole, repeat: made },
      ...{
        trim: (on, result) => 1 + lengthOf(on) - lengthOf(result),
        padEnd: made,
        padStart: made,
      },
      includes: (on, result) => (result === true ? 1 : lengthOf(on)),
      startsWith: (_, __, first) => lengthOf(first),
      endsWith: (_, __, first) => lengthOf(first),
      lastIndexOf: (on, result, _, from) =>
        Math.min(lengthOf(on), typeof from === 'number' ? from : lengthOf(on)) - Number(result),
    },
  ],
  [
    Array.prototype,
    {
      ...{ slice: made, concat: made, flat: made, join: made, splice: whole, shift: whole },
      ...{ unshift: whole, reverse: whole, toReversed: made, toSorted: made, sort: whole },
      ...{ indexOf: searched, includes: (on, result) => (result === true ? 1 : lengthOf(on)) },
      ...{ flatMap: whole, map: whole, filter: whole, fill: whole, with: whole },
    },
  ],
  [JSON, { parse: () => 1, stringify: made }],
];

/** Fails often, and has read its text then, too. */
const { parse } = JSON;

/** Counts what the methods of texts, lists and expressions do from now on. */
export function countBuiltins(): void {
  RegExp.prototype.exec = countedExec;
  RegExp.prototype[Symbol.split] = countedSplit;
  for (const [holder, methods] of costs) {
    for (const [name, cost] of Object.entries(methods)) {
      const method: unknown = Reflect.get(holder, name);
      if (typeof method !== 'function') continue;
      Reflect.set(holder, name, function counted(this: unknown, ...args: unknown[]) {
        if (method === parse) count(lengthOf(args[0]));
        const result: unknown = Reflect.apply(method, this, args);
        count(Math.max(1, cost(this, result, args[0], args[1])));
        return result;
      });
    }
  }
}
