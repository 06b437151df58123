import fc from 'fast-check';

const drawn = fc.mapToConstant(
  { num: 0xd800, build: (at) => String.fromCodePoint(at) },
  { num: 0x102000, build: (at) => String.fromCodePoint(0xe000 + at) },
);

class CodePoint extends fc.Arbitrary<string> {
  override generate(random: fc.Random, bias: number | undefined): fc.Value<string> {
    return drawn.generate(random, bias);
  }

  override canShrinkWithoutContext(value: unknown): value is string {
    if (typeof value !== 'string' || !value.isWellFormed()) return false;
    return [...value].length === 1;
  }

  override shrink(value: string, context: unknown): fc.Stream<fc.Value<string>> {
    return drawn.shrink(value, context);
  }
}

/**
 * Any code point, for `fc.string`: the same cases as with its unit "binary", which first lists the million of them
 * in each process, to know which texts it could have drawn.
 */
export const codePoint: fc.Arbitrary<string> = new CodePoint();
