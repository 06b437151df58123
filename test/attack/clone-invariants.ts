import type { CloneScene } from './clone.ts';
import { receivedBy, secretsOfPerson } from './clone-people.ts';
import { changedPaths, formsOf } from './invariants.ts';

/** What holds after every command in a clone: each returns what breaks it, one sentence each. */
export const cloneInvariants: Readonly<Record<string, (scene: CloneScene) => readonly string[]>> = {
  'no address of the clone gets a request': ({ people, hosts }) => [
    ...people.stranger.requests.map(({ path }) => `the address of the clone was asked for ${path}`),
    ...hosts
      .filter((host) => !ownHosts.test(host))
      .map((host) => `a request was made to the host ${host}`),
  ],
  'each secret reaches only the server that it is for': ({ people }) =>
    receivedBy(people).flatMap(({ server, text, forbidden }) =>
      Object.entries(secretsOfPerson)
        .filter(([name, secret]) => forbidden.includes(name) && shows(text, secret))
        .map(([name]) => `${server} got ${name}`),
    ),
  'no secret is printed': ({ stdout, stderr }) =>
    Object.entries(secretsOfPerson)
      .filter(([, secret]) => shows(stdout + stderr, secret))
      .map(([name]) => `${name} is printed`),
  'no command of the clone runs': ({ isMarked }) =>
    isMarked ? ['a command of the clone ran'] : [],
  'nothing is written without agreement': ({ agrees, before, after }) =>
    agrees ? [] : changedPaths(before, after).map((path) => `${path} was changed`),
  'people see what is printed': ({ stdout, stderr, isTerminal }) => {
    const text = stdout + stderr;
    const isSteered = text.includes('\u001B') && !isTerminal;
    return isSteered || deceiving.test(text) ? ['what is printed moves or hides text'] : [];
  },
  'the command ends by itself, with a sentence': ({ exitCode, stderr }) => {
    if (exitCode === null) return ['the command did not end by itself'];
    return /^ {4}at /m.test(stderr) ? [`the command crashed: ${stderr}`] : [];
  },
};

const shows = (text: string, secret: string) => formsOf(secret).some((form) => text.includes(form));

/** Hosts that the program asks if the person names no others. */
const ownHosts = /^(?:[A-Z]+ https?:\/\/)?api\.(?:openai|github)\.com\b/;

/** Reversed lines and hidden words. */
const deceiving = /[\u202A-\u202E\u2066-\u2069]|[\u{E0000}-\u{E01EF}]/u;
