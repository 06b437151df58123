import { styleText } from 'node:util';

const start = performance.now();

/** Prints a line: the time since the start, where it happened, and what. */
export function step(name: string, what: string): void {
  const time = `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(7);
  print(`${styleText('dim', time)}  ${styleText('cyan', name.padEnd(7))} ${what}`);
}

/** Prints a title and a text. */
export function section(title: string, body: string): void {
  print(`\n${styleText('bold', `── ${title} `.padEnd(80, '─'))}\n${body.trimEnd()}`);
}

/** Prints the result: whether everything is correct. */
export function verdict(right: boolean, what: string): void {
  print(`\n${styleText(right ? 'green' : 'red', right ? '✓' : '✗')} ${what}`);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
