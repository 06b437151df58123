/** A piece of text inside a block. The text is plain and untrusted; each renderer makes it safe. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

/** Part of a report. The pull request, the ticket's comment and the job summary are all rendered from blocks. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'quote'; readonly text: string }
  | TableBlock
  | CodeBlock;

/** Code under a title; folded where the renderer supports it. */
export interface CodeBlock {
  readonly kind: 'code';
  readonly title: string;
  readonly language: string;
  readonly text: string;
  /** Address of the full text, linked if the block shows only part of it. */
  readonly fullTextUrl?: string | undefined;
}

/** Every row has as many cells as the header. */
export interface TableBlock {
  readonly kind: 'table';
  readonly header: readonly string[];
  readonly rows: readonly (readonly (readonly Inline[])[])[];
}

/** Label of the link to the full text of a shortened block. */
export const fullTextLabel = 'Show in full';

export const text = (value: string): Inline => ({ kind: 'text', text: value });
export const strong = (value: string): Inline => ({ kind: 'strong', text: value });
export const code = (value: string): Inline => ({ kind: 'code', text: value });
export const link = (value: string, url: string): Inline => ({ kind: 'link', text: value, url });

export function paragraph(...content: readonly Inline[]): Block {
  return { kind: 'paragraph', content };
}

/** A paragraph for each text that is present. */
export function paragraphs(...texts: readonly (string | undefined)[]): Block[] {
  return texts.filter((value) => value !== undefined).map((value) => paragraph(text(value)));
}
