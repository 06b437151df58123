import { styleText } from 'node:util';
import type { Note } from './session.ts';

/** Prints what happened: the time since the start, where, and what. */
export function printNote({ at, place, text }: Note): void {
  const time = `${(at / 1000).toFixed(1)} s`.padStart(7);
  print(`${styleText('dim', time)}  ${styleText('cyan', place.padEnd(7))} ${text}`);
}

/** Prints the beginning of an act, and what it shows. */
export function act(title: string, shows: string): void {
  print(`\n${styleText(['bold', 'cyan'], title)}\n${shows}\n`);
}

/** Prints a title and a text. */
export function section(title: string, body: string): void {
  print(`\n${styleText('bold', `── ${title} `.padEnd(80, '─'))}\n${body.trimEnd()}`);
}

/** Prints a result: whether everything is correct. */
export function verdict(right: boolean, what: string): void {
  print(`${styleText(right ? 'green' : 'red', right ? '✓' : '✗')} ${what}`);
}

/** Prints a line. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
