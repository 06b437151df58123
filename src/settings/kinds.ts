import { regexes } from 'zod/v4/core';
import { pemOf } from '../core/identity/index.ts';
import { ticketKey } from '../core/tickets/index.ts';
import { isPrivateHost } from './private-hosts.ts';
import type { OfWorkTree } from './work-tree.ts';

/** A mode of the Action. */
export type Mode = 'work' | 'follow' | 'sweep';

/** A command of the command line. */
export type Subcommand = 'run' | 'doctor' | 'init';

/** One row of the table of settings. */
export interface Setting<Value = unknown> {
  readonly kind: Kind<Value>;
  /** Missing if there is none. */
  readonly default?: Default | undefined;
  readonly places: readonly Place[];
  /** Its purpose, word for word in action.yml, the README and the help. */
  readonly description: string;
}

/**
 * Replaces an empty or omitted value; with `ifOmitted`, only an omitted one. GitHub's runner evaluates the
 * `expression` for an omitted input. The `effort` says what a limit is `byEffort`.
 */
export type Default =
  | string
  | { readonly ifOmitted: string }
  | { readonly expression: string }
  | { readonly byEffort: 'maxCalls' | 'maxTokens' };

/** A place where a setting can be given. Inputs, and options without a `name`, have the setting's name. */
export type Place =
  | {
      readonly kind: 'input';
      readonly ofWorkTree: OfWorkTree;
      readonly modes: readonly Mode[];
    }
  | {
      readonly kind: 'variable';
      readonly name: string;
      /** Its purpose at a terminal, where that is another. */
      readonly description: string | undefined;
    }
  | {
      readonly kind: 'option';
      readonly subcommands: readonly Subcommand[];
      /** What the help calls its value; empty for a flag. */
      readonly value: string;
      readonly name: string | undefined;
      /** The letter of its short form. */
      readonly letter: string | undefined;
    };

/** What may come from a work tree, and the modes in which the Action reads the input. */
export function input(ofWorkTree: OfWorkTree, ...modes: readonly Mode[]): Place {
  return { kind: 'input', ofWorkTree, modes };
}

/** The commands that set up, check and use a connection. */
export const withInit: readonly Subcommand[] = ['run', 'doctor', 'init'];

/** By default, an option of `run` alone. */
export function option(
  value: string,
  subcommands: readonly Subcommand[] = ['run'],
  name?: string,
  letter?: string,
): Place {
  return { kind: 'option', value, subcommands, name, letter };
}

/** An environment variable that the command line reads if the option is omitted. */
export function variable(name: string, description?: string): Place {
  return { kind: 'variable', name, description };
}

/** Parses and documents the values of a setting. */
export interface Kind<Value> {
  /** A `secret` is masked in logs, `lines` have one entry each, a `flag` is true or false. */
  readonly form: 'text' | 'address' | 'secret' | 'lines' | 'flag';
  /** Completes the sentence "Set NAME to …". */
  readonly wanted: string;
  /** Every value that there is; missing if others are possible. */
  readonly choices?: readonly string[];
  /** The bounds as a sentence for the documentation; empty if there are none. */
  readonly bounds: string;
  /** Returns `null` for a text that is not valid. */
  readonly parse: (text: string) => Value | null;
}

/** A single value; `parse` gets the text without surrounding spaces. */
export function single<Value>(wanted: string, parse: Kind<Value>['parse']): Kind<Value> {
  return { form: 'text', wanted, bounds: '', parse: (given) => parse(given.trim()) };
}

/** A text that matches `form`. */
export function freeText(wanted: string, form: Pick<RegExp, 'test'> = /./): Kind<string> {
  return single(wanted, (text) => (form.test(text) ? text : null));
}

/** A text to mask in logs. Pasted secrets often end with a line break, which headers cannot contain. */
export function secret(wanted: string): Kind<string> {
  const kind = freeText(`${wanted}, without spaces or line breaks`, /^[\x21-\x7e]+$/);
  return { ...kind, form: 'secret' };
}

/** A private key in PEM, also with `\n` for line breaks, or as a file in base64. */
export const privateKey: Kind<string> = {
  ...single('the whole .pem file that GitHub made for the App', (text) => pemOf(text) ?? null),
  form: 'secret',
};

export const email = single('an e-mail address', (text) =>
  regexes.email.test(text) ? text : null,
);

/** The path of a file or folder on this machine. Spaces around it are part of it. */
export function path(wanted: string): Kind<string> {
  return { ...freeText(wanted), parse: (given) => given || null };
}

/**
 * A web address, without a trailing slash. Anyone on the way can read and change what goes by http://, so it leads to
 * private hosts only.
 */
export function address(wanted: string): Kind<string> {
  const kind = single(
    `${wanted}; http:// is for this machine and private networks only`,
    (text) => {
      // Tried once for each run of slashes, not at each of them.
      const url = text.replace(/(?<!\/)\/+$/, '');
      // A parser of addresses drops line breaks, which messages would show.
      if (!/^[^\s\p{Cc}]+$/u.test(url) || !URL.canParse(url)) return null;
      const { protocol, hostname } = new URL(url);
      const isAllowed = protocol === 'https:' || (protocol === 'http:' && isPrivateHost(hostname));
      return isAllowed ? url : null;
    },
  );
  return { ...kind, form: 'address' };
}

/** The address of the model's endpoint, which holds no secret: addresses are shown in messages and reports. */
export function endpointAddress(wanted: string): Kind<string> {
  const { parse, ...kind } = address(wanted);
  return {
    ...kind,
    parse: (given) => {
      const url = parse(given);
      return url !== null && isBare(new URL(url)) ? url : null;
    },
  };
}

function isBare({ username, password, search, hash }: URL): boolean {
  return [username, password, search, hash].every((part) => part === '');
}

/** Non-empty trimmed lines that match `form`. */
export function lines(wanted: string, form = /^/): Kind<readonly string[]> {
  const parse = (given: string) => {
    const all = given.split('\n').flatMap((line) => line.trim() || []);
    return all.every((line) => form.test(line)) ? all : null;
  };
  return { form: 'lines', wanted, bounds: '', parse };
}

/** A whole number within bounds. */
export function whole(from: number, to: number): Kind<number> {
  const range = `${from.toLocaleString('en')} to ${to.toLocaleString('en')}`;
  const kind = single(`a whole number from ${range}`, (text) => {
    const number = Number(text);
    return /^\d{1,9}$/.test(text) && number >= from && number <= to ? number : null;
  });
  return { ...kind, bounds: `From ${range}.` };
}

/** A number above 0. */
export function amount(to = Number.POSITIVE_INFINITY): Kind<number> {
  const isBounded = Number.isFinite(to);
  const kind = single(`a number above 0${isBounded ? ` and up to ${to}` : ''}`, (text) => {
    const number = Number(text);
    return /^\d{1,9}(\.\d{1,9})?$/.test(text) && number > 0 && number <= to ? number : null;
  });
  return { ...kind, bounds: isBounded ? `At most ${to}.` : '' };
}

/** One of several words, in any case. */
export function word<const Word extends string>(words: readonly Word[]): Kind<Word> {
  const wanted = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
  const parse = (text: string) => words.find((known) => known === text.toLowerCase()) ?? null;
  return { ...single(wanted, parse), choices: words };
}

export const flag: Kind<boolean> = {
  ...single('true or false', (text) => (/^(?:true|false)$/i.test(text) ? /^t/i.test(text) : null)),
  form: 'flag',
};

/** The key of a ticket, in any case. */
export const key = single(
  'the key of a Jira ticket, such as APP-17',
  (text) => ticketKey(text.toUpperCase()) ?? null,
);

/** Makes a setting without a default optional. */
export function optional<Value>({ parse, ...kind }: Kind<Value>): Kind<Value | undefined> {
  return {
    ...kind,
    parse: (given) => (given.trim() === '' ? undefined : parse(given)),
  };
}

/** The columns of a setting that is an input of mode work and an option of run with the same name. */
export function ofRun<Value>(
  ofWorkTree: OfWorkTree,
  kind: Kind<Value>,
  value: string,
  usual?: Default,
) {
  return { kind, default: usual, places: [input(ofWorkTree, 'work'), option(value)] };
}

/** The columns of an input that mode work alone reads, and no command. */
export function ofWork<Value>(ofWorkTree: OfWorkTree, kind: Kind<Value>, usual?: string) {
  return { kind, default: usual, places: [input(ofWorkTree, 'work')] };
}

/** The columns of a flag of some commands. */
export function ofCommands(subcommands: readonly Subcommand[], letter?: string) {
  return { kind: flag, default: 'false', places: [option('', subcommands, undefined, letter)] };
}
