import fc from 'fast-check';
import { hostileText, inheritedNames } from './texts.ts';

/** Deeper than any document, and as deep as recursive code must bear. */
const deep = 2_000;

/** Returns a value within so many lists and objects. */
export function nested(depth: number, inner: unknown, name = 'content'): unknown {
  let value = inner;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { [name]: value };
  return value;
}

const hostileNumber = fc.constantFrom(
  ...[0, -0, -1, 1.5, 1e308, -1e308, 5e-324, Number.MAX_SAFE_INTEGER, 2 ** 53, 8.64e15, 1e21],
);

/** Objects that `String` and `Number` throw for. */
const textless = fc.constantFrom({ toString: 'x', valueOf: 1 }, [{ toString: null }]);

const scalar = fc.oneof(
  textless,
  fc.constantFrom<unknown>(null, true, false),
  hostileNumber,
  hostileText,
  fc.jsonValue({ maxDepth: 1 }),
);

const oddNames = fc.constantFrom<string>(...inheritedNames, '', '0', 'length', 'type', 'content');

/** Objects have inherited names as members of their own, as only `JSON.parse` makes them. */
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    scalar,
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.array(fc.tuple(oddNames, tie('tree')), { maxLength: 3 }).map(Object.fromEntries),
  ),
}));

/** Any JSON that a stranger may send. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 12, arbitrary: tree },
  { weight: 1, arbitrary: tree.map((inner) => nested(deep, inner)) },
);

const mutation = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('drop', 'replace', 'replace', 'twice', 'wrap', 'rename'),
  other: hostileJson,
  name: oddNames,
});
type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

/** Valid JSON in which a few values were dropped, replaced, repeated, wrapped or given another name. */
export function mutatedJson(valid: unknown): fc.Arbitrary<unknown> {
  return fc
    .array(mutation, { minLength: 1, maxLength: 3 })
    .map((mutations) => mutations.reduce(mutated, valid));
}

/** Deeper values are kept as they are. */
const deepest = 30;

function mutated(root: unknown, { at, how, other, name }: Mutation): unknown {
  const chosen = at % sizeOf(root);
  let seen = -1;
  /** What stands in the place of a member. */
  const visit = (key: string, value: unknown, depth: number): readonly [string, unknown][] => {
    seen += 1;
    if (seen === chosen) {
      if (how === 'drop') return [];
      if (how === 'replace') return [[key, other]];
      if (how === 'wrap') return [[key, [value]]];
      if (how === 'rename') return [[name, value]];
      return [...([key, name] as const)].map((one) => [one, value]);
    }
    if (!isNode(value) || depth > deepest) return [[key, value]];
    const members = Object.entries(value).flatMap(([own, one]) => visit(own, one, depth + 1));
    return [
      [key, Array.isArray(value) ? members.map(([, it]) => it) : Object.fromEntries(members)],
    ];
  };
  return visit('', root, 0)[0]?.[1] ?? null;
}

function sizeOf(value: unknown, depth = 0): number {
  if (!isNode(value) || depth > deepest) return 1;
  return Object.values(value).reduce<number>((sum, one) => sum + sizeOf(one, depth + 1), 1);
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;
