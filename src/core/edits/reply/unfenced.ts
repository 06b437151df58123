import { isCodeFile } from '../../repository/index.ts';
import type { WholeFile } from './edit.ts';
import { fileNameAbove, fileNameIn, isOnlyName } from './file-name.ts';

/**
 * Reads a reply that is the whole text of one of these files under its name, without a fence; `undefined` if it may be
 * anything else. Only code is read so: its syntax shows afterwards whether it was prose.
 */
export function readUnfenced(reply: string, files: readonly string[]): WholeFile | undefined {
  const texts = reply.trim().split(/\r?\n/);
  const [head = '', ...below] = texts;
  const inside = fileNameIn(head);
  const name = inside ?? (isLead(head) ? fileNameAbove(texts, 1, 0) : undefined);
  const [file, ...others] = files.filter((path) => path === name?.replace(/^\.\//, ''));
  if (file === undefined || others.length > 0 || !isCodeFile(file, '')) return undefined;
  if (!below.some((line) => codeSign.test(line)) || below.some(isNoCode)) return undefined;
  if (inside !== undefined) return { kind: 'whole-file', file, ...named, lines: texts, ...titled };
  const start = below.findIndex((line) => line.trim() !== '');
  return { kind: 'whole-file', file, ...named, lines: below.slice(start) };
}

const named = { fence: 'named' } as const;
const titled = { isTitled: true } as const;

/** A name alone or after a label, or a sentence that ends in a colon. */
const isLead = (line: string) =>
  isOnlyName(line) || /[:：]\s*$|^\W*(?:file(?: ?name)?|path)\W*:/i.test(line);

/** What ends or begins with it is no code: fences, markers of edits, lists in prose, and sentences. */
const noCode = [
  /^\s*(?:`{3}|~{3}|<{5}|>{5}|\*{3} |@@)/,
  /^(?:[-*•]|\d+[.)]) \S+ \S+ \S/u,
  /^["'(`*]*\p{Lu}.*[.!?…]["')`*]*\s*$/u,
  /^["'(`*]*\p{Lo}.*[.!?…。！？：]?\s*$/u,
  /^(?:I|\p{Lu}\p{Ll}\S*)(?: [\p{L}\p{N}'`,.:+*/-]+){3,}$/u,
];

function isNoCode(line: string): boolean {
  return noCode.some((form) => form.test(line));
}

/** Signs that nearly every file of code has and a short remark has not. */
const codeSign = /[(){}[\]=;<>]/;
