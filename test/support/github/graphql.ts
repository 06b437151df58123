import { existsSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  type FieldNode,
  type GraphQLSchema,
  type InlineFragmentNode,
  parse,
  type SelectionSetNode,
  type ValueNode,
  validate,
  valueFromASTUntyped,
} from 'graphql';
import { z } from 'zod';
import type { Answer, Exchange } from '../stand-in.ts';

/** What a field takes. */
export type Args = Readonly<Record<string, unknown>>;

/** An object of the graph: its fields are values, or functions of their arguments. */
export interface Fields {
  readonly [name: string]: unknown;
}

/** A refusal, which GraphQL answers with status 200. */
export class GraphRefusal extends Error {}

const question = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).default({}),
});

/** Answers a query from an object with the fields of `Query`, or of `Mutation`. */
export function answerQuery(
  roots: { query: Fields; mutation: Fields },
  exchange: Exchange,
): Answer {
  const { query, variables } = question.parse(exchange.body);
  const [operation] = parse(query).definitions;
  if (operation?.kind !== 'OperationDefinition') throw new Error('not one operation');
  const root = operation.operation === 'mutation' ? roots.mutation : roots.query;
  try {
    const data = select(root, operation.selectionSet, variables);
    return { status: 200, body: { data } };
  } catch (error) {
    if (!(error instanceof GraphRefusal)) throw error;
    return { status: 200, body: { data: null, errors: [{ message: error.message }] } };
  }
}

function select(object: Fields, { selections }: SelectionSetNode, variables: Args): Fields {
  const fields = selections
    .flatMap((one) => {
      const isMeant = one.kind === 'InlineFragment' && isOfType(object, one);
      return isMeant ? one.selectionSet.selections : [one];
    })
    .filter((one) => one.kind === 'Field');
  return Object.fromEntries(
    fields.map((field) => [field.alias?.value ?? field.name.value, read(object, field, variables)]),
  );
}

const isOfType = ({ __typename }: Fields, { typeCondition }: InlineFragmentNode) =>
  typeCondition?.name.value === __typename;

function read(object: Fields, field: FieldNode, variables: Args): unknown {
  const { name, arguments: given = [], selectionSet } = field;
  const held = object[name.value];
  if (held === undefined) throw new Error(`the stand-in has no field ${name.value}`);
  const argument = (value: ValueNode) => valueFromASTUntyped(value, { ...variables });
  const args = Object.fromEntries(given.map((one) => [one.name.value, argument(one.value)]));
  const value: unknown = typeof held === 'function' ? held(args) : held;
  if (selectionSet === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => select(one, selectionSet, variables));
  return select(Object(value), selectionSet, variables);
}

/** The problems of a query by GitHub's schema, where that lies beside the checkout. */
export function queryProblems(body: unknown): string[] {
  const asked = question.safeParse(body);
  const schema = loadSchema();
  if (!asked.success || schema === undefined) return [];
  return validate(schema, parse(asked.data.query)).map(({ message }) => `GraphQL: ${message}`);
}

const file = new URL('../../../../shared/contracts/github.slim.graphql', import.meta.url);
let loaded: GraphQLSchema | undefined;

/** The slice lacks whoever has the token, and what has happened. */
const more = `
extend type Query { viewer: Actor! }
extend type PullRequest { timelineItems(last: Int, itemTypes: [PullRequestTimelineItemsItemType!]): PullRequestTimelineItemsConnection! }
type PullRequestTimelineItemsConnection { nodes: [PullRequestTimelineItems] }
union PullRequestTimelineItems = RemovedFromMergeQueueEvent
type RemovedFromMergeQueueEvent { createdAt: DateTime! reason: String beforeCommit: Commit }
enum PullRequestTimelineItemsItemType { ADDED_TO_MERGE_QUEUE_EVENT REMOVED_FROM_MERGE_QUEUE_EVENT PULL_REQUEST_COMMIT HEAD_REF_FORCE_PUSHED_EVENT }`;

function loadSchema(): GraphQLSchema | undefined {
  if (!existsSync(file)) return undefined;
  loaded ??= buildSchema(readFileSync(file, 'utf8') + more);
  return loaded;
}
