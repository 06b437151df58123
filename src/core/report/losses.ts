import { abilities, type Loss, lossesOf, type Run } from '../run/index.ts';
import { cleanLine, clip, oneLine } from '../text/index.ts';
import { type Block, bullets, paragraph, strong, withCode } from './document.ts';

/** Maximum characters of what an endpoint says. */
const longestSaid = 300;

/** What an endpoint refused, and what is done instead, in one line. Contains the endpoint's words. */
export function describeLoss({ ability, instead, said }: Loss): string {
  return `The endpoint ${abilities[ability].without}: ${oneLine(instead)}.${quoteOf(said)}`;
}

function quoteOf(said: string): string {
  const words = wordsOf(said);
  return words === '' ? '' : ` It says: “${words}”`;
}

/** The endpoint's own words in one line, shortened. */
export function wordsOf(said: string): string {
  return clip(oneLine(cleanLine(said)), longestSaid);
}

/** What the endpoint refused in a run; empty if nothing. */
export function lossBlocks(run: Run): Block[] {
  const losses = lossesOf(run).map((loss) => withCode(describeLoss(loss)));
  return losses.length === 0
    ? []
    : [paragraph(strong('What the endpoint refused:')), bullets(losses)];
}
