const space = String.raw`(?:\]<\]\w{1,20}\[>\[)?`;
const prefix = String.raw`(?:\w{1,20}:(?!opensource)|\s?[|｜‖]{1,2}\s?(?!open|close)\w{1,20}\s?[|｜‖]{1,2}\s?)?`;

/** How a tag begins and ends, as sources of expressions: `<`, `<ns:`, `<｜DSML｜`, Kimi's `<|open|>`, MiniMax's sign, Hunyuan's `:opensource>`. */
export const tagSigns = {
  open: String.raw`(?:${space}<${prefix}|<\|open\|>)`,
  close: String.raw`(?:${space}<\/${prefix}|<\|close\|>)`,
  end: String.raw`(?:(?::opensource)?>|<\|sep\|>)`,
} as const;
