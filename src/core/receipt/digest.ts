import type { Run, Step } from '../run/index.ts';
import { isObject, proseFingerprint, sha256Hex } from '../text/index.ts';

const asItIs = (text: string) => text;

/** Keeps these words of the program; any other text becomes its digest. */
const oneOf =
  (...words: readonly string[]) =>
  (text: string) =>
    words.includes(text) ? text : sha256Hex(text);

/** How the texts of some members are replaced; all others, and those of new members, by their SHA-256. */
const forms: Readonly<Record<string, (text: string) => string>> = {
  kind: asItIs,
  asked: asItIs,
  ruling: asItIs,
  state: asItIs,
  ability: asItIs,
  name: oneOf('lint', 'tests'),
  why: oneOf('length', 'empty', 'calls'),
  // Two critiques are the same however they are spelled.
  critique: proseFingerprint,
};

/** What only an adapter can read, what follows from other members, and what no rule asks for. */
const left: ReadonlySet<string> = new Set([
  'continuation',
  'digest',
  'shown',
  'leavesOut',
  'pending',
]);

/**
 * A step as JSON in which every text of people, models and files is replaced by a digest. Equal texts have equal
 * digests, and everything else stays, so that the rules decide the same.
 */
export function digestStep(step: Step): unknown {
  // Earlier versions read no plan without the names that it has and the repository lacks.
  return digested(step.kind === 'planned' ? { ...step, unknown: [] } : step, '');
}

/** What an endpoint had refused before a run, with its words replaced by digests. */
export function digestLosses({ losses = [] }: Run): unknown {
  return digested(losses, '');
}

function digested(value: unknown, name: string): unknown {
  if (typeof value === 'string') return (forms[name] ?? sha256Hex)(value);
  // JSON has no maps; the changes of a patch name their paths.
  if (value instanceof Map) return digested([...value.values()], name);
  if (Array.isArray(value)) return value.map((element) => digested(element, name));
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([member]) => !left.has(member));
  return Object.fromEntries(members.map(([member, of]) => [member, digested(of, member)]));
}
