import type { Node, Tree, TreeCursor } from 'web-tree-sitter';
import { walkTree } from '../grammar/index.ts';
import type { DefinitionKind, DefinitionNodes } from '../languages/index.ts';
import type { Definition } from '../port/index.ts';
import { argumentName, definedName } from './names.ts';

/** Returns the definitions in a tree in the order of the text, with the comments and decorators above them. */
export function findDefinitions(
  tree: Tree,
  text: string,
  nodes: DefinitionNodes,
): readonly Definition[] {
  const scopes = openScopes();
  const leading = leadingRows(text);
  walkTree(tree, {
    enter(cursor, depth) {
      if (!cursor.nodeIsNamed) return false;
      const type = cursor.nodeType;
      const from = leading.at(cursor, type, depth);
      if (type === 'function_body' && scopes.addBody(cursor, depth)) return true;
      scopes.leave(depth);
      const kind = nodes.kinds.get(type);
      if (kind === undefined) return true;
      const found = definitionAt(cursor, kind, { text, nodes, inFunction: scopes.inFunction() });
      if (found !== undefined) scopes.open({ ...found, start: Math.min(found.start, from) }, depth);
      return found === undefined || !type.endsWith('_signature');
    },
    leaf() {},
  });
  return scopes.found;
}

/** What surrounds a node that may define something. */
interface Surroundings {
  readonly text: string;
  readonly nodes: DefinitionNodes;
  readonly inFunction: boolean;
}

/** A definition whose depth is not known yet. */
type Found = Omit<Definition, 'depth'>;

/** Functions within functions are shown from this many lines on. */
const minInner = 3;

function definitionAt(
  cursor: TreeCursor,
  kind: DefinitionKind,
  { text, nodes, inFunction }: Surroundings,
): Found | undefined {
  const isCall = kind === 'call';
  if (isCall && !isDefiningCall(text.slice(cursor.startIndex, cursor.startIndex + 40), nodes)) {
    return undefined;
  }
  if (inFunction && (kind === 'variable' || kind === 'field')) return undefined;
  const node = cursor.currentNode;
  const actual = isCall ? kindOfCall(node) : actualKind(node, kind);
  if (actual === undefined || (inFunction && /variable|object/.test(actual))) return undefined;
  const { startPosition, endPosition } = node;
  const end = endPosition.row + (endPosition.column === 0 ? 0 : 1);
  const start = startPosition.row + 1;
  const isInner = inFunction && actual === 'function' && !isCall;
  if (isInner && end - start + 1 < minInner) return undefined;
  const name = isCall ? argumentName(node) : definedName(node);
  if (name === undefined || name.name === '') return undefined;
  return { ...name, kind: actual, start, end: Math.max(start, end) };
}

function isDefiningCall(beginning: string, { calls }: DefinitionNodes): boolean {
  return calls?.test(beginning) === true;
}

/** The word of a call such as `describe` or `defmodule`. */
function kindOfCall(node: Node): string {
  const word = /^(?:RSpec\.)?(\w+)/.exec(node.text.slice(0, 40))?.[1] ?? 'call';
  return elixirKinds.get(word) ?? word;
}

const elixirKinds: ReadonlyMap<string, string> = new Map([
  ['def', 'function'],
  ['defp', 'function'],
  ['defdelegate', 'function'],
  ['defguard', 'macro'],
  ['defmacro', 'macro'],
  ['defmacrop', 'macro'],
  ['defmodule', 'module'],
  ['defprotocol', 'interface'],
  ['defimpl', 'impl'],
]);

const functionTypes =
  /^(?:arrow_function|function_expression|generator_function|anonymous_function|anonymous_function_creation_expression|arrow_function_expression|lambda|lambda_expression|function)$/;

/** The kind of a definition by what it is assigned; `undefined` if that is none. */
function actualKind(node: Node, kind: DefinitionKind): string | undefined {
  if (node.type.endsWith('_specifier') && node.childForFieldName('body') === null) return undefined;
  if (/^(?:field_)?declaration$/.test(node.type)) return isPrototype(node) ? 'function' : kind;
  if (kind !== 'assigned' && kind !== 'member') return kind;
  const value = node.childForFieldName('value') ?? node.childForFieldName('right');
  const byValue = value === null ? undefined : kindOfValue(value);
  if (kind === 'member') return byValue === 'function' ? byValue : undefined;
  if (node.type === 'export_statement') return value === null ? undefined : (byValue ?? 'variable');
  return byValue ?? 'variable';
}

/** Whether a declaration of C is that of a function. */
function isPrototype(node: Node): boolean {
  const declarator = node.childForFieldName('declarator');
  const inner = declarator?.childForFieldName('declarator') ?? declarator?.namedChild(0);
  return [declarator, inner].some((one) => one?.type === 'function_declarator');
}

function kindOfValue(value: Node): string | undefined {
  if (functionTypes.test(value.type)) return 'function';
  if (value.type === 'class') return 'class';
  if (value.type === 'object') return 'object';
  if (!value.type.startsWith('call')) return undefined;
  // A function that is wrapped, as in `memo(() => …)`.
  const first = value.childForFieldName('arguments')?.namedChildren ?? [];
  return first.slice(0, 2).some(({ type }) => functionTypes.test(type)) ? 'function' : undefined;
}

/** The definitions so far, and those that the walk is within. */
function openScopes() {
  const found: Definition[] = [];
  const open: { readonly at: number; readonly isFunction: boolean }[] = [];
  let last = -1;
  return {
    found,
    inFunction: () => open.some(({ isFunction }) => isFunction),
    leave(depth: number) {
      while ((open.at(-1)?.at ?? -1) >= depth) open.pop();
    },
    open(definition: Found, depth: number) {
      found.push({ ...definition, depth: open.length });
      open.push({ at: depth, isFunction: definition.kind === 'function' });
      last = depth;
    },
    /** The body of a function may follow its signature, as in Dart. Returns whether it does. */
    addBody(cursor: TreeCursor, depth: number): boolean {
      const signature = found.at(-1);
      if (signature === undefined || last !== depth || open.at(-1)?.at !== depth) return false;
      found[found.length - 1] = { ...signature, end: cursor.endPosition.row + 1 };
      return true;
    },
  };
}

const leadingTypes = /comment|^decorator$|attribute_item|^annotation|^attribute_list$/;
const wrappers =
  /^(?:decorated_definition|export_statement|template_declaration|ambient_declaration|lexical_declaration|variable_declaration|expression_statement|type_declaration|const_declaration|var_declaration|declaration_list_item)$/;

/** Follows where what stands above a node begins: comments and decorators, and the statement around it. */
function leadingRows(text: string) {
  const runs: ({ readonly start: number; readonly end: number } | undefined)[] = [];
  const starts: (number | undefined)[] = [];
  return {
    /** The line from which a node is shown, from 1. */
    at(cursor: TreeCursor, type: string, depth: number): number {
      const { row } = cursor.startPosition;
      const run = runs[depth];
      const isNext = run !== undefined && row - run.end <= 1;
      if (leadingTypes.test(type)) {
        const isOwn = startsLine(text, cursor.startIndex);
        const { row: last, column } = cursor.endPosition;
        const end = column === 0 ? last - 1 : last;
        runs[depth] = isOwn ? { start: isNext ? run.start : row, end } : undefined;
        return row + 1;
      }
      runs[depth] = undefined;
      runs[depth + 1] = undefined;
      const own = isNext ? run.start : row;
      const around = depth > 0 ? starts[depth - 1] : undefined;
      const start = around === undefined ? own : Math.min(around, own);
      if (depth > 0 && !/parameters?$|_list$/.test(type)) starts[depth - 1] = undefined;
      starts[depth] = wrappers.test(type) ? start : undefined;
      return start + 1;
    },
  };
}

function startsLine(text: string, index: number): boolean {
  return /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, index - 200), index));
}
