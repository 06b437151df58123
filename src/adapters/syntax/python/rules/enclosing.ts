import type { Node } from 'web-tree-sitter';

/** What a node is inside of, as far as Python's rules care. */
export type Surrounding =
  | 'async function'
  | 'class'
  | 'comprehension'
  | 'function'
  | 'generator'
  | 'lambda'
  | 'loop'
  | 'module';

/** What the nodes around the current one are, while a tree is read from its start to its end. */
export interface Enclosing {
  /** Notes what the node is for those inside it. */
  readonly enter: (node: Node) => void;
  /** The innermost of these kinds that the node is inside of; `module` if there is none. */
  readonly nearest: (node: Node, kinds: ReadonlySet<Surrounding>) => Surrounding;
}

/** A region of the text. The head of a function or loop belongs to what is around it, so it starts at the body. */
interface Frame {
  readonly kind: Surrounding;
  readonly start: number;
  readonly end: number;
}

const kinds: ReadonlyMap<string, Surrounding> = new Map([
  ['class_definition', 'class'],
  ['dictionary_comprehension', 'comprehension'],
  ['for_statement', 'loop'],
  ['function_definition', 'function'],
  ['generator_expression', 'generator'],
  ['lambda', 'lambda'],
  ['list_comprehension', 'comprehension'],
  ['set_comprehension', 'comprehension'],
  ['while_statement', 'loop'],
]);

/** What has a body that runs on its own. */
export const functions: ReadonlySet<Surrounding> = new Set([
  'async function',
  'class',
  'function',
  'lambda',
]);

/** Whether nodes of the type matter to those inside them. */
export const surrounds = (type: string) => kinds.has(type);

/** Follows what is around the nodes of one tree. */
export function followEnclosing(): Enclosing {
  const frames: Frame[] = [];
  return {
    enter(node) {
      const kind = kindOf(node);
      if (kind === undefined) return;
      while ((frames.at(-1)?.end ?? Infinity) <= node.startIndex) frames.pop();
      const isWhole = kind === 'comprehension' || kind === 'generator';
      const { startIndex: start, endIndex: end } =
        (isWhole ? null : node.childForFieldName('body')) ?? node;
      frames.push({ kind, start, end });
    },
    nearest({ startIndex }, wanted) {
      const frame = frames.findLast(
        ({ kind, start, end }) => wanted.has(kind) && start <= startIndex && startIndex < end,
      );
      return frame?.kind ?? 'module';
    },
  };
}

function kindOf(node: Node): Surrounding | undefined {
  const kind = kinds.get(node.type);
  return kind === 'function' && node.firstChild?.type === 'async' ? 'async function' : kind;
}
