import { headlineOf, nowOf, readable, statusOf, type Told } from './told.ts';

/** A check of the head, as it is. */
export interface TrueCheck {
  readonly name: string;
  readonly state: 'running' | 'held' | 'passed' | 'failed';
  /** Whether this is not its first attempt on the commit. */
  readonly isAgain: boolean;
}

/** How the newest pull request of a ticket stands. */
export interface TruePull {
  readonly state: 'open' | 'merged' | 'closed';
  readonly isDraft: boolean;
  readonly isApproved: boolean;
  readonly isQueued: boolean;
  readonly isOff: boolean;
  readonly conflicts: boolean;
  /** Where it leads, or was merged to. */
  readonly into: string;
  /** Whether that is still the branch that it was made for. */
  readonly isAtHome: boolean;
  readonly checks: readonly TrueCheck[];
  /** Whoever has committed to its branch besides the agent. */
  readonly people: readonly string[];
}

/** How things stand when a look has ended. */
export interface Truth {
  readonly pull: TruePull | undefined;
  /** Attempts that have begun. */
  readonly attempts: number;
  /** Whether a run is at work. */
  readonly isWorking: boolean;
}

/** What the rules compare: the truth, and what is said where. */
interface Claim extends Truth {
  readonly headline: string;
  readonly now: string;
  readonly status: string;
  /** Everything that people read, with the answers. */
  readonly all: string;
  readonly comment: string;
}

/** What nobody may read, each with how it is found. */
const rules = {
  'waits for a review after its end': ({ pull, headline, now, status }) =>
    isOver(pull) && /ready for review|waits? for|waiting/i.test(`${headline}\n${now}\n${status}`),
  'is fixed though nothing is merged where it belongs': ({ pull, headline }) =>
    /^Fixed/.test(headline) && !(pull?.state === 'merged' && pull.isAtHome),
  'is not fixed though it is merged': ({ pull, headline }) =>
    pull?.state === 'merged' && pull.isAtHome && headline !== '' && !/^Fixed/.test(headline),
  'was closed though it is not': ({ pull, headline, now }) =>
    pull?.state !== 'closed' && /closed without being merged/.test(`${headline}\n${now}`),
  'was merged though it is not': ({ pull, headline, now, status }) =>
    pull?.state !== 'merged' &&
    /\bmerged (?:into|elsewhere)/i.test(`${headline}\n${now}\n${status}`),
  'was merged into another branch': ({ pull, headline }) => {
    const into = /merged into (\S+) on/.exec(headline)?.[1];
    return pull !== undefined && into !== undefined && into !== pull.into;
  },
  'has no change though a pull request is open': ({ pull, all }) =>
    pull?.state === 'open' &&
    /already does what you ask|no pull request was opened|the project is unchanged|work has not begun|nothing was changed, because the program/i.test(
      all,
    ),
  'names a check that is neither red nor running': ({ pull, now, status }) =>
    [now, status].some((text) => namesOther(text, pull)),
  'counts other checks as passed': ({ pull, now, status }) => {
    const passed = pull?.checks.filter(({ state }) => state === 'passed').length ?? 0;
    return [now, status].some((text) => {
      const counted = /\b(\d+) checks? passed/.exec(text)?.[1];
      return counted !== undefined && Number(counted) !== passed;
    });
  },
  'waits for checks that have ended': ({ pull, now, status }) =>
    pull !== undefined &&
    isSaid(/waits for its checks? to end/i, now, status) &&
    !pull.checks.some(({ state }) => state === 'running'),
  'waits for a person to start checks that nobody holds': ({ pull, now, status }) =>
    pull !== undefined &&
    isSaid(/waits for a person to start its checks/i, now, status) &&
    !pull.checks.some(({ state }) => state === 'held'),
  'is run again though nothing is': ({ pull, now, status }) =>
    isSaid(/\bruns? it again, once|(?:is|are) (?:being )?(?:run|started) again/i, now, status) &&
    pull?.checks.some(({ state, isAgain }) => state === 'running' && isAgain) !== true,
  'has commits of somebody who made none': ({ pull, now, status }) =>
    [now, status].some((text) => {
      const name = /“([^”]*)” has committed/.exec(text)?.[1];
      return name !== undefined && pull?.people.includes(name) !== true;
    }),
  'is a draft though it is not, or the reverse': ({ pull, headline, now, status }) => {
    if (pull?.state !== 'open') return false;
    const isCalled = /\bdraft\b/i.test(headline) || isSaid(/\bis a draft\b/, now, status);
    return pull.isDraft ? /ready for review/i.test(headline) : isCalled;
  },
  'is approved though it is not': ({ pull, now, status }) =>
    isSaid(/\b(?:is|was) approved\b/i, now, status) &&
    pull?.isApproved !== true &&
    pull?.isQueued !== true,
  'is queued though it is not': ({ pull, now, status }) =>
    isSaid(/waits to be merged/i, now, status) && pull?.isQueued !== true,
  'conflicts though it does not': ({ pull, now, status }) =>
    isSaid(/^(?:.*: )?It conflicts|, it conflicts/i, now, status) && pull?.conflicts !== true,
  'is left alone though nobody asked for that': ({ pull, now, status }) =>
    isSaid(/leaves it alone/i, now, status) && pull?.isOff !== true,
  'is worked on though nothing works': ({ isWorking, headline, now, status }) =>
    !isWorking &&
    isSaid(
      /\bis in progress\b|\bthe agent works on\b|makes the change again/i,
      headline,
      now,
      status,
    ),
  'is told to wait though it is red': ({ pull, now, status }) =>
    pull?.state === 'open' &&
    pull.checks.some(({ state }) => state === 'failed') &&
    [now, status].some((text) =>
      /^(?:.*: )?it waits for a person to review it\.(?: \d+ checks? passed\.)?$/i.test(text),
    ),
  'has more attempts than were made': ({ attempts, comment }) =>
    [...comment.matchAll(/\battempt (\d+) (?:at|of)\b/gi)].some(
      ([, count]) => Number(count) > attempts,
    ),
  'stands in two ways': ({ pull, now, status }) =>
    pull?.state === 'open' && now !== '' && status !== '' && !agree(now, status),
} as const satisfies Readonly<Record<string, (claim: Claim) => boolean>>;

/** What a text must not say of how things stand. */
export type Untruth = keyof typeof rules;

const untruths = Object.keys(rules).filter((name): name is Untruth => name in rules);

/** Finds what people read that is not so. */
export function findUntruths(truth: Truth, told: Told): readonly Untruth[] {
  const { comment, body, answers } = told;
  const claim: Claim = {
    ...{ ...truth, comment, headline: headlineOf(told) },
    ...{ now: nowOf(told) ?? '', status: statusOf(told) ?? '' },
    all: [comment, readable(body), ...answers].join('\n'),
  };
  return untruths.filter((name) => rules[name](claim));
}

const isOver = (pull: TruePull | undefined) => pull?.state === 'merged' || pull?.state === 'closed';

const isSaid = (pattern: RegExp, ...texts: readonly string[]) =>
  texts.some((text) => pattern.test(text));

/** Whether a sentence names a check that is not in the state that it may be named for. */
function namesOther(text: string, pull: TruePull | undefined): boolean {
  const named = [...text.matchAll(/“([^”]*)”/g)].map(([, name]) => name);
  const isAbout = (state: TrueCheck['state']) => state !== 'passed' || /flaky|passed/i.test(text);
  return named.some((name) => {
    const checks = pull?.checks.filter((check) => check.name === name) ?? [];
    return checks.length > 0 && !checks.some(({ state }) => isAbout(state));
  });
}

/** Whether two texts say the same of a pull request: one may add what only its readers need, or leave what passes. */
function agree(now: string, status: string): boolean {
  const [one = '', other = ''] = [now, status].map((text) =>
    text
      .replace(/^(?:in \S+, )?pull request #\d+:? /i, '')
      .replace(/(?:the last attempt changed nothing|no other attempt has begun)\b.*$/i, '')
      .toLowerCase(),
  );
  const isSaidOnce = one === '' || other === '';
  return isSaidOnce || topics.every((topic) => topic.test(one) === topic.test(other));
}

/** What a sentence can be about; each is in both or in neither. */
const topics = [
  /waits? for a person to review/,
  /\bapproved\b/,
  /\bdraft\b/,
  /conflicts with/,
  /leaves it alone/,
  /has committed/,
  /\bfailed\b|\bfails\b/,
  /\bmerged?\b/,
] as const;
