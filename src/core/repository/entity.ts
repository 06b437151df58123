import { mentionedFiles } from './mention.ts';

/** A name in a text that the repository should know. A symbol is reduced to its last part, for searching. */
export interface Entity {
  readonly kind: 'file' | 'symbol';
  readonly name: string;
}

/**
 * Returns the files and code symbols that prose in any language names, in order and without duplicates.
 * Ignores plain words, web addresses, products and fenced code.
 */
export function entitiesIn(text: string): readonly Entity[] {
  const prose = text.replace(fencedSample, ' ').replace(webAddress, ' ');
  const found = namedIn(prose).map((entity) => [`${entity.kind} ${entity.name}`, entity] as const);
  return [...new Map(found).values()];
}

/** From a fence to the next one of its kind, or to the end of the text. */
const fencedSample = /^ {0,3}(```|~~~)[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))/gm;

const webAddress = /\b[a-z][a-z+.-]{1,15}:\/\/[^\s<>"'`]*/g;

/** Code spans, and runs of characters that can occur in names. */
const pieces = /`([^`\n]{1,300})`|([\w\p{sc=Latin}@~+$#:.\\/-]+(?:\(\))?)/gu;

/** Maximum characters of a name. */
const maxName = 300;

function namedIn(prose: string): readonly Entity[] {
  return [...prose.matchAll(pieces)].flatMap(([, quoted, run = '']) => {
    if (quoted !== undefined) return namedInCodeSpan(quoted.trim());
    return run.length <= maxName ? namedByRun(run) : [];
  });
}

/** A code span is a name, unless it holds a command or a sentence, which is read as prose. */
function namedInCodeSpan(quoted: string): readonly Entity[] {
  const [, path = '', call] =
    /^(?:new )?((?:[^\s()<>]|->)+)(?:<[^()]*>)?(\(.*\))?;?$/.exec(quoted) ?? [];
  const files = call === undefined ? filesIn(path) : [];
  if (files.length > 0) return files;
  const name = searchable(path);
  if (name === undefined) return namedIn(quoted.replaceAll('`', ''));
  return keywords.has(name) || isProduct(path) ? [] : [{ kind: 'symbol', name }];
}

function namedByRun(run: string): readonly Entity[] {
  const path = run.replace(/\(\)$/, '').replace(/^[.:#~+-]+|[.:#~+-]+$/g, '');
  const isCall = run.endsWith('()');
  const files = isCall ? [] : filesIn(path);
  if (files.length > 0) return files;
  const name = searchable(path);
  return name !== undefined && (isCall || isCode(path)) ? [{ kind: 'symbol', name }] : [];
}

function filesIn(text: string): readonly Entity[] {
  return mentionedFiles(text)
    .filter(isFileName)
    .map((name) => ({ kind: 'file', name }));
}

/** A dotted name can be a file or a class member; its extension decides. */
function isFileName(name: string): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const hasFolder = /[\\/]/.test(name) && /^[a-z][a-z0-9]*$/.test(extension);
  return !isProduct(name) && (hasFolder || extensions.has(extension.toLowerCase()));
}

/** Whether a dotted or compound name outside a code span can only be code. */
function isCode(path: string): boolean {
  if (isProduct(path) || /\.(?:com|org|net|io|dev|ai)$/.test(path)) return false;
  const isMember = /\p{Lu}[\w$]{0,99}\.\p{Ll}|\w\w\.\w\w+\.\p{Lu}\w|\w(?:::|#)[\p{L}_]/u.test(path);
  const isJoined = path.length >= 5 && /\p{Ll}\p{Lu}|[\p{L}\p{N}]_[\p{L}\p{N}]/u.test(path);
  return isMember || isJoined;
}

/** The last part of a qualified name; `undefined` if it is no name or too short to search for. */
function searchable(path: string): string | undefined {
  const parts = path.split(/\.|::|#|->/).map((part) => part.replace(/^[$@&*]+/, ''));
  const isPath = parts.every((part) => /^[\p{L}_$][\p{L}\p{N}\p{M}_$]*$/u.test(part));
  const last = parts.at(-1) ?? '';
  return isPath && [...last].length > 1 ? last : undefined;
}

/** Keywords of programming languages. */
const keywords = wordSet(
  'true false null undefined None True False nil this self super void NaN async await return',
);

/** Products and techniques whose names look like code. */
const products = wordSet(
  `angular.js backbone.js chart.js circleci couchdb d3.js devops dockerhub dynamodb ember.js express.js
  fastapi github gitlab graphql intellij ipados iphone javascript jetbrains linkedin macbook macos
  mariadb mongodb mysql nest.js nestjs next.js nextjs node.js nodejs nuxt.js openai opensearch
  opentelemetry paypal postgresql powershell pytorch rabbitmq react.js sqlite stackoverflow tensorflow
  three.js typescript vscode vue.js watchos webassembly websocket websockets whatsapp wordpress
  youtube`,
);

function isProduct(name: string): boolean {
  return products.has(name.toLowerCase());
}

/** Extensions of source files and other text files. */
const extensions = wordSet(
  `astro bat c cc cfg clj cmake cmd conf cpp cs css csv cxx dart ejs env erb erl ex exs fs fsx go gql
  gradle graphql groovy h hbs hh hpp hs htm html ini ipynb java jinja jl js json jsonc jsx kt kts less
  lua m md mdx mjs cjs ml mm mts cts php pl pm po properties proto ps1 pug py pyi r rb rs rst
  sass scala scss sh sln sol sql svelte svg swift tf toml ts tsx txt vb vue xml yaml yml zig zsh`,
);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
