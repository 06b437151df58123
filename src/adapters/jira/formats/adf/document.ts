/** Atlassian's document format, as far as the agent writes it. */
export interface AdfDocument {
  readonly version: 1;
  readonly type: 'doc';
  readonly content: readonly AdfBlock[];
}

export type AdfBlock =
  | AdfParagraph
  | { readonly type: 'heading'; readonly attrs: { readonly level: 3 }; readonly content: AdfText[] }
  | { readonly type: 'bulletList'; readonly content: readonly AdfListItem[] }
  | { readonly type: 'blockquote'; readonly content: readonly AdfParagraph[] }
  | { readonly type: 'table'; readonly content: readonly AdfRow[] }
  | {
      readonly type: 'expand';
      readonly attrs: { readonly title: string };
      readonly content: readonly [AdfCode, ...AdfParagraph[]];
    };

export interface AdfParagraph {
  readonly type: 'paragraph';
  readonly content: readonly AdfInline[];
}

interface AdfListItem {
  readonly type: 'listItem';
  readonly content: readonly [AdfParagraph];
}

export interface AdfRow {
  readonly type: 'tableRow';
  readonly content: readonly AdfCell[];
}

export interface AdfCell {
  readonly type: 'tableHeader' | 'tableCell';
  readonly content: readonly [AdfParagraph];
}

interface AdfCode {
  readonly type: 'codeBlock';
  readonly attrs: { readonly language?: string };
  readonly content: readonly AdfText[];
}

export type AdfInline = AdfText | { readonly type: 'hardBreak' };

/** `text` is never empty: Jira refuses a document that holds an empty text node. */
export interface AdfText {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly AdfMark[];
}

export type AdfMark =
  | { readonly type: 'strong' }
  | { readonly type: 'code' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } };
