import assert from 'node:assert/strict';
import { inOrder, type Scripted } from '../../test/support/openai/openai.ts';
import { branch, key } from '../../test/support/project/parcel.ts';
import { editReply, fixBlock } from '../../test/support/project/script.ts';
import { resultOf, startProject } from '../../test/support/project/work.ts';
import type { Files } from '../../test/support/repository.ts';
import { approve } from '../../test/support/shop/script.ts';
import { dispatchOf } from '../../test/support/world.ts';

/** What a model writes for people, in Markdown. */
interface Words {
  readonly understanding?: string;
  readonly summary?: string;
}

/** A model that fixes the project and says this. */
export function fixSaying({ understanding = 'It floors.', summary = 'It counts whole.' }: Words) {
  const files = [{ path: 'src/postage.js', change: 'Round up.', create: false }];
  const plan = { name: 'plan', input: { kind: 'fix', understanding, files } };
  return [{ toolCalls: [plan] }, editReply(fixBlock), approve(summary)] satisfies Scripted[];
}

/** A model that answers the ticket's question. */
export function answerSaying(reply: string): readonly Scripted[] {
  const input = { kind: 'answer', understanding: 'A question.', files: [], reply };
  return [{ toolCalls: [{ name: 'plan', input }] }];
}

interface Scene {
  readonly replies: readonly Scripted[];
  /** Replaces the ticket's own. */
  readonly ticket?: { readonly summary: string; readonly description?: unknown };
  readonly files?: Files;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** Runs the Action on a ticket; resolves to what people find and what the model was asked. */
export async function report({ replies, ticket, files = {}, inputs = {} }: Scene) {
  await using world = await startProject(inOrder(replies), inputs, files);
  const own = 'POST-4';
  if (ticket !== undefined) world.jira.addIssue({ key: own, description: '', ...ticket });
  const worked = ticket === undefined ? key : own;
  const run = await world.act(dispatchOf(world.ticket(worked), 'first'));
  const found = await resultOf(world, run);
  assert.deepEqual(found.violations, []);
  const head = world.github.pulls.length > 0 ? branch.replace(key, worked) : 'main';
  const { comments } = world.jira.issue(worked);
  return {
    ...found,
    title: world.github.pulls[0]?.title ?? '',
    message: await world.github.commitMessage(head),
    /** The ticket's comment as Jira keeps it. */
    document: comments.at(-1)?.body,
    serverUrl: world.github.url,
    modelHost: new URL(world.openai.url).host,
  };
}

interface Node {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly { readonly type: string }[];
}

/** Every node of a document in order, each before those in it. */
export function nodesOf(value: unknown): readonly Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = 'content' in value && Array.isArray(value.content) ? value.content : [];
  return [...(isNode(value) ? [value] : []), ...inner.flatMap(nodesOf)];
}

const isNode = (value: object): value is Node => 'type' in value && typeof value.type === 'string';

/** The nodes at the top of a document. */
export function topOf(document: unknown): readonly Node[] {
  const isParent = typeof document === 'object' && document !== null && 'content' in document;
  return isParent && Array.isArray(document.content) ? document.content.filter(isNode) : [];
}

/** All the text in a part of a document. */
export const textOf = (value: unknown) =>
  nodesOf(value)
    .map(({ text = '' }) => text)
    .join('');

/** Expects each of these in a text. */
export function expectAll(text: string, ...parts: readonly string[]): void {
  for (const part of parts) assert.ok(text.includes(part), `${JSON.stringify(part)} in\n${text}`);
}
