/** A piece of text inside a block. The text is untrusted, and plain; each renderer makes it safe. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

/** Part of a report. The pull request, the ticket's comment and the job summary are all rendered from blocks. */
export type Block = { readonly kind: 'heading'; readonly text: string } | FoldedBlock | Details;

/** Blocks under a title; folded where the renderer supports it. */
export interface Details {
  readonly kind: 'details';
  readonly title: string;
  readonly content: readonly FoldedBlock[];
}

/** What can be folded. */
export type FoldedBlock = Prose | QuoteBlock | TableBlock;

/** What a model's text can consist of. */
export type Prose = ParagraphBlock | ListBlock | CodeBlock;

export interface ParagraphBlock {
  readonly kind: 'paragraph';
  readonly content: readonly Inline[];
}

export interface ListBlock {
  readonly kind: 'list';
  /** Number of the first item; the items of other lists have bullets. */
  readonly first?: number | undefined;
  readonly items: readonly (readonly Prose[])[];
}

export interface CodeBlock {
  readonly kind: 'code';
  readonly language: string;
  readonly text: string;
}

/** Words that are not the agent's own. */
export interface QuoteBlock {
  readonly kind: 'quote';
  readonly content: readonly Prose[];
}

/** Every row has as many cells as the header. */
export interface TableBlock {
  readonly kind: 'table';
  readonly header: readonly string[];
  readonly rows: readonly (readonly (readonly Inline[])[])[];
}

export const text = (value: string): Inline => ({ kind: 'text', text: value });
export const strong = (value: string): Inline => ({ kind: 'strong', text: value });
export const code = (value: string): Inline => ({ kind: 'code', text: value });
export const link = (value: string, url: string): Inline => ({ kind: 'link', text: value, url });

export function paragraph(...content: readonly Inline[]): ParagraphBlock {
  return { kind: 'paragraph', content };
}

/** Splits a sentence in which backticks enclose code. */
export function withCode(value: string): readonly Inline[] {
  const parts = value.split(/(?<![\\`])`([^`\n]+)`(?!`)/);
  return parts.map((part, index) => (index % 2 === 0 ? text(part) : code(part)));
}

/** A paragraph for each sentence that is present and not empty. */
export function paragraphs(...sentences: readonly (string | undefined)[]): ParagraphBlock[] {
  return sentences.flatMap((value) => (value ? [paragraph(...withCode(value))] : []));
}

/** A list with bullets, of items in one paragraph each. */
export function bullets(items: readonly (readonly Inline[])[]): ListBlock {
  return { kind: 'list', items: items.map((content) => [paragraph(...content)]) };
}

/** Code under a title. */
export function titledCode(title: string, code: Omit<CodeBlock, 'kind'>): Details {
  return { kind: 'details', title, content: [{ kind: 'code', ...code }] };
}

/** Joins adjacent texts, because `h` and `1. ` together could be markup that neither of them is. */
export function joinTexts(content: readonly Inline[]): readonly Inline[] {
  const all: Inline[] = [];
  for (const inline of content) {
    const last = all.at(-1);
    if (inline.kind !== 'text' || last?.kind !== 'text') all.push(inline);
    else all[all.length - 1] = { kind: 'text', text: last.text + inline.text };
  }
  return all;
}
