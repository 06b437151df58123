/** Returns where a match that starts at a place ends; -1 if there is none. */
export type CountedRegex = (text: string, start: number) => number;

type Count = (steps: number) => void;

/** Goes on with what follows; returns where the whole match ends, or -1. */
type Next = (at: number) => number;
type Matcher = (at: number, next: Next) => number;
type Fits = (code: number) => boolean;

interface Times {
  readonly least: number;
  readonly most: number;
  readonly lazy: boolean;
}

/**
 * Compiles a valid expression without inline modifiers to one that matches as the specification of the language
 * says, by trying and going back: `count` is called with each step.
 */
export function countedRegex(regex: RegExp, count: Count): CountedRegex {
  const parts = new Parts(regex, count);
  const whole = new RegexReader(regex, parts).choice(false);
  return (text, start) => parts.match(whole, text, start);
}

const anyEscape =
  /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[pP]\{[^}]*\}|k<[^>]*>|[1-9]\d*|[\s\S])/iy;
const opening = /\((?:\?(?:<?[=!]|:|<([^>]+)>))?/y;
const quantifier = /(?:([*+?])|\{(\d+)(,(\d*))?\})(\??)/y;

/** Reads the source of an expression. `back` is set where the text is read from its end, as a look behind does. */
class RegexReader {
  readonly #regex: RegExp;
  readonly #source: string;
  readonly #parts: Parts;
  readonly #names = new Map<string, number>();
  #groups = 0;
  #at = 0;

  constructor(regex: RegExp, parts: Parts) {
    this.#regex = regex;
    this.#source = regex.source;
    this.#parts = parts;
  }

  /** Reads up to the end of a group. */
  choice(back: boolean): Matcher {
    const choices = [this.#sequence(back)];
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      choices.push(this.#sequence(back));
    }
    return this.#parts.choice(choices);
  }

  #sequence(back: boolean): Matcher {
    const matchers: Matcher[] = [];
    while (!'|)'.includes(this.#source[this.#at] ?? '|')) matchers.push(this.#repeated(back));
    return (back ? matchers : matchers.toReversed()).reduce(
      (after, matcher) => (at, next) => matcher(at, (then) => after(then, next)),
      (at, next) => next(at),
    );
  }

  #repeated(back: boolean): Matcher {
    const pattern = this.#characterPattern();
    const matcher =
      pattern === undefined ? this.#noCharacter(back) : this.#parts.one(pattern, back);
    const times = timesOf(this.#read(quantifier));
    if (times === undefined) return matcher;
    if (pattern === undefined) return this.#parts.repeated(matcher, times);
    return this.#parts.run(pattern, back, times);
  }

  /** The pattern of one character; nothing if something else follows. */
  #characterPattern(): string | undefined {
    const { unicode, unicodeSets } = this.#regex;
    const next = this.#source.slice(this.#at, this.#at + 2);
    if (/^(?:[(^$]|\\[bBk1-9])/.test(next)) return undefined;
    if (next.startsWith('[')) return this.#set();
    if (next.startsWith('\\')) return this.#read(anyEscape)?.[0];
    const pattern = this.#read(unicode || unicodeSets ? /[\s\S]/uy : /[\s\S]/y)?.[0] ?? '';
    return '{}]'.includes(pattern) ? `\\${pattern}` : pattern;
  }

  #noCharacter(back: boolean): Matcher {
    if (this.#source[this.#at] === '(') return this.#group(back);
    const [sign = ''] = this.#read(/[\^$]/y) ?? this.#read(anyEscape) ?? [];
    const [, name, number] = /^\\(?:k<(.+)>|(\d+))$/.exec(sign) ?? [];
    if (name === undefined && number === undefined) return this.#parts.place(sign);
    return this.#parts.again(() => Number(number ?? this.#names.get(name ?? '')), back);
  }

  #group(back: boolean): Matcher {
    const [form = '', name] = this.#read(opening) ?? [];
    const number = form === '(' || name !== undefined ? ++this.#groups : 0;
    if (name !== undefined) this.#names.set(name, number);
    const isLook = /[=!]$/.test(form);
    const inner = this.choice(isLook ? form.includes('<') : back);
    this.#at += 1;
    if (isLook) return this.#parts.look(inner, form.endsWith('!'));
    return number === 0 ? inner : this.#parts.kept(inner, number, back);
  }

  #set(): string {
    const start = this.#at;
    let depth = 0;
    do {
      const sign = this.#source[this.#at];
      if (sign === '\\') this.#at += 1;
      else if (sign === '[' && (depth === 0 || this.#regex.unicodeSets)) depth += 1;
      else if (sign === ']') depth -= 1;
      this.#at += 1;
    } while (depth > 0);
    return this.#source.slice(start, this.#at);
  }

  #read(form: RegExp): RegExpExecArray | null {
    form.lastIndex = this.#at;
    const found = form.exec(this.#source);
    if (found !== null) this.#at = form.lastIndex;
    return found;
  }
}

function timesOf(found: RegExpExecArray | null): Times | undefined {
  if (found === null) return undefined;
  const [, sign, least = '0', more, most = '', question] = found;
  const lazy = question === '?';
  const endless = Number.POSITIVE_INFINITY;
  if (sign === '?') return { least: 0, most: 1, lazy };
  if (sign !== undefined) return { least: sign === '+' ? 1 : 0, most: endless, lazy };
  const highest = more === undefined ? Number(least) : Number(most || endless);
  return { least: Number(least), most: highest, lazy };
}

/** What an expression is made of, on one text at a time. */
class Parts {
  readonly #regex: RegExp;
  readonly #isPaired: boolean;
  readonly #count: Count;
  #text = '';
  #groups: (readonly [from: number, to: number] | undefined)[] = [];

  constructor(regex: RegExp, count: Count) {
    this.#regex = regex;
    this.#isPaired = regex.unicode || regex.unicodeSets;
    this.#count = count;
  }

  match(whole: Matcher, text: string, start: number): number {
    this.#text = text;
    this.#groups = [];
    return whole(start, (end) => end);
  }

  one(pattern: string, back: boolean): Matcher {
    const fits = fitsIn(pattern, this.#regex);
    return (at, next) => {
      const after = this.#step(fits, back, at);
      return after < 0 ? after : next(after);
    };
  }

  choice([first = (at, next) => next(at), ...others]: readonly Matcher[]): Matcher {
    if (others.length === 0) return first;
    return (at, next) => {
      let end = first(at, next);
      for (const other of others) {
        if (end >= 0) break;
        this.#count(1);
        end = other(at, next);
      }
      return end;
    };
  }

  /** As many characters as fit within limits, or as few. */
  run(pattern: string, back: boolean, { least, most, lazy }: Times): Matcher {
    const fits = fitsIn(pattern, this.#regex);
    return (start, next) => {
      let [taken, at] = [0, start];
      const takes = () => {
        const after = taken < most ? this.#step(fits, back, at) : -1;
        if (after >= 0) [taken, at] = [taken + 1, after];
        return after >= 0;
      };
      while (taken < (lazy ? least : most) && takes());
      if (taken < least) return -1;
      for (;;) {
        const end = next(at);
        if (end >= 0) return end;
        this.#count(1);
        if (lazy ? !takes() : taken === least) return -1;
        if (lazy) continue;
        taken -= 1;
        at = back ? this.#following(at) : this.#previous(at);
      }
    };
  }

  /** Fails where a turn has matched nothing, as that has no end. */
  repeated(matcher: Matcher, { least, most, lazy }: Times): Matcher {
    const turn = (at: number, next: Next, done: number): number => {
      this.#count(1);
      const again = () => {
        if (done === most) return -1;
        return matcher(at, (end) => (end === at && done >= least ? -1 : turn(end, next, done + 1)));
      };
      if (done < least) return again();
      const end = lazy ? next(at) : again();
      if (end >= 0) return end;
      return lazy ? again() : next(at);
    };
    return (at, next) => turn(at, next, 0);
  }

  kept(matcher: Matcher, number: number, back: boolean): Matcher {
    return (at, next) =>
      matcher(at, (end) => {
        this.#count(1);
        const before = this.#groups[number];
        this.#groups[number] = back ? [end, at] : [at, end];
        const found = next(end);
        if (found < 0) this.#groups[number] = before;
        return found;
      });
  }

  look(matcher: Matcher, not: boolean): Matcher {
    return (at, next) => {
      this.#count(1);
      const isFound = matcher(at, (end) => end) >= 0;
      return isFound === not ? -1 : next(at);
    };
  }

  again(number: () => number, back: boolean): Matcher {
    return (at, next) => {
      const wanted = this.#text.slice(...(this.#groups[number()] ?? [0, 0]));
      this.#count(wanted.length);
      const from = back ? at - wanted.length : at;
      const there = from < 0 ? '' : this.#text.slice(from, from + wanted.length);
      const fold = (text: string) => (this.#regex.ignoreCase ? text.toLowerCase() : text);
      return fold(there) === fold(wanted) ? next(back ? from : at + wanted.length) : -1;
    };
  }

  place(sign: string): Matcher {
    return (at, next) => {
      this.#count(1);
      return this.#isPlace(sign, at) ? next(at) : -1;
    };
  }

  #isPlace(sign: string, at: number): boolean {
    const { multiline } = this.#regex;
    const isAt = (form: RegExp, place: number) => form.test(this.#text[place] ?? '');
    if (sign === '^') return at === 0 || (multiline && isAt(lineEnd, at - 1));
    if (sign === '$') return at === this.#text.length || (multiline && isAt(lineEnd, at));
    return (isAt(word, at - 1) !== isAt(word, at)) === (sign === '\\b');
  }

  /** The place after one character that fits, or -1. */
  #step(fits: Fits, back: boolean, at: number): number {
    this.#count(1);
    if (at === (back ? 0 : this.#text.length)) return -1;
    const after = back ? this.#previous(at) : this.#following(at);
    const from = back ? after : at;
    const code = this.#isPaired ? this.#text.codePointAt(from) : this.#text.charCodeAt(from);
    return fits(code ?? 0) ? after : -1;
  }

  #following(at: number): number {
    return at + (this.#isPaired && isPair(this.#text, at) ? 2 : 1);
  }

  #previous(at: number): number {
    return at - (this.#isPaired && isPair(this.#text, at - 2) ? 2 : 1);
  }
}

const isPair = (text: string, at: number) => (text.codePointAt(at) ?? 0) > 0xffff;
const lineEnd = /[\n\r\u2028\u2029]/;
const word = /\w/;

const known = new Map<string, Fits>();

/** Asks the engine itself whether one character fits, once for each. */
function fitsIn(pattern: string, { flags }: RegExp): Fits {
  const own = flags.replace(/[dgmy]/g, '');
  const key = `${own}/${pattern}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const one = new RegExp(`^${pattern}$`, own);
  const answers = new Map<number, boolean>();
  const fits = (code: number) => {
    const answer = answers.get(code) ?? one.test(String.fromCodePoint(code));
    answers.set(code, answer);
    return answer;
  };
  known.set(key, fits);
  return fits;
}
