import { foldCase } from '../../engines/text/index.ts';
import { saysClosed, saysFinished, saysRefused, saysWaiting, saysWorking } from './status-words.ts';
import type { Status, StatusCategory } from './ticket.ts';

/** Where to move a ticket: a status category, or the first available of several statuses or transitions by name or id. */
export type MoveTarget =
  | { readonly kind: 'stay' }
  | {
      readonly kind: 'category';
      readonly category: StatusCategory;
      /** Statuses and transitions, by name or id, that are kept for another move. */
      readonly except?: readonly string[];
      /** The setting that says so, as whoever sets it knows it. */
      readonly setting?: string;
    }
  | { readonly kind: 'named'; readonly names: readonly string[] };

/** The result of a move, with the ticket's current category; `why` is one sentence for the ticket. */
export type MoveResult =
  | { readonly kind: 'moved'; readonly to: string; readonly category: StatusCategory }
  /** `category` is missing if it could not be read. */
  | { readonly kind: 'stayed'; readonly why: string; readonly category?: StatusCategory };

/** The status that a move has led to; `undefined` if it has led nowhere. */
export function statusAfter(move: MoveResult | undefined): Status | undefined {
  return move?.kind === 'moved' ? { name: move.to, category: move.category } : undefined;
}

/** A workflow transition that is available to the agent now. */
export interface Transition {
  readonly id: string;
  readonly name: string;
  readonly to: Status;
  /** Whether it leads there from every status; missing on servers that do not say. */
  readonly isGlobal?: boolean | undefined;
  readonly fields: readonly TransitionField[];
}

export interface TransitionField {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly hasDefault: boolean;
  /** The allowed values, in Jira's order. */
  readonly allowed: readonly { readonly id: string; readonly name: string }[];
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
      readonly why: string;
      /** Whether no move is wanted. */
      readonly isSettled: boolean;
    };

/** The only field that the agent fills in, with one of the values that Jira lists. */
const resolution = 'resolution';

/** The categories in order, with their English names and what a move there does. The agent never moves a ticket backwards. */
const categories = {
  new: { rank: 0, name: 'To do', aim: 'puts the ticket back' },
  indeterminate: { rank: 1, name: 'In progress', aim: 'begins the work' },
  done: { rank: 2, name: 'Done', aim: 'finishes the ticket' },
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

/** Those that are kept for another move are not chosen. */
function chooseByCategory(
  transitions: readonly Transition[],
  status: Status,
  {
    category,
    except = [],
    setting = 'the setting of this move',
  }: Extract<MoveTarget, { kind: 'category' }>,
): TransitionChoice {
  const { rank, name, aim } = categories[category];
  const current = categories[status.category].rank;
  if (current === rank) return alreadyIn(status);
  if (current > rank)
    return settled(`The ticket is already further on, in ${quoted(status.name)}.`);
  const ofCategory = transitions.filter(({ to }) => to.category === category);
  const candidates = ofCategory.filter(
    (transition) => !except.some((kept) => isCalled(transition, kept)),
  );
  if (candidates.length > 0) {
    const clear = category === 'done' ? finishing(candidates, namesOf) : starting(candidates);
    return firstPassable(clear) ?? stay(unclear(candidates, aim, setting));
  }
  const free = candidates.length < ofCategory.length ? ' that is not kept for another move' : '';
  const wanted = `a status of the category ${quoted(name.toLowerCase())}${free}`;
  return stay(noTransition(transitions, status, wanted));
}

/**
 * Those that wait for a review, a test or somebody are left to people, unless there are no others. If no name is clear,
 * work begins by a transition that leads on from this status alone: on hold is where a ticket may go from anywhere.
 */
function starting(all: readonly Transition[]): readonly Transition[] {
  const free = all.filter((one) => !namesOf(one).some(saysWaiting));
  const possible = free.length > 0 ? free : all;
  const clear = clearest(possible, namesOf, startSigns);
  const onward = possible.filter(({ isGlobal }) => isGlobal === false);
  return clear.length > 0 ? clear : clearest(onward, namesOf, startSigns);
}

function finishing<One>(all: readonly One[], names: NamesOf<One>): readonly One[] {
  const possible = all.filter((one) => !names(one).some(saysRefused));
  return clearest(possible, names, finishSigns);
}

/** Returns those that have one of the signs, the clearest first, else the only one. Any of several would be a guess. */
function clearest<One>(
  possible: readonly One[],
  names: NamesOf<One>,
  signs: readonly ((name: string) => boolean)[],
): readonly One[] {
  const rank = (one: One) => signs.findIndex((says) => names(one).some(says));
  const named = possible.filter((one) => rank(one) >= 0).toSorted((a, b) => rank(a) - rank(b));
  const isClear = new Set(possible.map((one) => foldCase(names(one)[0]))).size === 1;
  return named.length > 0 || !isClear ? named : possible;
}

type NamesOf<One> = (one: One) => readonly [string, ...string[]];

const isNamedLike = (category: StatusCategory) => (name: string) =>
  isSameName(name, categories[category].name);
const startSigns = [isNamedLike('indeterminate'), saysWorking];
const finishSigns = [isNamedLike('done'), saysFinished, saysClosed];

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
  const ways = candidates.map((transition) => ({ transition, ...fillIn(transition) }));
  const passable = ways.find(({ missing }) => missing.length === 0);
  if (passable) return { kind: 'go', transition: passable.transition, fields: passable.fields };
  const [first] = ways;
  return first && stay(needsPerson(first.transition, first.missing));
}

/**
 * Returns the fields that the agent fills in, and names what only a person can. A resolution is sent only if the
 * transition's screen has that field and either requires it or leads to "done", where the ticket would otherwise count
 * as unresolved; a refusal that the settings name gets one of its kind.
 */
function fillIn(transition: Transition) {
  const fields: Record<string, { id: string }> = {};
  const missing: string[] = [];
  const isRefusal = namesOf(transition).some(saysRefused);
  for (const { id, name, required, hasDefault, allowed } of transition.fields) {
    const isWanted = required || transition.to.category === 'done';
    if (id !== resolution || !isWanted || allowed.length === 0) {
      if (required && !hasDefault) missing.push(quoted(name));
      continue;
    }
    const refusals = [...allowed.filter((value) => saysRefused(value.name)), ...allowed];
    const [value] = isRefusal ? refusals : finishing(allowed, (one) => [one.name]);
    if (value) fields[id] = { id: value.id };
    else missing.push(`${quoted(name)}, none of whose values is named like a finish`);
  }
  return { fields, missing };
}

function needsPerson({ name }: Transition, missing: readonly string[]): string {
  return `The transition ${quoted(name)} requires ${missing.join(', ')}, which only a person can fill in.`;
}

function unclear(candidates: readonly Transition[], aim: string, setting: string): string {
  return `No transition plainly ${aim}: ${listed(candidates)}; name the right one in ${setting}, or move the ticket by hand.`;
}

function leadsBack({ name, to }: Transition, status: Status): string {
  return `The transition ${quoted(name)} would lead back from ${quoted(status.name)} to ${quoted(to.name)}.`;
}

function noTransition(transitions: readonly Transition[], status: Status, wanted: string): string {
  return `No transition leads from ${quoted(status.name)} to ${wanted}; available to the agent: ${listed(transitions)}.`;
}

const alreadyIn = (status: Status) => settled(`The ticket is already in ${quoted(status.name)}.`);
const stay = (why: string): TransitionChoice => ({ kind: 'stay', why, isSettled: false });
const settled = (why: string): TransitionChoice => ({ kind: 'stay', why, isSettled: true });
const quoted = (name: string) => `“${name}”`;
const listed = (transitions: readonly Transition[]) =>
  transitions.map(({ name }) => quoted(name)).join(', ') || 'none';
/** What a transition is known by: first the status that it leads to. */
const namesOf = ({ name, to }: Transition) => [to.name, name] as const;
const isCalled = ({ id, name, to }: Transition, wanted: string) =>
  [id, name, to.name].some((known) => isSameName(known, wanted));
const isSameName = (a: string, b: string) => foldCase(a) === foldCase(b);
