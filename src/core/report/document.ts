/** A run of text inside a block. Text is plain and untrusted: each rendering makes it safe. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

/** The one model of a report, from which the pull request, the ticket and the job summary are rendered. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'quote'; readonly text: string }
  | TableBlock
  /** Code under a title; renderings that can fold it do. */
  | CodeBlock;

export interface CodeBlock {
  readonly kind: 'code';
  readonly title: string;
  readonly language: string;
  readonly text: string;
  /** Address of the whole text, for where only a part of it is shown. */
  readonly whole?: string;
}

/** Rows of cells under a header; each row has as many cells as it. */
export interface TableBlock {
  readonly kind: 'table';
  readonly header: readonly string[];
  readonly rows: readonly (readonly (readonly Inline[])[])[];
}

/** What the link to the whole of a shortened text says. */
export const wholeText = 'Show all of it';

export const text = (value: string): Inline => ({ kind: 'text', text: value });
export const strong = (value: string): Inline => ({ kind: 'strong', text: value });
export const code = (value: string): Inline => ({ kind: 'code', text: value });
export const link = (value: string, url: string): Inline => ({ kind: 'link', text: value, url });

export function paragraph(...content: readonly Inline[]): Block {
  return { kind: 'paragraph', content };
}
