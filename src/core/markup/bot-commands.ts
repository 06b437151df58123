/**
 * Lines that other programs obey once they stand in a pull request, a commit or a ticket: most read the raw text and
 * look at the start of each line. Each pattern matches the place where the words are torn apart.
 */

/** A line's start, and what lists, quotes and tables put there. Its signs may be escaped. */
const start = String.raw`(?<=^(?:[\s>*+|\\-]|\d{1,3}[.)]){0,24}`;
const line = (before: string, after: string) => new RegExp(`${start}${before})(?=${after})`, 'gim');

/** Slash commands that have meant something to a program for review, tests or merging. */
const verbs = [
  'approve|area|assign|auto-?cc|azp|backport|build|cancel|cc|check-?cla|cherry-?pick|ci|close|deploy|fix|gcbrun',
  'gemini|hold|improve|kind|label|lgtm|lifecycle|lock|merge|milestone|ok-to-test|override|priority|rebase|recheck',
  'release|remove-[a-z-]+|reopen|rerun|retest|retitle|retry|review|revert|run|ship|shipit|sig|skip|squash|stop',
  'submit|test|transfer|triage|unapprove|unassign|uncc|unhold|unlock|update|verify|work',
].join('|');

/** Names of programs that act on what follows their name, with and without an `@`. */
const bots = [
  'allcontributors|atlantis|bors|bugbot|cla bot|claude|coderabbitai|codex|copilot|dependabot|ghprb|github-actions|greptileai|homu',
  'jenkins|k8s-ci-robot|mergebot|mergify|mergifyio|netlify|openhands|pre-commit-ci|renovate|renovatebot|rustbot',
  'rust-?timer|snyk|sweep|triagebot|trunk|vercel|zuul',
].join('|');

/** Phrases that are obeyed wherever they stand, with any signs between their words: they are torn within one. */
const phrases: readonly RegExp[] = [
  /(?<=o)(?=k\W{1,80}to\W{1,80}test)/gi,
  /(?<=te)(?=st\W{1,80}this\W{1,80}please)/gi,
  /(?<=ad)(?=d\W{1,80}to\W{1,80}(?:white|allow)list)/gi,
  /(?<=here)(?=by\W{1,80}sign)/gi,
];

/** What is obeyed as a whole line. */
const alone =
  'check experimental|gate|lgtm|please test|rebuild|recheck|regate|rerun|retest|reverify|run tests|shipit|take|test this|try';

/** An argument or nothing: a path goes on with a slash or a dot. */
const noPath = String.raw`(?![\w-]*(?:\/|\.\w))`;

const inProse: readonly RegExp[] = [
  ...phrases,
  line('/', String.raw`[a-z][\w-]*${noPath}`),
  line('!', '[a-z]'),
  line('#', '!'),
  line('@', String.raw`[a-z][\w-]*`),
  line('[a-z]', String.raw`(?<=(?=(?:${bots})\b[: ,]*\S).)`),
  line('r', '[+=-]'),
  line('[a-z]', String.raw`(?<=(?=(?:${alone})\W*$).)`),
  line(String.raw`\.`, String.raw`[a-z]+\s*$`),
  line('depends-', 'on:'),
  line(':', String.raw`(?:shipit|\+1|ship|rocket):`),
];

/** Code is copied, and its lines begin with slashes of paths: only what is known to act is torn there. */
const inCode: readonly RegExp[] = [
  ...phrases,
  line(String.raw`\/`, String.raw`(?:${verbs})(?:\s|$)`),
  line('@', String.raw`(?:${bots})\b`),
  line('[a-z]', String.raw`(?<=(?=(?:bors|atlantis|homu)[: ] ?\w).)`),
];

/** A span of code begins no line, since its backtick stands before it. */
const inSpan: readonly RegExp[] = [...phrases, line('@', String.raw`(?:${bots})\b`)];

const places = { prose: inProse, code: inCode, span: inSpan };

/** Tears commands for other programs apart with an invisible character: the text looks the same and starts nothing. */
export function breakCommands(text: string, where: keyof typeof places): string {
  return places[where].reduce((broken, place) => broken.replace(place, '\u200B'), text);
}

/** What is obeyed in the middle of a title, which begins with a ticket's key, and what replaces it. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`^\s*(?:[/!]|#!)+(?=[a-z][\w-]*${noPath})`, 'i'), ''],
  [/ok(?=\W{1,80}to\W{1,80}test)/gi, 'okay'],
  [/(?<=test)\W{1,80}this\W{1,80}please/gi, ' this'],
  [/(?<=add\W{1,80}to)\W{1,80}(?=(?:white|allow)list)/gi, ' the '],
];

/** Takes commands for other programs out of a title. */
export function removeCommands(title: string): string {
  return replacements.reduce((left, [pattern, instead]) => left.replace(pattern, instead), title);
}
