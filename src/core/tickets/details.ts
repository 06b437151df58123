import { codeNames, type Ranking, traceLines } from '../repository/index.ts';
import { type FormPart, readForm } from './report-form.ts';
import type { Ticket } from './ticket.ts';
import { countAll, countReport, countWords, type WordCount } from './vague-words.ts';

/** What a ticket may lack, each with the sentence that asks for it. */
export const details = {
  actual: 'What happens: the message as it is shown, or a picture of it.',
  expected: 'What you expected to happen instead.',
  steps: 'The steps that lead there, one by one.',
  place: 'Where it happens: the page, the command or the file.',
} as const satisfies Readonly<Record<FormPart | 'place', string>>;

export type Detail = keyof typeof details;

const detailNames = ['actual', 'expected', 'steps', 'place'] as const;

/** What is said in a ticket. */
interface Said {
  /** All of its texts. */
  readonly whole: string;
  /** What people have put into words in them. */
  readonly text: string;
  readonly words: WordCount;
  readonly ticket: Ticket;
  /** Missing as long as nobody has looked. */
  readonly ranking?: Pick<Ranking, 'mentions' | 'definitions' | 'scores'> | undefined;
}

/** From so many points on, a ticket is worth a run: a wasted run is cheaper than a false refusal. */
const enough = 6;

/** A longer text says enough, whatever it is. */
const enoughText = 20_000;

/** What vague words after the first take away at most, so that a long text always says enough. */
const mostVague = 3;

const certain = enough + mostVague;

/** Each sign that a ticket says something: how much one counts, and which details it gives. */
const signs: readonly {
  readonly points: number;
  readonly count: (said: Said) => number;
  readonly gives?: readonly Detail[];
}[] = [
  { points: certain, count: ({ whole }) => traceLines(whole).length, gives: ['actual', 'place'] },
  { points: certain, count: resolvedNames, gives: ['place'] },
  { points: certain, count: ({ ticket }) => ticket.attachments.length + ticket.pictures.length },
  { points: certain, count: ({ whole }) => matches(whole, block), gives: ['actual'] },
  { points: 2, count: ({ words }) => words.telling },
  { points: -1, count: ({ words }) => Math.min(Math.max(words.vague - 1, 0), mostVague) },
  { points: 5, count: ({ text }) => matches(text, quoted), gives: ['actual', 'place'] },
  { points: 4, count: ({ text }) => codeNames(text.replace(address, ' ')).size, gives: ['place'] },
  { points: 4, count: ({ text }) => matches(text, deepAddress), gives: ['place'] },
  { points: 4, count: ({ text }) => matches(text, menu), gives: ['steps', 'place'] },
  { points: 4, count: ({ text }) => matches(text, contrast), gives: ['expected'] },
  { points: 5, count: ({ ticket }) => ticket.links.filter(({ summary }) => summary !== '').length },
  { points: 2, count: ({ text }) => matches(text, value) },
  { points: 1, count: ({ text }) => matches(text, item) },
  { points: 2, count: ({ ranking }) => Number((ranking?.scores[0] ?? 0) > clear) },
];

/** The share of the likeliest file from which on the ranking is sure of it. */
const clear = 0.5;

/** A block of code or output with something in it. */
const block =
  /```[^\n]*\n[\s\S]*?\w[\s\S]*?```|\{(code|noformat)[^}\n]*\}[\s\S]*?\w[\s\S]*?\{\1\}/g;
const quoted =
  /`[^`\n]{2,}`|(?<=[\s(])'[^'\n]{3,}'(?=[\s,.)])|"[^"\n]{3,}"|“[^”\n]{3,}”|„[^“”\n]{3,}[“”]|«[^»\n]{3,}»|「[^」\n]{2,}」|\{\{[^}\n]+\}\}/g;
const address = /\b(?:https?:\/\/|www\.)\S+/g;
const deepAddress = /\bhttps?:\/\/[^\s/]+\/[^\s/]\S*/g;
/** A way through menus, such as `File > Export`. */
const menu = /[\p{L}\p{N}"”)]\s*(?:>|→|⇒|»)\s*["“(]?[\p{L}\p{N}]/gu;
/** What is wanted in place of what is, where it is not only that it works. */
const contrast =
  /\binstead of\b|\bshould (?!(?:i|we|you)\b|be (?:fix|resolv|work|address|look)|work)|\bstatt\b|\bau lieu d|\ben (?:vez|lugar) de|\bem vez de|\binvece d|вместо|замість|yerine|ではなく|代わりに|而不是|而非|대신/giu;
/** A number, a version or a code. */
const value = /\d[\d.,:]*/g;

/** What mails begin with that answer or forward others. */
const replySigns = /^(?:\p{L}{2,3}\s?:\s*)+/u;

/** An item of a list that has words. */
const item = /^\s*(?:[-*+•]|\d{1,2}[.)、])\s*\S.*\p{L}/gmu;

/** Names of the ticket that are files or definitions of the repository. */
function resolvedNames({ ranking }: Said): number {
  const files = ranking?.mentions.filter((one) => one.files.length > 0 && !one.isDependency);
  return (files?.length ?? 0) + (ranking?.definitions.length ?? 0);
}

const matches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * What a ticket lacks that says next to nothing, in the order of the table; nothing for one that is worth a run, as every
 * ticket in doubt. Without a ranking, it may turn out that its names are the repository's.
 */
export function missingDetails(ticket: Ticket, ranking?: Said['ranking']): readonly Detail[] {
  const { summary, description, fields, comments } = ticket;
  const texts = [description, ...fields.map((one) => one.text), ...comments.map((one) => one.body)];
  const written = texts.join('\n');
  if (written.length > enoughText) return [];
  const report = readForm(...texts);
  const title = summary.replace(replySigns, '');
  const text = `${title}\n${report.text}`;
  const words = countReport(title, report.text);
  const whole = `${summary}\n${written}`;
  const said: Said = { text, whole, words, ticket, ranking };
  const found = signs.map((sign) => ({ ...sign, sum: sign.points * sign.count(said) }));
  if (found.reduce((sum, one) => sum + one.sum, 0) >= enough) return [];
  const given = new Set<Detail>(found.flatMap(({ sum, gives = [] }) => (sum > 0 ? gives : [])));
  for (const [part, own] of report.parts)
    if (countWords(own).telling > 0 || /\d/.test(own)) given.add(part);
  // Who names nothing but a part of the program has said where it is.
  if (countAll(title).telling > 0 || words.telling > 3) given.add('place');
  return detailNames.filter((one) => !given.has(one));
}
