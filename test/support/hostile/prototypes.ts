/** What every value inherits from. */
const inherited = [Object, Array, Function, String, Number, Map, Set].map(
  ({ prototype }) => prototype,
);

const membersNow = () => inherited.map((one) => Reflect.ownKeys(one).map(String).join());

const members = membersNow();

/** Throws if something has given the objects that all others inherit from another member. */
export function requirePlainPrototypes(): void {
  const changed = membersNow().findIndex((now, at) => now !== members[at]);
  if (changed >= 0) throw new Error(`A prototype has other members: ${membersNow()[changed]}`);
}
