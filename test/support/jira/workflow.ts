import type { FieldMetadata, IssueTransition, StatusDetails } from 'jira.js/cloud';

/** Names on a German site. Only ids and the keys of categories are the same on every site. */
const statusNames = ['Zu erledigen', 'In Arbeit', 'In Prüfung', 'Abgelehnt', 'Fertig'] as const;
export type StatusName = (typeof statusNames)[number];

const categories = {
  new: { id: 2, key: 'new', colorName: 'blue-gray', name: 'Zu erledigen' },
  indeterminate: { id: 4, key: 'indeterminate', colorName: 'yellow', name: 'In Bearbeitung' },
  done: { id: 3, key: 'done', colorName: 'green', name: 'Fertig' },
};

const categoryOf: Readonly<Record<StatusName, keyof typeof categories>> = {
  'Zu erledigen': 'new',
  'In Arbeit': 'indeterminate',
  'In Prüfung': 'indeterminate',
  Abgelehnt: 'done',
  Fertig: 'done',
};

/** Returns a status in Jira's form. */
export function statusDetails(site: string, name: StatusName): StatusDetails {
  const id = String(10_000 + statusNames.indexOf(name));
  const category = categories[categoryOf[name]];
  return {
    self: `${site}/rest/api/3/status/${id}`,
    id,
    name,
    description: '',
    iconUrl: `${site}/images/icons/statuses/generic.png`,
    statusCategory: { ...category, self: `${site}/rest/api/3/statuscategory/${category.id}` },
  };
}

interface WorkflowEdge {
  readonly id: string;
  readonly name: string;
  readonly from: readonly StatusName[];
  readonly to: StatusName;
  readonly fields: Readonly<Record<string, FieldMetadata>>;
}

/** The site's resolutions. */
export const resolutions = [
  { id: '10000', name: 'Fertig' },
  { id: '10001', name: 'Kein Fehler' },
];

const resolution: FieldMetadata = {
  required: true,
  schema: { type: 'resolution', system: 'resolution' },
  name: 'Lösung',
  key: 'resolution',
  hasDefaultValue: false,
  operations: ['set'],
  allowedValues: resolutions,
};

const reason: FieldMetadata = {
  required: true,
  schema: { type: 'string', custom: 'textfield', customId: 10050 },
  name: 'Begründung',
  key: 'customfield_10050',
  hasDefaultValue: false,
  operations: ['set'],
};

const edges: readonly WorkflowEdge[] = [
  {
    id: '11',
    name: 'Prüfen lassen',
    from: ['Zu erledigen', 'In Arbeit'],
    to: 'In Prüfung',
    fields: {},
  },
  { id: '21', name: 'Beginnen', from: ['Zu erledigen'], to: 'In Arbeit', fields: {} },
  {
    id: '31',
    name: 'Ablehnen',
    from: ['Zu erledigen', 'In Arbeit', 'In Prüfung'],
    to: 'Abgelehnt',
    fields: { resolution, customfield_10050: reason },
  },
  {
    id: '41',
    name: 'Abschließen',
    from: ['In Arbeit', 'In Prüfung'],
    to: 'Fertig',
    fields: { resolution },
  },
  {
    id: '51',
    name: 'Wieder öffnen',
    from: ['Abgelehnt', 'Fertig'],
    to: 'Zu erledigen',
    fields: {},
  },
];

/** Returns the transitions from a status. */
export function openTransitions(status: StatusName): readonly WorkflowEdge[] {
  return edges.filter((edge) => edge.from.includes(status));
}

/** Returns a transition in Jira's form, with its fields on request. */
export function transitionDetails(
  site: string,
  edge: WorkflowEdge,
  withFields: boolean,
): IssueTransition {
  return {
    id: edge.id,
    name: edge.name,
    to: statusDetails(site, edge.to),
    hasScreen: Object.keys(edge.fields).length > 0,
    isGlobal: false,
    isInitial: false,
    isAvailable: true,
    isConditional: false,
    looped: false,
    ...(withFields ? { fields: edge.fields } : {}),
  };
}
