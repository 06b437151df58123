import { type Members, parseJson, toMembers } from '../../../core/text/index.ts';
import { merged, nonEmptyText } from './members.ts';

/** A call as far as it has arrived: its members, among them `function` with `name` and `arguments`. */
interface PartialCall {
  members: Members;
  readonly callee: { name: string; input: unknown };
  /** Whether the input that it has by now is whole. */
  readonly isWhole: (input: unknown) => boolean;
}

/**
 * Puts tool calls together from their pieces. A piece belongs to the call with its index; but endpoints omit
 * indexes or ids, give every call the index 0 or every piece an id of its own, or repeat names and whole calls:
 * the thread of each is beside its test.
 */
export function callCollector() {
  const calls: PartialCall[] = [];
  const byIndex = new Map<unknown, PartialCall>();
  const byId = new Map<string, PartialCall>();

  /** The call that a piece may belong to. */
  const candidate = (index: unknown, id: string | undefined, name: string | undefined) => {
    if (index !== undefined && index !== null) return byIndex.get(index);
    const known = id === undefined ? undefined : byId.get(id);
    return known ?? (id !== undefined && name !== undefined ? undefined : calls.at(-1));
  };
  return {
    add: (piece: Members) => {
      const { index, function: callee, ...members } = piece;
      const { name: given, arguments: input } = toMembers(callee);
      const [id, name] = [nonEmptyText(piece.id), nonEmptyText(given)];
      let call = candidate(index, id, name);
      if (call === undefined || isNext(call, { id, name, input })) {
        call = { members: {}, callee: { name: '', input: '' }, isWhole: wholeness() };
        calls.push(call);
      }
      // The first id counts, even if every piece has another.
      call.members = { ...merged(call.members, members), id: nonEmptyText(call.members.id) ?? id };
      call.callee.name = name ?? call.callee.name;
      call.callee.input = grownInput(call, input);
      byIndex.set(index, call);
      if (id !== undefined) byId.set(id, call);
    },
    /** The calls as a whole message has them. */
    calls: () =>
      calls.map(({ members, callee: { name, input } }) => ({
        type: 'function',
        ...members,
        function: { name, arguments: input },
      })),
  };
}

/** Whether a piece that names a tool begins another call, because this one is for another tool or is whole. */
function isNext(
  { members, callee, isWhole }: PartialCall,
  piece: { id: string | undefined; name: string | undefined; input: unknown },
): boolean {
  if (piece.name === undefined || callee.name === '') return false;
  if (piece.name !== callee.name) return true;
  const isRepeated = isEmpty(piece.input) || equal(piece.input, callee.input);
  const isSame = (piece.id === undefined || piece.id === members.id) && isRepeated;
  return isWhole(callee.input) && !isSame;
}

/** Nothing can follow whole arguments but others in their place, such as the true ones after `{}`. */
function grownInput({ callee, isWhole }: PartialCall, piece: unknown): unknown {
  const before = callee.input;
  if (isEmpty(piece)) return before;
  if (typeof before !== 'string' || typeof piece !== 'string') return piece;
  return /^\s*\{/.test(piece) && isWhole(before) ? piece : before + piece;
}

const isEmpty = (input: unknown) => input === undefined || input === null || input === '';

const equal = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Characters that are read to see whether the input of a call is whole, each time that it has grown. */
const mostRead = 2 ** 24;

/** Returns what tells whether an input is whole; each time, it may be the same or longer. */
function wholeness(): (input: unknown) => boolean {
  let [known, isWhole, read]: [string, boolean, number] = ['', false, 0];
  return (input) => {
    if (typeof input !== 'string') return true;
    if (input === known) return isWhole;
    if (read > mostRead) return false;
    read += input.length;
    known = input;
    isWhole = input.trimEnd().endsWith('}') && parseJson(input) !== undefined;
    return isWhole;
  };
}
