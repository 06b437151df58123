import { type Members, toMembers } from '../../../core/text/index.ts';
import { merged, nonEmptyText } from './members.ts';

/** A call as far as it has arrived: its members, among them `function` with `name` and `arguments`. */
interface PartialCall {
  members: Members;
  name: string;
  input: unknown;
}

/** A part of a call, or all of it. */
interface Piece {
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly input: unknown;
}

/**
 * Puts tool calls together from their pieces. A piece belongs to the call with its index, else its id, else to the
 * last one; one that names another tool or another id begins the next call. Endpoints omit indexes or ids, give every
 * call the index 0, or repeat names and whole calls: the thread of each is beside its test.
 */
export function callCollector() {
  const calls: PartialCall[] = [];
  const byIndex = new Map<unknown, PartialCall>();
  const byId = new Map<string, PartialCall>();

  const begun = (index: unknown, { id, name }: Piece) => {
    if (index !== undefined && index !== null) return byIndex.get(index);
    const known = id === undefined ? undefined : byId.get(id);
    return known ?? (id !== undefined && name !== undefined ? undefined : calls.at(-1));
  };
  return {
    add: (sent: Members) => {
      const { index, function: callee, ...members } = sent;
      const { name, arguments: input } = toMembers(callee);
      const piece = { id: nonEmptyText(sent.id), name: nonEmptyText(name), input };
      let call = begun(index, piece);
      if (call === undefined || isNext(call, piece)) {
        call = { members: {}, name: '', input: '' };
        calls.push(call);
      }
      // The first id counts, even if every piece has another.
      const id = nonEmptyText(call.members.id) ?? piece.id;
      call.members = { ...merged(call.members, members), id };
      call.name = piece.name ?? call.name;
      call.input = grownInput(call.input, input);
      byIndex.set(index, call);
      if (piece.id !== undefined) byId.set(piece.id, call);
    },
    /** The calls as a whole message has them. */
    calls: () =>
      calls.map(({ members, name, input }) => ({
        type: 'function',
        ...members,
        function: { name, arguments: input },
      })),
  };
}

/** Whether a piece that names a tool begins another call, rather than repeating the name or all of this one. */
function isNext(call: PartialCall, { id, name, input }: Piece): boolean {
  if (name === undefined || call.name === '') return false;
  if (name !== call.name) return true;
  if (id !== undefined) return id !== call.members.id;
  return isEnded(call.input) && !isEmpty(input) && !equal(input, call.input);
}

/** Adds a piece to an input; all of it may come again, or after `{}` in its place. */
function grownInput(before: unknown, piece: unknown): unknown {
  if (isEmpty(piece) || equal(before, piece)) return before;
  if (typeof before !== 'string' || typeof piece !== 'string') return piece;
  return before === '{}' && piece.startsWith('{') ? piece : before + piece;
}

const isEmpty = (input: unknown) => input === undefined || input === null || input === '';

const isEnded = (input: unknown) => typeof input !== 'string' || input.endsWith('}');

const equal = (a: unknown, b: unknown) =>
  typeof a === 'string' || typeof b === 'string'
    ? a === b
    : JSON.stringify(a) === JSON.stringify(b);
