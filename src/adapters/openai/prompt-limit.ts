import { modelProfile } from '../../core/models/index.ts';

/** The sentences in which endpoints say how long a prompt may be. */
const sentences: readonly RegExp[] = [
  /\bmaximum context length (?:is|of) (\d[\d,]*)/i,
  /\bmaximum model length of (\d[\d,]*)/i,
  /\d tokens > (\d[\d,]*) maximum\b/i,
  /\bmaximum number of tokens allowed \((\d[\d,]*)\)/i,
  /\bavailable context size \((\d[\d,]*) tokens\)/i,
  /\bcontext (?:window|length|size|limit) (?:is|of) (?:only )?(\d[\d,]*)/i,
  /\bLimit (\d[\d,]*), Requested \d/i,
  /\bwith (\d[\d,]*) maximum context length\b/i,
  /`inputs` (?:must have less than|tokens \+ `max_new_tokens` must be <=) (\d+)/i,
];

/** The most tokens of a prompt by an endpoint's sentence, or else by what is known of the model. */
export function promptLimit(said: string, model: string): number | undefined {
  const digits = sentences.flatMap((sentence) => sentence.exec(said)?.[1] ?? [])[0];
  if (digits !== undefined) return Number(digits.replaceAll(',', ''));
  const { window } = modelProfile(model);
  return window === 'unknown' ? undefined : window;
}
