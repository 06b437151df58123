import * as z from 'zod';
import { type Call, type Contract, loadContract } from '../contract.ts';

interface Form {
  readonly query: readonly string[];
  readonly body?: z.ZodType;
  /** Whether Cloud's contract applies, too. */
  readonly isShared: boolean;
}

const issue = '/rest/api/2/issue/{issueIdOrKey}';
const Markup = z.strictObject({ body: z.string().min(1).max(32_767) });
const NewComment = Markup.extend({
  properties: z.array(z.strictObject({ key: z.string(), value: z.unknown() })).optional(),
});
const Move = z.strictObject({
  transition: z.strictObject({ id: z.string() }),
  fields: z.record(z.string(), z.unknown()).optional(),
});
const Link = z.strictObject({
  globalId: z.string().max(255),
  object: z.strictObject({ url: z.url(), title: z.string().min(1).max(255) }),
});

const LabelChange = z.union([
  z.strictObject({ add: z.string().regex(/^\S{1,255}$/) }),
  z.strictObject({ remove: z.string() }),
]);
const Edit = z.strictObject({ update: z.strictObject({ labels: z.array(LabelChange).min(1) }) });
const Assignee = z.strictObject({ name: z.string().min(1) });

const forms: Readonly<Record<string, Form>> = {
  'GET /rest/api/2/serverInfo': { query: [], isShared: true },
  'GET /rest/api/2/myself': { query: [], isShared: true },
  'GET /rest/api/2/field': { query: [], isShared: false },
  'GET /rest/api/2/search': {
    query: ['jql', 'startAt', 'maxResults', 'fields'],
    isShared: false,
  },
  'GET /secure/attachment/{id}/{name}': { query: [], isShared: false },
  [`GET ${issue}`]: { query: ['fields', 'expand'], isShared: true },
  [`PUT ${issue}`]: { query: [], body: Edit, isShared: true },
  [`PUT ${issue}/assignee`]: { query: [], body: Assignee, isShared: false },
  'GET /rest/api/2/user': { query: ['key'], isShared: false },
  [`GET ${issue}/comment`]: {
    query: ['startAt', 'maxResults', 'orderBy', 'expand'],
    isShared: true,
  },
  [`POST ${issue}/comment`]: { query: [], body: NewComment, isShared: true },
  [`GET ${issue}/comment/{id}`]: { query: [], isShared: true },
  [`PUT ${issue}/comment/{id}`]: { query: [], body: Markup, isShared: true },
  [`GET ${issue}/properties`]: { query: [], isShared: true },
  [`GET ${issue}/properties/{propertyKey}`]: { query: [], isShared: true },
  [`DELETE ${issue}/properties/{propertyKey}`]: { query: [], isShared: true },
  [`PUT ${issue}/properties/{propertyKey}`]: { query: [], body: z.looseObject({}), isShared: true },
  [`GET ${issue}/transitions`]: { query: ['expand'], isShared: true },
  [`POST ${issue}/transitions`]: { query: [], body: Move, isShared: true },
  [`POST ${issue}/remotelink`]: { query: [], body: Link, isShared: true },
};

/**
 * The contract of Data Center. Its API has no official description to check against, so the forms are
 * defined here; operations that Cloud shares are checked against Cloud's contract, too.
 */
export function serverContract(): Contract {
  const cloud = loadContract('jira');
  return {
    request: (call) => {
      const name = `${call.method} ${call.template}`;
      const form = forms[name];
      if (form === undefined) return [`${name} has no form`];
      const template = call.template.replace('/rest/api/2/', '/rest/api/3/');
      const shared = form.isShared ? (cloud?.request({ ...call, template }) ?? []) : [];
      return [...queryProblems(name, form, call), ...bodyProblems(name, form, call), ...shared];
    },
    answer: () => [],
  };
}

function queryProblems(name: string, { query }: Form, call: Call): string[] {
  const names = [...call.query.keys()];
  const unknown = names.filter((key) => !query.includes(key)).map((key) => `${name}: ${key}`);
  const doubled = names.length === new Set(names).size ? [] : [`${name}: a parameter twice`];
  return [...unknown, ...doubled];
}

function bodyProblems(name: string, { body }: Form, call: Call): string[] {
  if (body === undefined) return call.body === undefined ? [] : [`${name}: a body`];
  const parsed = body.safeParse(call.body);
  return parsed.success ? [] : [`${name}: ${parsed.error.issues[0]?.message}`];
}
