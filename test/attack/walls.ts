import { callerWalls } from './caller-walls.ts';
import { changeWalls } from './change-walls.ts';
import { cloneWalls } from './clone-walls.ts';
import { machineWalls } from './machine-walls.ts';
import { memoryWalls } from './memory-walls.ts';

/** A part of the program that stops an attack, and what stands in its place once it is switched off. */
export interface Wall {
  /** What it promises. */
  readonly promise: string;
  /** Its modules, from the root of the project, with the functions that build it, each with an expression in its place. */
  readonly off: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The walls that stand on the road from a webhook and its ticket to a pull request. */
export const walls = {
  protected: {
    promise:
      'no pipeline, deployment, hook, lockfile, key or setting of a tool is changed, and no secret is shown',
    off: {
      'src/core/repository/protected-names.ts': {
        isHidden: '() => false',
        whyProtected: '() => undefined',
      },
    },
  },
  readFirst: {
    promise: 'what acts before somebody reads it is named at the top of the reports',
    off: { 'src/core/repository/read-first-names.ts': { whyReadFirst: '() => undefined' } },
  },
  paths: {
    promise: 'nothing outside the safe directory is read or changed',
    off: {
      'src/engines/files/path.ts': {
        repoPath: '(candidate) => candidate',
        whyReadOnly: '() => undefined',
        whyNotNew: '() => undefined',
      },
    },
  },
  secrets: {
    promise: "none of the job's secrets leaves it",
    off: {
      'src/agent/work/guarded-ports.ts': {
        guardedPorts: '(ports) => ports',
        withoutSecrets: '(result) => result',
      },
    },
  },
  ...changeWalls,
  keys: {
    promise: 'what looks like a key reaches no model and no report',
    off: {
      'src/engines/text/secrets.ts': {
        hideKeys: '(text) => text',
        redactor: '() => (text) => text',
      },
    },
  },
  directives: {
    promise: 'no word of a ticket steers the checks, issues or trailers of a commit',
    off: {
      'src/core/markup/directives.ts': {
        removeDirectives: '(line) => line',
        breakDirectives: '(text) => text',
      },
    },
  },
  references: {
    promise: 'no other ticket is linked or moved',
    off: { 'src/core/markup/escape.ts': { withoutForeignKeys: '(text) => text' } },
  },
  invisible: {
    promise: 'people see what the model sees',
    off: {
      'src/engines/text/invisible.ts': {
        withoutInvisible: '(text) => text',
        visibleText: '(text) => text',
        showDeceptive: '(text) => text',
        showInvisible: '(text) => text',
      },
    },
  },
  markdown: {
    promise: 'text in a pull request stays text',
    off: {
      'src/core/markup/escape.ts': {
        escapeMarkdown: '(text) => text',
        boldMarkdown: "(text) => '**' + text + '**'",
        safeCodeSpan: "(text) => '`' + text + '`'",
        safeFence: "(language, text) => '```' + language + '\\n' + text + '\\n```'",
        plainLanguage: '(language) => language',
      },
      'src/engines/text/invisible.ts': {
        clean: '(text) => text',
        cleanLine: '(text) => text',
      },
    },
  },
  names: {
    promise: 'no name is created that means something else on another system',
    off: { 'src/engines/files/path.ts': { whyNotNew: '() => undefined' } },
  },
  commit: {
    promise: 'files are those of the commit, whatever links and files are on disk',
    off: {
      'src/adapters/git/commit-workspace.ts': {
        commitWorkspace: `(directory, commit) => ({
          ...guarded_commitWorkspace(directory, commit),
          read: async (path) => {
            const { readFile } = await import('node:fs/promises');
            const text = await readFile(directory + '/' + path, 'utf8').catch(() => undefined);
            return text === undefined ? undefined : { text, executable: false };
          },
        })`,
      },
    },
  },
  links: {
    promise: 'a link leads where it says, by https',
    off: {
      'src/core/markup/escape.ts': { linkTarget: '(url) => url', pageUrl: '(url) => url' },
    },
  },
  hosts: {
    promise: 'no link of the model leads anywhere',
    off: {
      'src/core/report/prose.ts': {
        readLink: '({ href, text }) => [{ kind: "link", text, url: href }]',
      },
    },
  },
  commands: {
    promise: 'no bot obeys a line of a report',
    off: {
      'src/core/markup/bot-commands.ts': {
        breakCommands: '(text) => text',
        removeCommands: '(title) => title',
      },
    },
  },
  eye: {
    promise: 'what deceives the eye in a change is named, and makes it a draft',
    off: {
      'src/engines/syntax/hidden/index.ts': { newHidden: '() => []' },
      'src/core/repository/folded.ts': { whyFolded: '() => undefined' },
    },
  },
  canary: {
    promise: 'tests that product code can make green are no evidence',
    off: { 'src/agent/loop/steps/canary-run.ts': { withCanary: 'async (found) => found' } },
  },
  log: {
    promise: 'no text in the log is a command of the runner',
    off: { 'src/action/runner.ts': { defuse: '(text) => text' } },
  },
  enclosure: {
    promise: 'no text closes its tag in a prompt',
    off: {
      'src/engines/text/enclosure.ts': {
        enclosed: "(tag, text) => '<' + tag + '>\\n' + text + '\\n</' + tag + '>'",
      },
    },
  },
  project: {
    promise: 'tickets of other projects are not read',
    off: { 'src/core/tickets/ticket.ts': { projectOf: "() => 'SHOP'" } },
  },
  level: {
    promise: 'tickets with a security level are not read',
    off: { 'src/adapters/jira/audience.ts': { isOpenToProject: '() => true' } },
  },
  budget: {
    promise: 'a run ends within the calls and tokens that it announced',
    off: {
      'src/core/run/budget.ts': { isSpent: '() => false' },
      'src/agent/loop/context/metered-model.ts': {
        meterModel: `(model) => ({
          spent: () => nothingSpent,
          excess: () => 0,
          ask: (request, signal) =>
            model.ask(request, { signal, beforeAttempt: () => {}, maxReplyTokens: 100_000 }),
        })`,
      },
    },
  },
  work: {
    promise: 'the work for a reply grows no faster than the reply',
    off: {
      'src/engines/edits/place/align.ts': { mostComparisons: 'Number.POSITIVE_INFINITY' },
    },
  },
  length: {
    promise: 'a reply that is longer than any is one that was cut off',
    off: { 'src/engines/model/message/parsed-reply.ts': { withinLength: '(reply) => reply' } },
  },
  answers: {
    promise: 'no answer of the model, Jira or GitHub is read beyond a bound',
    off: {
      'src/engines/model/stream/collector.ts': { requireKeepable: '() => {}' },
      'src/engines/async.ts': {
        firstBytes: `async (body) => ({
          bytes: new Uint8Array(await new Response(body).arrayBuffer()),
          isWhole: true,
        })`,
      },
    },
  },
  pattern: {
    promise: 'no expression takes more than linear time',
    off: {
      'src/core/repository/search/pattern.ts': {
        patternMatcher: `async (text) => ({
          mayMatch: () => true,
          matches: (line) => new RegExp(text).test(line),
          startIn: () => 0,
          isSpent: () => false,
        })`,
      },
    },
  },
  text: {
    promise: 'files that are not plain text are neither shown nor changed',
    off: { 'src/adapters/git/decode.ts': { whyNoText: '() => undefined' } },
  },
  ...machineWalls,
  ...memoryWalls,
  ...callerWalls,
  ...cloneWalls,
} as const satisfies Readonly<Record<string, Wall>>;

export type WallName = keyof typeof walls;
