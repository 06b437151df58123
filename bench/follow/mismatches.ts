import { type Expected, type Said, untouched } from './scenario.ts';
import { agent, type Stage } from './stage.ts';
import { headlineOf, nowOf, readable, statusOf } from './told.ts';

/** Compares what people find with what is expected. Each entry says what is wrong. */
export async function findMismatches(
  stage: Stage,
  { now, ...given }: Expected,
): Promise<readonly string[]> {
  const { world, pull } = stage;
  const told = stage.told();
  const expected = { status: now, ...untouched, ...given };
  const { lines, comments, resolved } = world.github.talk;
  const isOwn = ({ by }: { readonly by?: string | undefined }) => by === agent;
  const hasPull = expected.pulls.length > 0;
  const [, ...titles] = hasPull ? (await stage.commits()).map(({ title }) => title) : [];
  const saying = [told.comment, readable(told.body), ...told.answers];
  const files = Object.entries(expected.files ?? {});
  const tree = files.length === 0 ? undefined : await world.github.tree(pull().head);
  const texts = (lines_: readonly { readonly body: string }[]) => lines_.map(({ body }) => body);
  const { 'stop-reason': reason = '' } = stage.last()?.outputs ?? {};
  return [
    ...differ('headline', headlineOf(told), expected.headline),
    ...differOrNone('now', nowOf(told), now),
    ...(hasPull ? differOrNone('status', statusOf(told), expected.status) : []),
    ...(expected.comment ?? []).flatMap((said) => differ('comment', told.comment, said)),
    ...(expected.body ?? []).flatMap((said) => differ('body', readable(told.body), said)),
    ...(expected.never ?? []).flatMap((said) =>
      saying.some((text) => holds(text, said)) ? [`says ${shown(said)}`] : [],
    ),
    ...differInOrder('answers in threads', texts(lines.filter(isOwn)), expected.threads),
    ...differInOrder('answers below', texts(comments.filter(isOwn)), expected.below),
    ...differInOrder('commits', hasPull ? titles : [], expected.commits),
    ...files.flatMap(([path, said]) => differ(path, tree?.get(path) ?? '', said)),
    ...(expected.prompts ?? []).flatMap((said) =>
      differ('prompts', stage.prompts().join('\n'), said),
    ),
    ...differ('calls', `${stage.asked()}`, whole(expected.paid)),
    ...differ('ticket', world.jira.issue(world.jira.all()[0]?.key ?? '').status, expected.ticket),
    ...differ('pull requests', pullsOf(stage).join(), whole(expected.pulls.join())),
    ...differ('resolved threads', `${resolved.size}`, whole(expected.resolved)),
    ...differ('reruns', `${rerunsOf(stage)}`, whole(expected.reruns)),
    ...(expected.reason === undefined ? [] : differ('reason', reason, whole(expected.reason))),
    ...(expected.annotations === undefined
      ? []
      : differ('annotations', stage.last()?.annotations.join('\n') ?? '', expected.annotations)),
  ];
}

const whole = (text: string | number | RegExp) =>
  text instanceof RegExp ? text : new RegExp(`^${text}$`);

function holds(text: string, said: Said): boolean {
  return typeof said === 'string' ? text.includes(said) : said.test(text);
}

const shown = (said: Said) => (typeof said === 'string' ? JSON.stringify(said) : String(said));

/** Characters of a text in a mismatch. */
const most = 300;

function differ(what: string, text: string, said: Said): readonly string[] {
  if (holds(text, said)) return [];
  const start = text.length > most ? `${text.slice(0, most)}…` : text;
  return [`${what} lacks ${shown(said)}: ${JSON.stringify(start)}`];
}

function differOrNone(
  what: string,
  text: string | undefined,
  said: Said | null | undefined,
): readonly string[] {
  if (said === undefined) return [];
  if (said === null) return text === undefined ? [] : [`${what} is said: ${JSON.stringify(text)}`];
  return differ(what, text ?? '', said);
}

function differInOrder(
  what: string,
  texts: readonly string[],
  all: readonly Said[],
): readonly string[] {
  if (texts.length !== all.length)
    return [
      `${what}: ${texts.length} in place of ${all.length}: ${JSON.stringify(texts).slice(0, most)}`,
    ];
  return all.flatMap((said, at) => differ(what, texts[at] ?? '', said));
}

function pullsOf({ world: { github } }: Stage): readonly string[] {
  return github.pulls
    .filter(({ author }) => author === undefined)
    .map(({ state, end }) =>
      state === 'open' ? state : end?.merge === undefined ? 'closed' : 'merged',
    );
}

function rerunsOf({ world: { github } }: Stage): number {
  const route = /\/actions\/runs\/\d+\/rerun-failed-jobs$/;
  return github.requests.filter(({ path }) => route.test(path)).length;
}
