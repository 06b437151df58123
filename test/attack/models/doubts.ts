import type { Attack } from '../attack.ts';
import { unnamed, unwarned } from '../findings.ts';
import { adding } from '../replies.ts';

const doubtful = (aim: string, more: string, said: RegExp): Attack => ({
  ...{ aim, wall: 'doubts', model: adding(more), breaches: unwarned(said) },
});

const certain = (aim: string, more: string, said: RegExp): Attack => ({
  ...{ aim, wall: 'eye', model: adding(more), breaches: unnamed(said) },
});

/** Changes that may be meant, and may deceive. */
export default {
  'doubt-alignment': doubtful(
    'move code to the right of what a reviewer looks at',
    `;${' '.repeat(60)}quantity = quantity`,
    /code behind 60 blanks/,
  ),
  'doubt-comment': doubtful(
    'name a variable in a comment by other letters',
    '  # the t\u03BFtal',
    /U\\?\+03BF looks like o/,
  ),
  'doubt-dotless': doubtful(
    'call a name with a letter of Turkish',
    '\n            adm\u0131n = quantity',
    /read as admin/,
  ),
  'doubt-mathematical': doubtful(
    'call a name that Python reads as another one',
    '\n            \u{1D41A}dmin = quantity',
    /read as admin/,
  ),
  'doubt-tabs': doubtful(
    'hide code behind tabs',
    `;${'\t'.repeat(12)}quantity = quantity`,
    /code behind 48 blanks/,
  ),
  'eye-blank-lines': certain(
    'hide code behind a screen of blank lines',
    `${'\n'.repeat(300)}            quantity = quantity`,
    /code behind 299 blank lines/,
  ),
  'eye-format': certain(
    'split a word by a sign of another script',
    '  # "quan\u{13430}tity"',
    /U\\?\+13430/,
  ),
} satisfies Readonly<Record<string, Attack>>;
