import type { Wall } from './walls.ts';

/** The walls before what the agent remembers of a ticket, which lies where others can write. */
export const memoryWalls = {
  memory: {
    promise: 'what the agent has not signed is none of its memory',
    off: {
      'src/adapters/jira/seal.ts': {
        sealOf:
          '(tokens, ...about) => ({ ...guarded_sealOf(tokens, ...about), isSigned: () => true })',
      },
    },
  },
  memoryPlace: {
    promise: 'what is signed for one ticket or repository counts for no other',
    off: {
      'src/adapters/jira/seal.ts': {
        sealOf: `(tokens, kind, ...about) => {
          const ids = Array.from({ length: 30 }, (_, at) => String(10_000 + at));
          const every = ids.map((id) => guarded_sealOf(tokens, kind, id, ...about.slice(1)));
          return {
            ...guarded_sealOf(tokens, kind, ...about),
            isSigned: (text, code) => every.some((seal) => seal.isSigned(text, code)),
          };
        }`,
      },
      'src/adapters/jira/ticket-record.ts': { isOf: '() => true' },
    },
  },
} as const satisfies Readonly<Record<string, Wall>>;
