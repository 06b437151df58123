import {
  type Ending,
  endings,
  firstEnding,
  type Rules,
  type Run,
} from '../../../src/core/run/index.ts';

/** What tests call an ending: by its detail or, if it has none, by its reason. */
export type EndingKey =
  | NonNullable<Ending['detail']>
  | Extract<Ending, { readonly detail?: undefined }>['reason'];

/** The ending of a name. */
export function endingOf(name: EndingKey): Ending {
  const found = endings.find((end) => nameOf(end) === name);
  if (found === undefined) throw new Error(`no ending is called ${name}`);
  return found;
}

export const nameOf = (end: Ending): EndingKey =>
  end.detail === undefined ? end.reason : end.detail;

/** What a rule of the loop ends a run with. */
export function firstReason(run: Run, rules: Rules): string | undefined {
  const found = firstEnding(run, rules);
  return found && nameOf(found);
}
