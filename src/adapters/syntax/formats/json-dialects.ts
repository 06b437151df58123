/** What a kind of JSON allows. */
export interface JsonDialect {
  readonly label: string;
  readonly comments: boolean;
  readonly trailingCommas: boolean;
  readonly isName: (token: string) => boolean;
  readonly isScalar: (token: string) => boolean;
}

const strictJson: JsonDialect = {
  label: 'JSON',
  comments: false,
  trailingCommas: false,
  isName: (token) => token.startsWith('"') && isJson(token),
  isScalar: isJson,
};

/** What editors and tools such as TypeScript's compiler read. */
const jsonWithComments: JsonDialect = {
  ...strictJson,
  label: 'JSON with comments',
  comments: true,
  trailingCommas: true,
};

const json5: JsonDialect = {
  label: 'JSON5',
  comments: true,
  trailingCommas: true,
  isName: (token) => isQuoted(token) || /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(token),
  isScalar: (token) => isQuoted(token) || isJson(token) || json5Number.test(token),
};

const json5Number = /^[+-]?(?:Infinity|NaN|0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)$/;

const isQuoted = (token: string) => /^(?:".*"|'.*')$/s.test(token);

/** Whether a text is one JSON value. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Dialects from the strictest to the most lenient. */
export const jsonDialects = { strict: strictJson, comments: jsonWithComments, json5 } as const;

/** Settings whose programs read more than JSON. The first pattern that matches a path names its dialect. */
const settings: readonly (readonly [RegExp, JsonDialect])[] = [
  [/\.json5$|\.babelrc(?:\.json)?$|(?:^|\/)babel\.config\.json$/, json5],
  [/\.(?:jsonc|code-workspace|code-snippets|swcrc|eslintrc|jshintrc)$/, jsonWithComments],
  [/(?:^|\/)\.(?:vscode|devcontainer|zed)\/(?:.*\/)?[^/]+\.json$/, jsonWithComments],
  [/(?:^|\/)[tj]sconfig[^/]*\.json$|[.-][tj]sconfig\.json$/, jsonWithComments],
  [/(?:^|\/)(?:appsettings|local\.settings|launchsettings|host)[^/]*\.json$/, jsonWithComments],
  [/(?:^|\/)\.(?:devcontainer|eslintrc|markdownlint|cspell|luarc)\.json$/, jsonWithComments],
  [
    /(?:^|\/)(?:angular|api-extractor|biome|cspell|deno|global|language-configuration|nx|project|renovate|rush|tsdoc|tslint|turbo|typedoc|wrangler)\.json$/,
    jsonWithComments,
  ],
];

/** What a file may contain by its path. */
export function jsonDialectOf(path: string): JsonDialect {
  const name = path.toLowerCase();
  return settings.find(([pattern]) => pattern.test(name))?.[1] ?? strictJson;
}
