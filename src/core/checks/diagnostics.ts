import { diagnosticLines } from './diagnostic-lines.ts';
import { type FailureMatch, type Reader, reader, seen } from './failure-match.ts';

/** A fault without its line number: a change shifts lines. The place tells it from its like. */
function fault(file: string, place: string, message: string, at: number): readonly FailureMatch[] {
  const words = message.trim() === '' ? 'is not formatted' : message;
  return seen(`${file}: ${words}`, at, place);
}

/** Faults that a tool names in one line. */
export function diagnosticReader(): Reader {
  return reader((line, at) => {
    for (const { pattern } of diagnosticLines) {
      const groups = pattern.exec(line)?.groups;
      const { file, place = '', message = '' } = groups ?? {};
      if (file !== undefined) return fault(file, place, message, at);
    }
    return [];
  });
}

/**
 * ESLint and its like: the file on one line, its faults indented below. Warnings count where too many of
 * them are what failed.
 */
export function stylishReader(output: string): Reader {
  const counted = output.includes('ound too many warnings') ? 'error|warning' : 'error';
  const row = new RegExp(`^ {1,8}(\\d+:\\d+) {1,8}(?:(?:${counted})|✖) {1,8}(\\S.*)$`);
  let file = '';
  return reader((line, at) => {
    if (/^\S.*\.\w{1,10}$/.test(line)) file = line;
    const [, place = '', message = ''] = row.exec(line) ?? [];
    return message === '' || file === '' ? [] : fault(file, place, message, at);
  });
}

/** Rust, Ruff: the message on one line, the file behind an arrow below. */
export function arrowReader(): Reader {
  let message = '';
  return reader((line, at) => {
    const [, file = '', place = ''] = /^ *--> (\S[^:]*):(\d+:\d+)$/.exec(line) ?? [];
    const found = file === '' || message === '' ? [] : fault(file, place, message, at);
    const isMessage = /^error(?:\[\w+\])?: |^[A-Z]{1,5}\d{2,5} /.test(line);
    message = isMessage ? line.replace(' [*] ', ' ') : '';
    return found;
  });
}
