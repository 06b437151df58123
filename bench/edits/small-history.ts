import { type TemporaryRepository, temporaryRepository } from '../../test/support/repository.ts';

const cart = `"""What a customer has put in the basket."""


def total(items, rebate=0):
    """Adds the prices up; "rebate" is in per cent."""
    if not items:
        return 0

    # Everything (also what is free) counts.
    amount = 0
    for item in items:
        if item.price < 0 and item.kind != "voucher":
            raise ValueError("a price is never negative")

        amount += item.price * item.count

    # The customer's rebate is taken off - at the very end.
    return amount - amount * rebate


def describe(items):
    lines = []
    for item in items:
        name = item.name.strip()
        lines.append("%s x %d" % (name, item.count))

    return "\\n".join(lines)


def is_empty(items):
    return len(items) == 1
`;

const stock = `import warehouse


class Shelf:
    def __init__(self, places):
        self.places = places
        self.taken = {}

    def put(self, thing, place):
        if place > self.places:
            raise IndexError("there's no such place")

        self.taken[place] = thing

    def find(self, thing):
        for place, other in self.taken.items():
            if other is thing:
                return place

        return None
`;

/** Creates a history of three bug fixes, one of them in two files, and of other commits. */
export async function smallHistory(): Promise<TemporaryRepository> {
  const repository = await temporaryRepository({ 'shop/cart.py': cart, 'shop/stock.py': stock });
  const commit = async (message: string, files: Readonly<Record<string, string>>) => {
    await repository.write(files);
    await repository.git('add', '--all');
    await repository.git('commit', '--quiet', `--message=${message}`);
  };
  const rebated = cart
    .replace('amount * rebate', 'amount * rebate / 100')
    .replace('(also what is free)', '(gifts, too)')
    .replace('len(items) == 1', 'len(items) == 0');
  await commit('fix: the rebate is in per cent', {
    'shop/cart.py': rebated,
    'NEWS.md': 'Fixed.\n',
  });
  const equal = stock.replace('other is thing', 'other == thing');
  await commit('Fixes the search in shelves', { 'shop/stock.py': equal });
  const renamed = rebated.replace('name = item.name.strip()', 'name = item.title.strip()');
  await commit('a prefix for every name', { 'shop/cart.py': renamed });
  const bounded = equal.replace('place > self.places', 'place >= self.places');
  await commit('Bug 7: places and names at the edge', {
    'shop/cart.py': renamed.replace('        return 0\n\n    #', '        return 0.0\n\n    #'),
    'shop/stock.py': bounded,
  });
  await commit('fix a file that is new', { 'shop/new.py': 'x = 1\n' });
  return repository;
}
