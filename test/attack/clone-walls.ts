import type { Wall } from './walls.ts';

/** The walls between a clone and the person who starts a command in it. */
export const cloneWalls = {
  clone: {
    promise: 'a clone chooses no address and no isolation',
    off: {
      'src/settings/table.ts': {
        fromWorkTree: `(name) => {
          const what = guarded_fromWorkTree(name);
          return what === 'compared' ? 'value' : what;
        }`,
      },
      'src/cli/doctor/workflow-inputs.ts': { addressDifferences: '() => new Map()' },
    },
  },
  expressions: {
    promise: 'no expression of a clone is a variable of the person',
    off: {
      'src/settings/table.ts': { fromWorkTree: "() => 'value'" },
      'src/cli/doctor/workflow-inputs.ts': {
        workflowInputs: `(workflow, variables) => {
          const evaluated = [...workflow.inputs].map(([name, text]) => [
            name,
            text.replace(/\\$\\{\\{ (?:secrets|vars)\\.(\\w+) \\}\\}/, (_, key) => process.env[key]),
          ]);
          return guarded_workflowInputs({ ...workflow, inputs: new Map(evaluated) }, variables);
        }`,
      },
    },
  },
  tightening: {
    promise: 'a settings file of a repository only tightens what a run may do',
    off: { 'src/settings/table.ts': { inFile: '() => ({ unless: [] })' } },
  },
  agreement: {
    promise: 'no command of a clone runs before somebody agreed to it',
    off: { 'src/cli/terminal/agreement.ts': { agreesToCommands: 'async () => true' } },
  },
  https: {
    promise: 'no key goes to another machine by http://',
    off: { 'src/settings/private-hosts.ts': { isPrivateHost: '() => true' } },
  },
  regular: {
    promise: 'init reads and replaces regular files of the repository, and nothing behind a link',
    off: {
      'src/cli/init/files.ts': { readBelow: "(root, path) => readIfThere(root + '/' + path)" },
    },
  },
} as const satisfies Readonly<Record<string, Wall>>;
