import type { Status, StatusCategory } from './ticket.ts';

/** Where a ticket is to go: a status category, or the first of several statuses or transitions by name or id. */
export type MoveTarget =
  | { readonly kind: 'stay' }
  | { readonly kind: 'category'; readonly category: StatusCategory }
  | { readonly kind: 'named'; readonly names: readonly string[] };

/** What became of the move, and the category that the ticket is in now; `why` is one sentence for it. */
export type MoveResult =
  | { readonly kind: 'moved'; readonly to: string; readonly category: StatusCategory }
  /** `category` is missing where it could not be read. */
  | { readonly kind: 'stayed'; readonly why: string; readonly category?: StatusCategory };

/** One edge of the workflow that is open to the agent now. `required` are field ids the edge asks for. */
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
  /** Ids of the values that the field allows, in Jira's order. */
  readonly allowed: readonly string[];
}

/** What `chooseTransition` decided. `fields` are to be sent along; `why` is one sentence for the ticket. */
export type TransitionChoice =
  | {
      readonly kind: 'go';
      readonly transition: Transition;
      readonly fields: Readonly<Record<string, { readonly id: string }>>;
    }
  | { readonly kind: 'stay'; readonly why: string };

/** The only field that the agent may fill in: it says how a ticket ended, in words that Jira lists. */
const resolution = 'resolution';

/** The order of the categories in every workflow; the agent never moves a ticket against it. */
const ranks: Readonly<Record<StatusCategory, number>> = { new: 0, indeterminate: 1, done: 2 };

/**
 * The first open edge that leads to the target, asks for nothing that only a person can give, and
 * does not lead back to an earlier category.
 */
export function chooseTransition(
  transitions: readonly Transition[],
  status: Status,
  target: MoveTarget,
): TransitionChoice {
  switch (target.kind) {
    case 'stay':
      return stay('The settings ask for the ticket to keep its status.');
    case 'category':
      return chooseByCategory(transitions, status, target.category);
    case 'named':
      return chooseByName(transitions, status, target.names);
  }
}

/** A site may have several statuses of a category: the one that is called like it goes first. */
function chooseByCategory(
  transitions: readonly Transition[],
  status: Status,
  category: StatusCategory,
): TransitionChoice {
  const ahead = ranks[status.category] - ranks[category];
  if (ahead === 0) return alreadyIn(status);
  if (ahead > 0) return stay(`The ticket is already further on, in ${quoted(status.name)}.`);
  const isNamesake = ({ to }: Transition) => isSameName(to.name, englishNames[category]);
  const candidates = transitions
    .filter(({ to }) => to.category === category)
    .toSorted((a, b) => Number(isNamesake(b)) - Number(isNamesake(a)));
  const wanted = `a status of the category ${quoted(englishNames[category].toLowerCase())}`;
  return firstPassable(candidates) ?? stay(noWay(transitions, status, wanted));
}

/** The names are tried in order: a ticket that has arrived at one is not moved on to a later one. */
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
  return refused ?? stay(noWay(transitions, status, names.map(quoted).join(' or ')));
}

/** `undefined` when no open edge has the name, nor leads to a status of that name. */
function chooseForName(
  transitions: readonly Transition[],
  status: Status,
  name: string,
): TransitionChoice | undefined {
  const candidates = transitions.filter(({ id, to, ...edge }) =>
    [id, edge.name, to.name].some((known) => isSameName(known, name)),
  );
  const forward = candidates.filter(({ to }) => ranks[to.category] >= ranks[status.category]);
  const [back] = candidates;
  return firstPassable(forward) ?? (back && stay(leadsBack(back, status)));
}

/** `undefined` when there is no candidate; else the way to go, or what the first one asks for. */
function firstPassable(candidates: readonly Transition[]): TransitionChoice | undefined {
  const passable = candidates.find((transition) => missingFields(transition).length === 0);
  if (passable) return { kind: 'go', transition: passable, fields: fieldsFor(passable) };
  const [first] = candidates;
  return first && stay(askedTooMuch(first));
}

/**
 * A resolution goes along only where the edge's screen has it: where it is required, and where the
 * ticket would else be done and count as unresolved.
 */
function fieldsFor({ fields, to }: Transition): Record<string, { id: string }> {
  const shown = fields.find(
    ({ id, required }) => id === resolution && (required || to.category === 'done'),
  );
  const [value] = shown?.allowed ?? [];
  return value === undefined ? {} : { [resolution]: { id: value } };
}

/** Names of the fields that the edge needs and the agent cannot give. */
function missingFields({ fields }: Transition): readonly string[] {
  const canGive = (field: TransitionField) =>
    field.hasDefault || (field.id === resolution && field.allowed.length > 0);
  return fields.filter((field) => field.required && !canGive(field)).map(({ name }) => name);
}

function askedTooMuch(transition: Transition): string {
  const fields = missingFields(transition).map(quoted).join(', ');
  return `The transition ${quoted(transition.name)} asks for ${fields}, which only a person can fill in.`;
}

function leadsBack({ name, to }: Transition, status: Status): string {
  return `The transition ${quoted(name)} would lead back from ${quoted(status.name)} to ${quoted(to.name)}.`;
}

function noWay(transitions: readonly Transition[], status: Status, wanted: string): string {
  const open = transitions.map(({ name }) => quoted(name)).join(', ') || 'none';
  return `No transition leads from ${quoted(status.name)} to ${wanted}; open to the agent: ${open}.`;
}

const englishNames: Readonly<Record<StatusCategory, string>> = {
  new: 'To do',
  indeterminate: 'In progress',
  done: 'Done',
};

const alreadyIn = (status: Status) => stay(`The ticket is already in ${quoted(status.name)}.`);
const stay = (why: string): TransitionChoice => ({ kind: 'stay', why });
const quoted = (name: string) => `“${name}”`;
const isSameName = (a: string, b: string) => fold(a) === fold(b);
const fold = (name: string) => name.normalize('NFKC').trim().toLowerCase();
