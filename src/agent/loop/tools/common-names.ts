/** Whether a name has several words. One word, such as `then`, names methods of many things. */
export const isCompound = (name: string) => /[\p{Ll}\p{N}]\p{Lu}|[^_]_[^_]/u.test(name);

const builtIn = new Set(
  `all any append apply bind call catch charAt clear close concat copy count delete entries equals every exit extend fetch fill
  filter find flat format forEach from get has hashCode includes indexOf insert items iter join keys length list log map match
  max merge min next open parse pop print push put range read reduce remove replace require reverse run search set size slice
  some sort split stop sum test then toString trim update value valueOf values write zip`.split(
    /\s+/,
  ),
);

/** Whether built-in types and globals have this name, so that it tells nothing by itself. */
export const isBuiltIn = (name: string) => builtIn.has(name);
