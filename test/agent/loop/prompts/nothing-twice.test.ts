import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ModelReply,
  type ModelRequest,
  messageText,
} from '../../../../src/engines/model/port/index.ts';
import { exited } from '../../../engines/evidence/command-results.ts';
import { memoryChecks, respondingModel, says } from '../../../support/memory/context.ts';
import { reply } from '../../../support/memory/replies.ts';
import { runs } from '../../../support/property-runs.ts';
import { playWith } from '../played.ts';

/** Lines of which none is like another. */
const linesOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} has line ${at + 1}`);
const isUnique = (line: string) => /^\w+ has line \d+$/.test(line);
const unique = { main: linesOf('main', 1_000), other: linesOf('other', 1_000) };
const files = { 'src/main.txt': unique.main.join('\n'), 'src/other.txt': unique.other.join('\n') };
const path = 'src/main.txt';

/** What a model does in a run: the lines that it looks at, and what it edits. */
const behavior = fc.record({
  looks: fc.record({
    plan: fc.integer({ min: 0, max: 3 }),
    edit: fc.integer({ min: 0, max: 2 }),
    verdict: fc.integer({ min: 0, max: 2 }),
  }),
  edits: fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 80 }),
      removes: fc.integer({ min: 1, max: 14 }),
      adds: fc.integer({ min: 0, max: 14 }),
    }),
    { minLength: 3, maxLength: 3 },
  ),
  isBeside: fc.boolean(),
  failsTests: fc.boolean(),
});
type Behavior = typeof behavior extends fc.Arbitrary<infer One> ? One : never;

/** Looks at lines that nothing has shown yet: a plan shows the first ones of its file. */
function looking() {
  let next = 0;
  return (): ModelReply => {
    const at = 400 + 40 * next;
    next += 1;
    const calls = [path, 'src/other.txt'].map((file) => ({
      name: 'read_file',
      input: { path: file, ranges: [`${at}-${at + 29}`] },
    }));
    return { ...says(''), toolCalls: calls };
  };
}

/** Edits the main file as it is now, each time another part of it. */
function editing(edits: Behavior['edits']) {
  let lines = unique.main;
  let made = 0;
  return (): ModelReply => {
    const { at, removes, adds } = edits[made % edits.length] ?? { at: 0, removes: 1, adds: 1 };
    made += 1;
    const added = [`change ${made}`, ...linesOf(`change${made}`, adds)];
    const removed = lines.slice(at, at + removes);
    lines = lines.toSpliced(at, removes, ...added);
    return reply.edit(path, removed.join('\n'), added.join('\n'));
  };
}

/** The tests fail with the first change only. */
const checks = memoryChecks((_, patch) => {
  const isRed = [...patch.values()].some(
    ({ after }) => after?.includes('change 1') === true && !/change [2-9]/.test(after),
  );
  return isRed ? exited(1, 'not ok 1 - works') : exited(0, 'ok 1 - works');
});

/** Returns the requests of a run, and which of them are due to a look of the one before. */
async function requestsOf({ looks, edits, isBeside, failsTests }: Behavior) {
  const [look, edit] = [looking(), editing(edits)];
  const left = { ...looks };
  const afterLook = new Set<number>();
  let reviews = 0;
  const model = respondingModel(({ answer }, index) => {
    const due = answer?.name === 'plan' || answer?.name === 'verdict' ? answer.name : 'edit';
    if (left[due] > 0) {
      left[due] -= 1;
      afterLook.add(index + 1);
      return look();
    }
    left[due] = looks[due];
    if (due === 'plan')
      return isBeside ? { ...reply.fix(path), text: edit().text } : reply.fix(path);
    if (due === 'edit') return edit();
    reviews += 1;
    return reviews === 1 ? reply.revise('It lacks a line.') : reply.approve();
  });
  const { ended } = await playWith(model, files, {
    task: { instruction: '# APP-17: It lacks a line' },
    rules: { maxAttempts: 6, maxCalls: 40, maxLooks: 60 },
    context: failsTests ? { checks } : {},
  });
  expect(ended.reason).toBe('approved');
  return { requests: model.requests, afterLook };
}

/** Returns the lines of files in a request, in runs; lines that a diff has removed are in no file. */
function shownRuns({ messages }: ModelRequest): readonly (readonly string[])[] {
  const shown: string[][] = [[]];
  for (const line of messages.map(messageText).join('\n').split('\n')) {
    const text = line.replace(/^[ +]/, '');
    if (isUnique(text)) shown.at(-1)?.push(text);
    else if (shown.at(-1)?.length !== 0) shown.push([]);
  }
  return shown;
}

const most = 8;

/** Returns the first of so many lines that a request shows twice. */
function shownTwice(request: ModelRequest): string | undefined {
  const seen = new Set<string>();
  for (const lines of shownRuns(request)) {
    for (let at = 0; at + most <= lines.length; at += 1) {
      const some = lines.slice(at, at + most).join('\n');
      if (seen.has(some)) return some;
      seen.add(some);
    }
  }
  return undefined;
}

/** A look only appends to the request that it answers. */
function expectOnlyAppended(requests: readonly ModelRequest[], afterLook: ReadonlySet<number>) {
  for (const index of afterLook) {
    const before = requests[index - 1]?.messages ?? [];
    const after = requests[index]?.messages ?? [];
    expect(after.length).toBeGreaterThan(before.length);
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    // Behind the looks, the last message says again what is due.
    const [said, kept] = [before, after].map((all) => all[before.length - 1]);
    const isLook = kept?.role === 'tools';
    expect(said && messageText(said)).toMatch(isLook ? /^Now / : /\nNow /);
    if (!isLook) expect(said && kept && messageText(said).startsWith(messageText(kept))).toBe(true);
  }
}

/** What planning has read of a planned file is in the first request for an edit. */
function expectKept(requests: readonly ModelRequest[], { edits, isBeside }: Behavior) {
  const at = requests.findIndex(({ answer }) => answer === undefined);
  const linesIn = (some: readonly ModelRequest[]) =>
    new Set(
      some
        .flatMap(shownRuns)
        .flat()
        .filter((line) => line.startsWith('main ')),
    );
  const read = linesIn(requests.slice(0, at));
  const edited = linesIn(requests.slice(at, at + 1));
  const [first] = edits;
  const gone = isBeside && first ? unique.main.slice(first.at, first.at + first.removes) : [];
  expect([...read].filter((line) => !edited.has(line) && !gone.includes(line))).toEqual([]);
}

test('no request shows eight lines twice, a look only appends, and an edit sees what planning read', () =>
  fc.assert(
    fc.asyncProperty(behavior, async (one) => {
      const { requests, afterLook } = await requestsOf(one);
      for (const request of requests) expect(shownTwice(request)).toBeUndefined();
      expectOnlyAppended(requests, afterLook);
      expectKept(requests, one);
    }),
    runs(20),
  ));
