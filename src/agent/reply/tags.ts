const space = String.raw`(?:\]<\]\w{1,20}\[>\[)?`;
const prefix = String.raw`(?:\w{1,20}:|[|｜]\s?(?!open|close)\w{1,20}\s?[|｜]\s?)?`;

/** How a tag begins and ends, as sources of expressions: `<`, `<ns:`, `<｜DSML｜`, Kimi's `<|open|>`, MiniMax's sign. */
export const tagSigns = {
  open: String.raw`(?:${space}<${prefix}|<\|open\|>)`,
  close: String.raw`(?:${space}<\/${prefix}|<\|close\|>)`,
  end: String.raw`(?:>|<\|sep\|>)`,
} as const;
