import type { Message } from '../../../engines/model/port/index.ts';
import { estimateTokens, listNames } from '../../../engines/text/index.ts';
import {
  joinParts,
  type PromptMessage,
  type PromptPart,
  partsOfMessage,
  type Spare,
} from './part.ts';

/** A prompt that was made shorter, and what was left out, as phrases. */
export interface Fitted {
  readonly messages: readonly Message[];
  readonly leftOut: readonly string[];
}

/** How one kind of part is shortened. */
interface Giving {
  readonly kind: Spare;
  /** The part that is shortened next. */
  readonly next: 'oldest' | 'newest' | 'longest';
  /** The part of its length that it keeps each time. */
  readonly keeps: number;
  /** Characters below which it is not shortened any further. */
  readonly least: number;
  readonly describe: (names: readonly string[]) => string;
}

/**
 * What a prompt that is too long gives up after the pictures, each of which costs as much as a file, in this
 * order: the files that neither the ticket nor the plan names, the least likely first, what was read longest ago then half of the longest file again and again. The rules, the
 * ticket, the list of files and the step's own task stay.
 */
const givings: readonly Giving[] = [
  {
    kind: 'likely',
    next: 'newest',
    keeps: 0,
    least: 0,
    describe: (names) => `files that the ticket may concern${listNames(names)}`,
  },
  {
    kind: 'read',
    next: 'oldest',
    keeps: 0,
    least: 0,
    describe: ({ length }) => `${length} ${length === 1 ? 'result' : 'results'} of reading`,
  },
  {
    kind: 'file',
    next: 'longest',
    keeps: 0.5,
    least: 1_000,
    describe: (names) => `parts of files${listNames(names)}`,
  },
];

/** Makes a prompt shorter by as many tokens as `excessOf` finds in it, or by as many as it can give up. */
export function fitPrompt(
  whole: readonly PromptMessage[],
  excessOf: (messages: readonly Message[]) => number,
): Fitted {
  let prompt = whole;
  const shortened = new Map<PromptPart, string>();
  const textOf = (part: PromptPart) => shortened.get(part) ?? part.text;
  const joined = (parts: readonly PromptMessage[]) => parts.map((one) => joinParts(one, textOf));
  const leftOut: string[] = [];
  let excess = excessOf(joined(prompt));
  if (excess > 0 && prompt.some(hasPictures)) {
    prompt = prompt.map(withoutPictures);
    leftOut.push('the pictures');
    excess = excessOf(joined(prompt));
  }
  for (const giving of givings) {
    const names = new Set<string>();
    const rooms = roomsOf(prompt, giving);
    while (excess > 0) {
      const part = nextOf(rooms, giving);
      if (part?.spare === undefined) break;
      const room = Math.floor((rooms.get(part) ?? 0) * giving.keeps);
      const text = part.spare.within(room);
      excess -= estimateTokens(textOf(part)) - estimateTokens(text);
      rooms.set(part, room);
      shortened.set(part, text);
      names.add(part.spare.name);
    }
    if (names.size > 0) leftOut.push(giving.describe([...names]));
  }
  return { messages: joined([...prompt, ...noteOn(leftOut)]), leftOut };
}

const hasPictures = (message: PromptMessage) =>
  message.role !== 'tools' && (message.pictures ?? []).length > 0;

const withoutPictures = (message: PromptMessage): PromptMessage =>
  message.role === 'tools' ? message : { ...message, pictures: undefined };

/** Returns the parts of one kind, oldest first, with their lengths. */
function roomsOf(prompt: readonly PromptMessage[], { kind }: Giving): Map<PromptPart, number> {
  const parts = prompt.flatMap(partsOfMessage).filter(({ spare }) => spare?.kind === kind);
  return new Map(parts.map((part) => [part, part.text.length]));
}

/** Says in the prompt what it lacks. */
function noteOn(leftOut: readonly string[]): readonly PromptMessage[] {
  const text = `(Left out here, because the prompt would be too long: ${leftOut.join('; ')}.)`;
  return leftOut.length === 0 ? [] : [{ role: 'user', parts: [{ text }] }];
}

/** Returns the part that is shortened next; `undefined` if none can be. */
function nextOf(
  rooms: ReadonlyMap<PromptPart, number>,
  { next, least }: Giving,
): PromptPart | undefined {
  const able = [...rooms].filter(([, room]) => room > least);
  if (next === 'newest') return able.at(-1)?.[0];
  const ordered = next === 'oldest' ? able : able.toSorted(([, a], [, b]) => b - a);
  return ordered[0]?.[0];
}
