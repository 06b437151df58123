import type { SyntaxVerdict } from '../../agent/ports.ts';
import { broken, findingAt } from './finding.ts';

/** JSON by its own parser. Files that never were strict JSON, such as those with comments, pass unchecked. */
export function checkJson(before: string | null, after: string): SyntaxVerdict {
  const failure = parseFailure(after);
  if (failure === undefined) return { kind: 'sound' };
  if (before !== null && parseFailure(before) !== undefined) return { kind: 'unchecked' };
  const row = after.slice(0, failurePosition(failure, after)).split('\n').length - 1;
  return broken([
    findingAt(after.split('\n'), row, `is not JSON: ${failure.split(/, | in JSON/)[0]}`),
  ]);
}

function parseFailure(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The engine names the position, or quotes the text from ten signs before it; at the end neither. */
function failurePosition(failure: string, text: string): number {
  const position = /at position (\d+)/.exec(failure)?.[1];
  if (position !== undefined) return Number(position);
  const quoted = /, (\.\.\.)?"([\s\S]*?)"(?:\.\.\.)? is not valid JSON$/.exec(failure);
  if (!quoted) return text.length;
  return text.indexOf(quoted[2] ?? '') + (quoted[1] === undefined ? 0 : 10);
}
