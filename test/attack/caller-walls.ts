import type { Wall } from './walls.ts';

/** The walls between a caller and the Worker. */
export const callerWalls = {
  signature: {
    promise: 'only who has a secret of the Worker starts a run, or has it wait',
    off: {
      'src/worker/http/receive.ts': {
        parseSignature: '() => new Uint8Array(32)',
        isSigned: 'async () => true',
      },
      'src/worker/settings/settings.ts': { isSecret: 'async () => true' },
    },
  },
  age: {
    promise: 'a webhook of another day starts nothing',
    off: { 'src/worker/http/reply.ts': { isTooOld: '() => false' } },
  },
  once: {
    promise: 'one webhook starts one run, under whatever identity it is repeated',
    off: { 'src/worker/body/index.ts': { bodyHash: 'async () => crypto.randomUUID()' } },
  },
  size: {
    promise: 'no body is read beyond a megabyte',
    off: {
      'src/worker/body/index.ts': {
        readBody: 'async (request) => new Uint8Array(await request.arrayBuffer())',
      },
    },
  },
  encoding: {
    promise: 'what is not JSON in UTF-8 starts nothing',
    off: {
      'src/engines/text/json.ts': {
        parseJson:
          "(source) => JSON.parse(typeof source === 'string' ? source : new TextDecoder().decode(source))",
      },
    },
  },
  cap: {
    promise: 'one ticket starts few runs a day',
    off: { 'src/worker/inbox/accepted.ts': { ticketCap: '1_000' } },
  },
  turns: {
    promise: 'who asks for many runs delays those who ask for one by no more than one',
    off: { 'src/worker/body/index.ts': { accountHash: "async () => 'everybody'" } },
  },
  pauses: {
    promise: 'GitHub is not asked as long as it asks for a pause',
    off: { 'src/worker/github/request.ts': { askedPause: '() => 0' } },
  },
  outages: {
    promise: 'what GitHub fails to answer is asked again soon, and holds up nothing else',
    off: { 'src/worker/inbox/next.ts': { outagePause: '() => 3_600_000' } },
  },
} as const satisfies Readonly<Record<string, Wall>>;
