import type { TreeCursor } from 'web-tree-sitter';

/** Where a node is, as far as Python's rules care. */
export interface Enclosing {
  /** Whose body it is in. */
  readonly body: 'async function' | 'class' | 'function' | 'lambda' | 'module';
  readonly isInLoop: boolean;
  /** A generator may await anywhere: it does so when it is read. */
  readonly isInGenerator: boolean;
  readonly isInNotebook: boolean;
  /** The names that its scope has used so far. */
  readonly used: Set<string>;
}

/** A node that the walk is inside of. */
interface Level {
  readonly type: string;
  readonly around: Enclosing;
  isAsync: boolean;
}

/** Returns where the next node of a walk is, and the type of its parent. */
type Follow = (
  type: string,
  cursor: TreeCursor,
  depth: number,
) => { readonly around: Enclosing; readonly parent: string };

/** Follows a walk through the tree of `text`. */
export function followEnclosing(text: string): Follow {
  const declares = /\b(?:global|nonlocal)\s/.test(text);
  const module: Enclosing = {
    body: 'module',
    isInLoop: false,
    isInGenerator: false,
    isInNotebook: cell.test(text),
    used: new Set(),
  };
  const levels: Level[] = [];
  return (type, cursor, depth) => {
    const parent = levels[depth - 1] ?? { type: '', around: module, isAsync: false };
    if (type === 'async') parent.isAsync = true;
    if (declares && type === 'identifier' && isVariable(parent.type, cursor))
      parent.around.used.add(text.slice(cursor.startIndex, cursor.endIndex));
    const around = enclosingOf(parent, type, cursor);
    levels[depth] = { type, around, isAsync: false };
    return { around, parent: parent.type };
  };
}

/** Comments that start a cell: notebooks saved as Python may have `await` outside functions. */
const cell = /^# (?:%%|In\[|Databricks notebook)/m;

const bodies: ReadonlyMap<string, Enclosing['body'] | 'loop'> = new Map([
  ['class_definition', 'class'],
  ['for_statement', 'loop'],
  ['function_definition', 'function'],
  ['lambda', 'lambda'],
  ['while_statement', 'loop'],
]);

/** Nodes whose names are their own. The head of a definition is one, so that its parameters stay out of both scopes. */
const scope =
  /^(?:class_definition|function_definition|generator_expression|lambda|.*_comprehension)$/;

function enclosingOf(parent: Level, type: string, cursor: TreeCursor): Enclosing {
  const body = bodies.get(parent.type);
  const isBody = body !== undefined && cursor.currentFieldName === 'body';
  const around = isBody ? enclosingBody(parent, body) : parent.around;
  if (!scope.test(type)) return around;
  const isInGenerator = around.isInGenerator || type === 'generator_expression';
  return { ...around, isInGenerator, used: new Set() };
}

function enclosingBody({ around, isAsync }: Level, of: Enclosing['body'] | 'loop'): Enclosing {
  if (of === 'loop') return { ...around, isInLoop: true };
  const body = isAsync ? 'async function' : of;
  return { ...around, body, isInLoop: false, isInGenerator: false, used: new Set() };
}

/** Whether an identifier is neither an attribute, nor a keyword, nor part of a declaration or import. */
function isVariable(parent: string, cursor: TreeCursor): boolean {
  if (/^(?:global_statement|nonlocal_statement|dotted_name)$/.test(parent)) return false;
  const field = cursor.currentFieldName;
  return field !== 'attribute' && (field !== 'name' || parent === 'named_expression');
}
