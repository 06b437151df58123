import type { Wall } from './walls.ts';

/** The walls around what is published: the change and the branch. */
export const changeWalls = {
  whole: {
    promise: 'no name is cut, so that another file is changed or created',
    off: {
      'src/engines/edits/reply/parse.ts': {
        keepNamesWhole: '(_, read) => read((text) => text)',
      },
    },
  },
  ends: {
    promise: 'no file is created by the end of the name of another',
    off: { 'src/engines/edits/target.ts': { longerName: '() => undefined' } },
  },
  caps: {
    promise: 'no change is larger than the fix of one bug',
    off: { 'src/engines/edits/patch/diff.ts': { overCaps: '() => undefined' } },
  },
  leaks: {
    promise: "no change writes one of the job's secrets into a file",
    off: { 'src/engines/text/secrets.ts': { secretAdder: '() => () => false' } },
  },
  rendered: {
    promise: 'a secret is found whatever signs a report puts into it',
    off: { 'src/engines/text/inserted-signs.ts': { replaceWithout: '(taken, text) => text' } },
  },
  doubts: {
    promise: 'what may deceive the eye is told to the reviewer',
    off: { 'src/core/report/changes.ts': { doubtSentence: "() => ''" } },
  },
  marks: {
    promise: 'no change writes the mark of a secret that the model was not shown',
    off: { 'src/engines/edits/unwritable.ts': { markedChanges: '() => []' } },
  },
  bytes: {
    promise: 'what is published is what was tested',
    off: {
      'src/agent/work/guarded-ports.ts': {
        guardedPublication: '(publication, hide) => mapTexts(publication, hide)',
      },
      'src/engines/edits/patch/checked-patch.ts': {
        patchDigest: "() => 'the same'",
        requireUnaltered: '({ patch }) => patch',
      },
    },
  },
  ownership: {
    promise: 'only what the agent wrote is continued',
    off: {
      'src/adapters/github/publish/ownership.ts': {
        ownershipOf:
          "async (github, { into }, head) => ({ kind: 'own', fork: (await compare(github, into + '...' + head, 1))?.fork ?? head })",
      },
    },
  },
} as const satisfies Readonly<Record<string, Wall>>;
