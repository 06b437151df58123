import { extensionOf } from '../../src/engines/files/index.ts';
import type { Syntax, SyntaxVerdict } from '../../src/engines/syntax/index.ts';
import { findLanguage } from '../../src/engines/syntax/languages/index.ts';
import { type CaseClass, classOf, type SyntaxCase } from './cases.ts';

/** A case with what the check says. */
export interface Judged {
  readonly id: string;
  readonly path: string;
  /** The label of the language; for others, the extension. */
  readonly language: string;
  readonly kind: CaseClass | SyntaxCase['expect'];
  /** Whether the check calls the file sound as it was; `undefined` for a new file. */
  readonly isCleanBefore: boolean | undefined;
  readonly expect: SyntaxCase['expect'];
  readonly isRight: boolean;
  readonly why: string;
  readonly milliseconds: number;
}

/** Checks a case and compares the verdict with what the case expects. A check that throws is never right. */
export async function judge(one: SyntaxCase, syntax: Pick<Syntax, 'check'>): Promise<Judged> {
  const { id, path, before, after, expect } = one;
  const start = performance.now();
  const verdict = await checked(one, syntax);
  const milliseconds = performance.now() - start;
  const was = before === null ? undefined : await checked({ ...one, after: before }, syntax);
  return {
    id,
    path,
    language: findLanguage(path, after)?.label ?? `.${extensionOf(path)}`,
    kind: classOf(one),
    isCleanBefore: was === undefined ? undefined : isSound(was),
    expect,
    isRight: typeof verdict !== 'string' && isBlocked(verdict) === (expect === 'block'),
    why: describeVerdict(verdict),
    milliseconds,
  };
}

async function checked(
  { path, before, after }: SyntaxCase,
  syntax: Pick<Syntax, 'check'>,
): Promise<SyntaxVerdict | string> {
  try {
    return await syntax.check(path, before, after);
  } catch (error) {
    return `threw ${error}`;
  }
}

/** Hidden characters go back to the model like errors. */
const isBlocked = ({ kind, hidden }: SyntaxVerdict) => kind === 'broken' || hidden !== undefined;

const isSound = (verdict: SyntaxVerdict | string) =>
  typeof verdict !== 'string' && verdict.kind === 'sound';

function describeVerdict(verdict: SyntaxVerdict | string): string {
  if (typeof verdict === 'string') return verdict;
  if (verdict.kind === 'unchecked' && verdict.hidden === undefined) {
    return `unchecked: ${verdict.why}`;
  }
  const found = [...(verdict.kind === 'broken' ? verdict.problems : []), ...(verdict.hidden ?? [])];
  if (found.length === 0) return verdict.kind;
  const problems = found.map(({ line, column, message }) => `${line}:${column} ${message}`);
  return `${verdict.kind}: ${problems.join('; ')}`;
}
