import type { Scripted } from '../../support/openai/openai.ts';

/** What people have asked for since the first attempt. */
export type Wish = 'comment' | 'review';

/** A bug that the scripted model knows. */
export interface Bug {
  readonly id: string;
  readonly summary: string;
  /** In Atlassian's document format. */
  readonly description: unknown;
  /** What is worth watching. */
  readonly shows: string;
  /** Words that fit what the scripted model does: in a comment on the ticket, and in a review. */
  readonly words: Readonly<Record<Wish, string>>;
  /** The model's replies in one run. */
  readonly replies: (wishes: ReadonlySet<Wish>) => Iterable<Scripted>;
}

/** Files of a plan: those to change, and those to create. */
export interface Planned {
  readonly change: string;
  readonly paths: readonly string[];
  readonly created: readonly string[];
}

/** A reply that plans a fix. */
export function planFix(understanding: string, { change, paths, created }: Planned): Scripted {
  const files = [
    ...paths.map((path) => ({ path, change, create: false })),
    ...created.map((path) => ({ path, change: 'Show the bug.', create: true })),
  ];
  return { toolCalls: [{ name: 'plan', input: { kind: 'fix', understanding, files } }] };
}

/** A description in Atlassian's format: a sentence, and code that shows the bug. */
export function describe(sentence: string, code: string) {
  return {
    type: 'doc',
    version: 1,
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: sentence }] },
      {
        type: 'codeBlock',
        attrs: { language: 'javascript' },
        content: [{ type: 'text', text: code }],
      },
    ],
  };
}
