import { parse } from '@babel/parser';

/** A node of the tree, as far as it is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

type Insertion = readonly [at: number, text: string];

/** A function whose first parameter is a text, as readers have it. */
const reader =
  /^export (?:async )?function (\w+)\(\s*(?:text|reply|output|markdown|json|body|description|html|source|comment|log|diff|wiki|own|before|page|content): (?:string|unknown)\b/gm;

/** Returns the names of the functions that read a text. */
export function readersIn(source: string): readonly string[] {
  return Array.from(source.matchAll(reader), ([, name = '']) => name);
}

/**
 * Returns a source in which each call of a function, each turn of a loop and each element that is spread is counted,
 * by `__count` and `__spread`. Functions that read a text add their names to `__called`.
 */
export function instrument(source: string): string {
  const { program } = parse(source, { sourceType: 'unambiguous', plugins: ['typescript'] });
  const insertions: Insertion[] = [];
  const readers = new Set(readersIn(source));
  if (!isNode(program)) return source;
  visit(program, (node) => insertions.push(...insertionsFor(node), ...noteCall(node, readers)));
  // Of those at one place, what encloses more is found first.
  const ordered = insertions.map((one, at) => ({ one, at })).sort(inPlace);
  let [written, from] = ['', 0];
  for (const { one } of ordered) {
    written += source.slice(from, one[0]) + one[1];
    from = one[0];
  }
  return written + source.slice(from);
}

interface Placed {
  readonly one: Insertion;
  readonly at: number;
}

/** Ends before beginnings; of several ends, the innermost first. */
function inPlace(a: Placed, b: Placed): number {
  const [isEnd, isOtherEnd] = [a.one[1] === ')', b.one[1] === ')'];
  if (a.one[0] !== b.one[0]) return a.one[0] - b.one[0];
  if (isEnd !== isOtherEnd) return isEnd ? -1 : 1;
  return isEnd ? b.at - a.at : a.at - b.at;
}

const loops = /^(?:For|While|DoWhile|ForIn|ForOf)Statement$/;

function insertionsFor(node: Node): readonly Insertion[] {
  const body = childOf(node, 'body');
  if (body !== undefined && (loops.test(node.type) || /Function|Method/.test(node.type)))
    return counted(body, loops.test(node.type));
  const spread = node.type === 'SpreadElement' ? childOf(node, 'argument') : undefined;
  return spread === undefined ? [] : enclosed(spread, '__spread(');
}

function noteCall(node: Node, readers: ReadonlySet<string>): readonly Insertion[] {
  const body = childOf(node, 'body');
  if (node.type !== 'FunctionDeclaration' || body === undefined) return [];
  const name = 'id' in node ? Object(node.id).name : undefined;
  return readers.has(name) ? [[body.start + 1, `__called.add('${name}');`]] : [];
}

function counted(body: Node, isStatement: boolean): readonly Insertion[] {
  if (body.type !== 'BlockStatement')
    return isStatement
      ? [
          [body.start, '{__count(1);'],
          [body.end, '}'],
        ]
      : enclosed(body, '(__count(1),');
  const directives = 'directives' in body && Array.isArray(body.directives) ? body.directives : [];
  const last: Node | undefined = directives.at(-1);
  return [[last?.end ?? body.start + 1, ';__count(1);']];
}

const enclosed = ({ start, end }: Node, opening: string): readonly Insertion[] => [
  [start, opening],
  [end, ')'],
];

function childOf(node: object, name: string): Node | undefined {
  const child: unknown = Object.entries(node).find(([member]) => member === name)?.[1];
  return isNode(child) ? child : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Goes through a tree; what only TypeScript reads has nothing to count. */
function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const [name, child] of Object.entries(node)) {
    if (/^(?:typeAnnotation|returnType|typeParameters|loc|extra|comments)$/.test(name)) continue;
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one, look);
  }
}
