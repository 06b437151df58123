/** Characters that are read. */
const most = 40_000;

/** How much a name in ticks counts, and one that is only capitalised, beside other names of code. */
const counts = { marked: 1.6, capital: 0.3 } as const;

/** Names that can only be code: of several parts, called, qualified, or in ticks. */
const symbol =
  /(`)?((?:[\p{L}_$][\p{L}\p{N}_$]{0,80}(?:\.|::|#|->)){0,12})([\p{L}_$][\p{L}\p{N}_$]{2,80})(\()?(?=[^`\n]{0,30}(`)|)/gu;

/** Returns the words of a text that can only be names of code, exactly as it writes them. */
export function codeNames(text: string): ReadonlySet<string> {
  const names = weighedNames(text.slice(0, most));
  return new Set(names.flatMap(({ name, weight }) => (weight > counts.capital ? [name] : [])));
}

/** Returns the names of code in a text, with how much one occurrence counts. */
export function weighedNames(
  text: string,
): readonly { readonly name: string; readonly weight: number }[] {
  return [...text.matchAll(symbol)].flatMap(([, open, path = '', name = '', call, close]) => {
    const isMarked = open !== undefined && close !== undefined;
    const isJoined = /\p{Ll}\p{Lu}|[\p{L}\p{N}]_[\p{L}\p{N}]|\p{Lu}\p{Lu}\p{Ll}/u.test(name);
    const isCode = isMarked || isJoined || call !== undefined || path !== '';
    const isCapital = /^\p{Lu}\p{Ll}{3,}/u.test(name);
    const weight = isMarked ? counts.marked : isCode ? 1 : isCapital ? counts.capital : 0;
    const owners = path.split(/\.|::|#|->/).filter((part) => part.length > 2);
    return [
      ...(weight > 0 ? [{ name, weight }] : []),
      ...owners.map((owner) => ({ name: owner, weight: 1 / 2 })),
    ];
  });
}
