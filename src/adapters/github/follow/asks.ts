import { isMarkedAnswer } from '../../../core/report/index.ts';
import { hasCommentMark, textAfterCommand } from '../../../core/tickets/index.ts';
import type { PullFacts, PullRequestAsk, Thread } from '../../../core/work/index.ts';
import type { LineComment, SaidReview, Statement, Talk } from './talk.ts';

/** A thread, by the id of its first comment. */
export type KnownThreads = ReadonlyMap<number, Pick<Thread, 'id' | 'isResolved'>>;

/** What decides which statements count. */
export interface AskRules {
  readonly command: string;
  /** The login of the agent: it opened the pull request. */
  readonly agent: string;
  /** The logins of people who may write to the repository. */
  readonly writers: ReadonlySet<string>;
  readonly threads: KnownThreads;
}

/** Requests of one pull request that are looked at. */
const maxAsks = 50;

/**
 * People whose statements may ask or decide, if they may write; those who may belong to the repository come first, so
 * that no number of strangers stands in their way. Statements of the agent and of bots are none.
 */
export function possibleAskers(talk: Talk, command: string): readonly string[] {
  const said = [
    ...[...talk.comments, ...talk.lines].filter(({ body }) => commanded(body, command)),
    ...talk.reviews.filter((one) => decides(one) || commanded(one.body, command)),
  ];
  const people = said.filter(isFromPerson);
  const insiders = people.filter(({ isInsider }) => isInsider);
  return [...new Set([...insiders, ...people].map(({ login }) => login))];
}

/** The newest review by a person, whoever that is; `undefined` if there is none. */
export function newestReview({ reviews }: Talk, agent: string): PullFacts['reviewed'] {
  const given = reviews.filter((one) => isFromPerson(one) && one.login !== agent && one.at !== '');
  const newest = given.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1);
  return newest && { by: newest.login, at: newest.at };
}

/** What people ask for and has no answer, oldest first. */
export function findAsks(talk: Talk, rules: AskRules): readonly PullRequestAsk[] {
  const counts = (one: Statement) => isFromPerson(one) && rules.writers.has(one.login);
  const heard: Talk = {
    comments: talk.comments.filter(counts),
    reviews: talk.reviews.filter(counts),
    lines: talk.lines.filter(counts),
  };
  const open = heard.lines.filter((line) => isOpen(talk, rules, line));
  const found = [...askedInComments(heard, rules), ...askedInReviews(heard, rules, open)];
  return found
    .filter(({ ask, roots }) => !isAnswered(talk, rules, ask, roots))
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, maxAsks)
    .map(({ ask }) => ask);
}

/** Whether people who may write approve, and none of them asks for changes, by the newest opinion of each. */
export function isApprovedBy({ reviews }: Talk, { writers }: AskRules): boolean {
  const given = reviews
    .filter((one) => isFromPerson(one) && writers.has(one.login) && one.state !== 'COMMENTED')
    .toSorted((one, other) => one.at.localeCompare(other.at));
  const newest = [...new Map(given.map(({ login, state }) => [login, state])).values()];
  return newest.includes('APPROVED') && !newest.includes('CHANGES_REQUESTED');
}

/** Whether the newest word on it, by somebody who may write, is the command and `off`. */
export function isToldOff(talk: Talk, { command, writers }: AskRules): boolean {
  const told = [...talk.comments, ...talk.reviews, ...talk.lines]
    .filter((one) => isFromPerson(one) && writers.has(one.login))
    .filter(({ body }) => isSwitch(body, command));
  const newest = told.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1);
  return newest !== undefined && /off\W*$/i.test(newest.body);
}

/** Whether a text is the command with which people turn the agent off or on. */
const isSwitch = (body: string, command: string) =>
  /^(?:off|on)[.!]*$/i.test(textAfterCommand(body, command) ?? '');

/** A request, when it was made, and the first comments of its threads. */
interface Found {
  readonly at: string;
  readonly ask: PullRequestAsk;
  readonly roots: readonly number[];
}

/** A deleted account has no login, so it counts for nobody. */
const isFromPerson = ({ login, isBot, body }: Statement) =>
  login !== '' && !isBot && !hasCommentMark(body);

const commanded = (body: string, command: string) => textAfterCommand(body, command) !== undefined;
const asksForChanges = ({ state }: SaidReview) => state === 'CHANGES_REQUESTED';
const decides = (review: SaidReview) => asksForChanges(review) || review.state === 'APPROVED';

/** What a text asks for after the command; turning the agent off or on is no request. */
function asked(body: string, command: string): string | undefined {
  return isSwitch(body, command) ? undefined : textAfterCommand(body, command);
}

function askedInComments({ comments }: Talk, { command }: AskRules): readonly Found[] {
  return comments.flatMap(({ id, node, login: author, body, at }) => {
    const text = asked(body, command);
    if (text === undefined) return [];
    const review = { id: `comment-${id}`, author, text, remarks: [] };
    return [{ at, roots: [], ask: { review, isByName: true, asks: [node], threads: [] } }];
  });
}

/** Every comment on a line belongs to a review, so that all that was sent with it is one request. */
function askedInReviews(
  talk: Talk,
  rules: AskRules,
  open: readonly LineComment[],
): readonly Found[] {
  const reviews = new Map(talk.reviews.map((review) => [review.id, review]));
  const lines = Map.groupBy(open, ({ review }) => review);
  const ids = new Set([...reviews.keys(), ...lines.keys()]);
  return [...ids].flatMap((id) => {
    const found = askedInReview(talk, rules, reviews.get(id), lines.get(id) ?? []);
    return found === undefined ? [] : [found];
  });
}

function askedInReview(
  talk: Talk,
  rules: AskRules,
  review: SaidReview | undefined,
  lines: readonly LineComment[],
): Found | undefined {
  const { command } = rules;
  const said = review ?? lines[0];
  if (said === undefined) return undefined;
  const text = review && asked(review.body, command);
  const named = lines.filter(({ body }) => asked(body, command) !== undefined);
  const wantsAll = text !== undefined || (review !== undefined && isOpenRefusal(talk, review));
  const wanted = wantsAll ? lines.filter((line) => !isSwitch(line.body, command)) : named;
  if (!wantsAll && named.length === 0) return undefined;
  const threads = threadsOf(talk, rules, wanted);
  const isByName = text !== undefined || named.length > 0;
  if (!isByName && threads.length === 0 && said.body.trim() === '') return undefined;
  const asks = wantsAll ? [said.node] : named.map(({ node }) => node);
  const id = `review-${review?.id ?? lines[0]?.review}`;
  const ask: PullRequestAsk = {
    review: {
      ...{ id, author: said.login, text: text ?? review?.body ?? '' },
      remarks: threads.map(({ remark }) => remark),
    },
    ...{ isByName, asks },
    threads: threads.flatMap(({ thread }) => thread ?? []),
  };
  return {
    at: said.at,
    ask,
    roots: threads.filter(({ thread }) => thread).map(({ root }) => root),
  };
}

/**
 * Whether what is said on a line is still to be done. With a thread that was resolved, people are done, unless they call
 * the agent by name after its answer there.
 */
function isOpen({ lines }: Talk, rules: AskRules, { id, root, body }: LineComment): boolean {
  const { threads, agent, command } = rules;
  if (threads.get(root)?.isResolved !== true) return true;
  const isAnswered = lines.some((one) => one.root === root && one.login === agent && one.id < id);
  return isAnswered && asked(body, command) !== undefined;
}

/** Whether a review asks for changes, and its author has not approved since. */
function isOpenRefusal({ reviews }: Talk, review: SaidReview): boolean {
  const isLater = ({ login, state, at }: SaidReview) =>
    login === review.login && state === 'APPROVED' && at >= review.at;
  return asksForChanges(review) && !reviews.some(isLater);
}

/**
 * One remark for each thread; those that can be answered in their thread come first, in the order of `threads`. Beyond
 * the threads that are read, `thread` is missing.
 */
function threadsOf(talk: Talk, { command, threads }: AskRules, lines: readonly LineComment[]) {
  const found = [...Map.groupBy(lines, ({ root }) => root)].map(([root, [first, ...more]]) => {
    const known = threads.get(root);
    const { path = '', line, hunk } = first?.remark ?? {};
    const before = talk.lines.filter((one) => one.id === root && one !== first);
    const texts = [...before, ...(first ? [first] : []), ...more].map(
      ({ body }) => textAfterCommand(body, command) ?? body,
    );
    const remark = { path, line, hunk, text: texts.filter((text) => text !== '').join('\n\n') };
    return { root, remark, thread: known && { ...known, path, line } };
  });
  return found.toSorted((one, other) => Number(!one.thread) - Number(!other.thread));
}

/** Whether the agent has answered in each thread, or below the pull request if not all have one of their own. */
function isAnswered(
  { comments, lines }: Talk,
  { agent }: AskRules,
  { review }: PullRequestAsk,
  roots: readonly number[],
): boolean {
  const isAnswer = ({ login, body }: Statement) =>
    login === agent && isMarkedAnswer(body, review.id);
  if (comments.some(isAnswer)) return true;
  const answered = new Set(lines.filter(isAnswer).map(({ root }) => root));
  return roots.length > 0 && roots.every((root) => answered.has(root));
}
