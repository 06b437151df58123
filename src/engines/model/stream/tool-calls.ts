import { type Members, toMembers } from '../../text/index.ts';
import { merged, nonEmptyText } from './members.ts';

/** A call as far as it has arrived. */
interface PartialCall {
  /** Those of the provider, and the first id, even if every piece has another. */
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
 * last one; one that names another tool, or a tool and another id, begins the next call. Endpoints omit indexes or ids,
 * give every call the index 0, or repeat names and whole calls: the thread of each is beside its test.
 */
export function callCollector() {
  const calls: PartialCall[] = [];
  const byKey = new Map<unknown, PartialCall>();
  return {
    add: (sent: Members) => {
      const { index, function: callee, ...members } = sent;
      const { name, arguments: input } = toMembers(callee);
      const [id, tool] = [nonEmptyText(sent.id), nonEmptyText(name)];
      const key = index ?? id;
      const known = key === undefined ? undefined : byKey.get(key);
      let call = known ?? (index === undefined || index === null ? calls.at(-1) : undefined);
      if (call === undefined || isNext(call, { id, name: tool, input })) {
        call = { members: {}, name: '', input: '' };
        calls.push(call);
      }
      const first = nonEmptyText(call.members.id) ?? id;
      call.members = { ...merged(call.members, members), id: first };
      call.name = tool ?? call.name;
      call.input = grownInput(call.input, input);
      if (key !== undefined) byKey.set(key, call);
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
  return isWhole(call.input) && isWhole(input) && input !== call.input;
}

const isWhole = (input: unknown) => typeof input === 'string' && /^\{.*\}$/s.test(input);

/** Adds a piece to an input; all of it may come again, or after `{}` in its place. */
function grownInput(before: unknown, piece: unknown): unknown {
  if (piece === undefined || piece === null || piece === before) return before;
  if (typeof before !== 'string' || typeof piece !== 'string') return piece;
  return before === '{}' && piece.startsWith('{') ? piece : before + piece;
}
