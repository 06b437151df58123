import type { Status, StatusCategory } from './ticket.ts';

/** Where a ticket is to go: a status category, or a status or transition by its name or id. */
export type MoveTarget =
  | { readonly kind: 'stay' }
  | { readonly kind: 'category'; readonly category: StatusCategory }
  | { readonly kind: 'named'; readonly name: string };

type Destination = Exclude<MoveTarget, { kind: 'stay' }>;

/** What became of the move; `why` is one sentence for the ticket. */
export type Moved =
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'stayed'; readonly why: string };

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
export type Choice =
  | {
      readonly kind: 'go';
      readonly transition: Transition;
      readonly fields: Readonly<Record<string, { readonly id: string }>>;
    }
  | { readonly kind: 'stay'; readonly why: string };

/** The only field that the agent may fill in: it says how a ticket ended, in words that Jira lists. */
const resolution = 'resolution';

/** The first open edge that leads to the target and asks for nothing that only a person can give. */
export function chooseTransition(
  transitions: readonly Transition[],
  status: Status,
  target: MoveTarget,
): Choice {
  if (target.kind === 'stay') return stay('The settings ask for the ticket to keep its status.');
  if (isAt(status, target)) return stay(`The ticket is already in ${quoted(status.name)}.`);
  const candidates = transitions.filter((transition) => leadsTo(transition, target));
  const passable = candidates.find((transition) => missingFields(transition).length === 0);
  if (passable) return { kind: 'go', transition: passable, fields: fieldsFor(passable) };
  const [first] = candidates;
  return stay(first ? askedTooMuch(first) : noWay(transitions, status, target));
}

function isAt(status: Status, target: Destination): boolean {
  return target.kind === 'category'
    ? status.category === target.category
    : isSameName(status.name, target.name);
}

function leadsTo(transition: Transition, target: Destination): boolean {
  if (target.kind === 'category') return transition.to.category === target.category;
  const names = [transition.id, transition.name, transition.to.name];
  return names.some((name) => isSameName(name, target.name));
}

function fieldsFor(transition: Transition): Record<string, { id: string }> {
  const asked = transition.fields.find((field) => field.id === resolution && field.required);
  const [value] = asked?.allowed ?? [];
  return value === undefined ? {} : { [resolution]: { id: value } };
}

/** Names of the fields that the edge needs and the agent cannot give. */
function missingFields(transition: Transition): readonly string[] {
  const canGive = (field: TransitionField) =>
    field.hasDefault || (field.id === resolution && field.allowed.length > 0);
  return transition.fields
    .filter((field) => field.required && !canGive(field))
    .map((field) => field.name);
}

function askedTooMuch(transition: Transition): string {
  const fields = missingFields(transition).map(quoted).join(', ');
  return `The transition ${quoted(transition.name)} asks for ${fields}, which only a person can fill in.`;
}

function noWay(transitions: readonly Transition[], status: Status, target: Destination): string {
  const wanted = target.kind === 'named' ? quoted(target.name) : categoryNames[target.category];
  const open = transitions.map((transition) => quoted(transition.name)).join(', ') || 'none';
  return `No transition leads from ${quoted(status.name)} to ${wanted}; open to the agent: ${open}.`;
}

const categoryNames: Readonly<Record<StatusCategory, string>> = {
  new: 'a status of the category “to do”',
  indeterminate: 'a status of the category “in progress”',
  done: 'a status of the category “done”',
};

const stay = (why: string): Choice => ({ kind: 'stay', why });
const quoted = (name: string) => `“${name}”`;
const isSameName = (a: string, b: string) => fold(a) === fold(b);
const fold = (name: string) => name.normalize('NFKC').trim().toLowerCase();
