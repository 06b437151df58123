import { styleText } from 'node:util';

const start = performance.now();

/** One line: the time since the start, the station, and what happened there. */
export function station(name: string, what: string): void {
  const time = `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(7);
  print(`${styleText('dim', time)}  ${styleText('cyan', name.padEnd(7))} ${what}`);
}

/** A title, and a text below it as it is. */
export function section(title: string, body: string): void {
  print(`\n${styleText('bold', `── ${title} `.padEnd(80, '─'))}\n${body.trimEnd()}`);
}

/** The last word: whether everything came out right. */
export function verdict(right: boolean, what: string): void {
  print(`\n${styleText(right ? 'green' : 'red', right ? '✓' : '✗')} ${what}`);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
