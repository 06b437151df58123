import { foldCase } from '../text/index.ts';
import type { Status, StatusCategory } from './ticket.ts';
import { saysWaiting } from './waiting-status.ts';

/** Where to move a ticket: a status category, or the first available of several statuses or transitions by name or id. */
export type MoveTarget =
  | { readonly kind: 'stay' }
  | {
      readonly kind: 'category';
      readonly category: StatusCategory;
      /** Statuses and transitions, by name or id, that are kept for another move. */
      readonly except?: readonly string[];
    }
  | { readonly kind: 'named'; readonly names: readonly string[] };

/** The result of a move, with the ticket's current category; `why` is one sentence for the ticket. */
export type MoveResult =
  | { readonly kind: 'moved'; readonly to: string; readonly category: StatusCategory }
  /** `category` is missing if it could not be read. */
  | { readonly kind: 'stayed'; readonly why: string; readonly category?: StatusCategory };

/** A workflow transition that is available to the agent now. */
export interface Transition {
  readonly id: string;
  readonly name: string;
  readonly to: Status;
  readonly fields: readonly TransitionField[];
}

export interface TransitionField {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly hasDefault: boolean;
  /** Ids of the allowed values, in Jira's order. */
  readonly allowed: readonly string[];
}

/** A transition to make with `fields`, or why none; `why` is one sentence for the ticket. */
export type TransitionChoice =
  | {
      readonly kind: 'go';
      readonly transition: Transition;
      readonly fields: Readonly<Record<string, { readonly id: string }>>;
    }
  | {
      readonly kind: 'stay';
      readonly why: string /** Whether no move is wanted. */;
      readonly isSettled: boolean;
    };

/** The only field that the agent fills in, with one of the values that Jira lists. */
const resolution = 'resolution';

/** The categories in order, with their English names. The agent never moves a ticket backwards. */
const categories = {
  new: { rank: 0, name: 'To do' },
  indeterminate: { rank: 1, name: 'In progress' },
  done: { rank: 2, name: 'Done' },
} as const satisfies Record<StatusCategory, object>;

/** Chooses the first transition to the target that needs no person and leads to no earlier category. */
export function chooseTransition(
  transitions: readonly Transition[],
  status: Status,
  target: MoveTarget,
): TransitionChoice {
  switch (target.kind) {
    case 'stay':
      return settled('The settings say to leave the status unchanged.');
    case 'category':
      return chooseByCategory(transitions, status, target);
    case 'named':
      return chooseByName(transitions, status, target.names);
  }
}

/**
 * If a category has several statuses, the one of the same name comes first, and those that wait for a review, a test
 * or somebody come last. Those that are kept for another move are not chosen.
 */
function chooseByCategory(
  transitions: readonly Transition[],
  status: Status,
  { category, except = [] }: Extract<MoveTarget, { kind: 'category' }>,
): TransitionChoice {
  const { rank, name } = categories[category];
  const current = categories[status.category].rank;
  if (current === rank) return alreadyIn(status);
  if (current > rank)
    return settled(`The ticket is already further on, in ${quoted(status.name)}.`);
  const order = ({ name: own, to }: Transition) => {
    if (isSameName(to.name, name)) return 0;
    return saysWaiting(to.name) || saysWaiting(own) ? 2 : 1;
  };
  const ofCategory = transitions.filter(({ to }) => to.category === category);
  const candidates = ofCategory
    .filter((transition) => !except.some((kept) => isCalled(transition, kept)))
    .toSorted((a, b) => order(a) - order(b));
  const free = candidates.length < ofCategory.length ? ' that is not kept for another move' : '';
  const wanted = `a status of the category ${quoted(name.toLowerCase())}${free}`;
  return firstPassable(candidates) ?? stay(noTransition(transitions, status, wanted));
}

/** Tries the names in order; a ticket that has reached one of them is not moved to a later one. */
function chooseByName(
  transitions: readonly Transition[],
  status: Status,
  names: readonly string[],
): TransitionChoice {
  let refused: TransitionChoice | undefined;
  for (const name of names) {
    if (isSameName(status.name, name)) return alreadyIn(status);
    const choice = chooseForName(transitions, status, name);
    if (choice?.kind === 'go') return choice;
    refused ??= choice;
  }
  return refused ?? stay(noTransition(transitions, status, names.map(quoted).join(' or ')));
}

/** `undefined` if no available transition, or status that one leads to, has the name. */
function chooseForName(
  transitions: readonly Transition[],
  status: Status,
  name: string,
): TransitionChoice | undefined {
  const candidates = transitions.filter((transition) => isCalled(transition, name));
  const { rank } = categories[status.category];
  const forward = candidates.filter(({ to }) => categories[to.category].rank >= rank);
  const [back] = candidates;
  return firstPassable(forward) ?? (back && stay(leadsBack(back, status)));
}

/** The first candidate that the agent can make, or else why not the first one; `undefined` without candidates. */
function firstPassable(candidates: readonly Transition[]): TransitionChoice | undefined {
  const passable = candidates.find((transition) => missingFields(transition).length === 0);
  if (passable) return { kind: 'go', transition: passable, fields: fieldsFor(passable) };
  const [first] = candidates;
  return first && stay(needsPerson(first));
}

/**
 * A resolution is sent only if the transition's screen has that field and either requires it or leads to
 * "done", where the ticket would otherwise count as unresolved.
 */
function fieldsFor({ fields, to }: Transition): Record<string, { id: string }> {
  const shown = fields.find(
    ({ id, required }) => id === resolution && (required || to.category === 'done'),
  );
  const [value] = shown?.allowed ?? [];
  return value === undefined ? {} : { [resolution]: { id: value } };
}

/** Names of the required fields that the agent cannot fill in. */
function missingFields({ fields }: Transition): readonly string[] {
  const canFill = (field: TransitionField) =>
    field.hasDefault || (field.id === resolution && field.allowed.length > 0);
  return fields.filter((field) => field.required && !canFill(field)).map(({ name }) => name);
}

function needsPerson(transition: Transition): string {
  const fields = missingFields(transition).map(quoted).join(', ');
  return `The transition ${quoted(transition.name)} requires ${fields}, which only a person can fill in.`;
}

function leadsBack({ name, to }: Transition, status: Status): string {
  return `The transition ${quoted(name)} would lead back from ${quoted(status.name)} to ${quoted(to.name)}.`;
}

function noTransition(transitions: readonly Transition[], status: Status, wanted: string): string {
  const open = transitions.map(({ name }) => quoted(name)).join(', ') || 'none';
  return `No transition leads from ${quoted(status.name)} to ${wanted}; available to the agent: ${open}.`;
}

const alreadyIn = (status: Status) => settled(`The ticket is already in ${quoted(status.name)}.`);
const stay = (why: string): TransitionChoice => ({ kind: 'stay', why, isSettled: false });
const settled = (why: string): TransitionChoice => ({ kind: 'stay', why, isSettled: true });
const quoted = (name: string) => `“${name}”`;
const isCalled = ({ id, name, to }: Transition, wanted: string) =>
  [id, name, to.name].some((known) => isSameName(known, wanted));
const isSameName = (a: string, b: string) => foldCase(a) === foldCase(b);
