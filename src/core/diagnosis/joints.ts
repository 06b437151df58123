/** The parts of a set-up, in the order in which they are shown, with what they are called. */
export const jointGroups = {
  model: 'Model',
  jira: 'Jira',
  github: 'GitHub',
  worker: 'Worker',
} as const;

export type JointGroup = keyof typeof jointGroups;

interface JointRow {
  readonly group: JointGroup;
  readonly title: string;
  /** The joints, above it in the table, that must hold before this one can be checked. */
  readonly needs: readonly string[];
}

/** Every joint of a set-up. What needs a broken one is not checked, so that only the broken one is named. */
export const joints = {
  endpoint: { group: 'model', title: 'endpoint', needs: [] },
  key: { group: 'model', title: 'key', needs: ['endpoint'] },
  'model-name': { group: 'model', title: 'name', needs: ['key'] },
  tools: { group: 'model', title: 'reply with tools', needs: ['model-name'] },
  site: { group: 'jira', title: 'site', needs: [] },
  account: { group: 'jira', title: 'account', needs: ['site'] },
  language: { group: 'jira', title: 'language', needs: ['account'] },
  'project-permissions': { group: 'jira', title: 'permissions in the project', needs: ['account'] },
  ticket: { group: 'jira', title: 'sample ticket', needs: ['project-permissions'] },
  scopes: { group: 'jira', title: 'scopes for writing', needs: ['ticket'] },
  moves: { group: 'jira', title: 'moves', needs: ['ticket'] },
  sweep: { group: 'jira', title: 'query of the sweep', needs: ['account'] },
  repository: { group: 'github', title: 'repository', needs: [] },
  visibility: { group: 'github', title: 'who can read it', needs: ['repository'] },
  approval: { group: 'github', title: 'Actions may open pull requests', needs: ['repository'] },
  rules: { group: 'github', title: 'rules for branches', needs: ['repository'] },
  workflow: { group: 'github', title: 'workflow', needs: ['repository'] },
  'run-name': { group: 'github', title: 'run-name', needs: ['workflow'] },
  watched: { group: 'github', title: 'watched workflows', needs: ['workflow'] },
  permissions: { group: 'github', title: 'permissions of the workflow', needs: ['workflow'] },
  reports: { group: 'github', title: 'evidence of the tests', needs: ['workflow'] },
  secrets: { group: 'github', title: 'secrets and variables', needs: ['workflow'] },
  worker: { group: 'worker', title: 'address', needs: [] },
  'worker-settings': { group: 'worker', title: 'settings', needs: ['worker'] },
  'worker-token': { group: 'worker', title: 'access to GitHub', needs: ['worker-settings'] },
  signature: { group: 'worker', title: "webhook's secret", needs: ['worker-settings'] },
} as const satisfies Readonly<Record<string, JointRow>>;

export type JointName = keyof typeof joints;

/** The joints of one group. */
export type JointOf<Group extends JointGroup> = {
  [Name in JointName]: (typeof joints)[Name]['group'] extends Group ? Name : never;
}[JointName];

/** Returns the joints of a group, in the order of the table. */
export function jointsOf(group: JointGroup): readonly JointName[] {
  return jointNames.filter((name) => joints[name].group === group);
}

const jointNames: readonly JointName[] = Object.keys(joints).filter(
  (name): name is JointName => name in joints,
);
