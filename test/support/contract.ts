import { existsSync, readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import AjvDraft04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';

const folder = new URL('../../../shared/contracts/', import.meta.url);

/** Whether the official API contracts are beside this checkout. Without them, they are not checked. */
const contractsPresent = existsSync(folder);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** A call to a stand-in. `template` is its path in OpenAPI notation, with `{name}` for parameters. */
export interface Call {
  readonly method: string;
  readonly template: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** An official contract. `request` and `answer` return problems, one sentence each. */
export interface Contract {
  request(call: Call): string[];
  answer(call: Call, status: number, body: unknown): string[];
}

/** Loads an API's contract once per process; `undefined` if it is absent. */
export function loadContract(name: 'jira' | 'github' | 'openai'): Contract | undefined {
  if (!contractsPresent) return undefined;
  const contract = contracts.get(name) ?? openApiContract(readJson(`${name}.slim.json`));
  contracts.set(name, contract);
  return contract;
}
const contracts = new Map<string, Contract>();

/** Validates a document against Atlassian's schema; finds nothing if the schema is absent. */
export function documentProblems(document: unknown): string[] {
  if (!contractsPresent) return [];
  documentSchema ??= new AjvDraft04.default({ strict: false }).compile(readJson('adf.schema.json'));
  return documentSchema(document) ? [] : describe('document', documentSchema);
}
let documentSchema: ValidateFunction | undefined;

function openApiContract(document: JsonObject): Contract {
  const ajv = new Ajv({ strict: false, allErrors: false, logger: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'api', ...(compilable(document) as JsonObject) });
  const compiled = new Map<string, ValidateFunction>();
  const check = (pointer: string, value: unknown, what: string): string[] => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    compiled.set(pointer, validate);
    return validate(value) ? [] : describe(what, validate);
  };
  const find = (call: Call) => operation(document, call);

  return {
    request(call) {
      const found = find(call);
      if (!found) return [`${call.method} ${call.template} is not in the contract`];
      const problems = [...call.query.keys()]
        .filter((name) => !found.queryNames.has(name))
        .map((name) => `${found.name}: unknown query parameter ${name}`);
      const schema = found.bodySchema;
      const isLeftOut = call.body === undefined && !found.needsBody;
      if (schema === undefined || isLeftOut) return problems;
      return [
        ...problems,
        ...unknownFields(document, schema, call, found.name),
        ...check(schema, call.body, `${found.name} request`),
      ];
    },
    answer(call, status, body) {
      const found = find(call);
      if (!found) return [];
      const answer = found.answers[String(status)];
      if (answer === undefined) {
        return status < 400 ? [`${found.name}: status ${status} is not in the contract`] : [];
      }
      const schema = bodyPointer(document, answer);
      return schema === undefined ? [] : check(schema, body, `${found.name} ${status} answer`);
    },
  };
}

interface Operation {
  readonly name: string;
  readonly queryNames: ReadonlySet<string>;
  readonly bodySchema: string | undefined;
  readonly needsBody: boolean;
  readonly answers: Readonly<Record<string, string>>;
}

function operation(document: JsonObject, call: Call): Operation | undefined {
  const path = `/paths/${escapePointer(call.template)}`;
  const method = call.method.toLowerCase();
  const here = `${path}/${method}`;
  const found = resolve(document, here);
  if (found === undefined) return undefined;
  const parameters = [...list(resolve(document, `${path}/parameters`)), ...list(found.parameters)];
  const query = parameters
    .map((entry) => follow(document, entry))
    .filter((entry) => entry.in === 'query');
  const statuses = Object.keys((found.responses ?? {}) as JsonObject);
  return {
    name: `${call.method} ${call.template}`,
    queryNames: new Set(query.map((entry) => String(entry.name))),
    bodySchema:
      found.requestBody === undefined ? undefined : bodyPointer(document, `${here}/requestBody`),
    needsBody: resolve(document, `${here}/requestBody`)?.required !== false,
    answers: Object.fromEntries(statuses.map((status) => [status, `${here}/responses/${status}`])),
  };
}

/** The schemas of Jira and GitHub allow unknown fields, which would hide misspelled ones. */
function unknownFields(document: JsonObject, pointer: string, call: Call, name: string): string[] {
  const schema = resolve(document, pointer);
  const known = schema && follow(document, schema).properties;
  if (!known || typeof call.body !== 'object' || call.body === null) return [];
  return Object.keys(call.body)
    .filter((field) => !Object.hasOwn(known as JsonObject, field))
    .map((field) => `${name}: unknown field ${field}`);
}

function bodyPointer(document: JsonObject, pointer: string): string | undefined {
  const entry = resolve(document, pointer);
  const target = typeof entry?.$ref === 'string' ? entry.$ref.slice(1) : pointer;
  const at = `${target}/content/${escapePointer('application/json')}/schema`;
  return resolve(document, at) === undefined ? undefined : at;
}

function resolve(document: JsonObject, pointer: string): JsonObject | undefined {
  let at: Json | undefined = document;
  for (const segment of pointer.split('/').slice(1)) {
    const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as JsonObject)[key];
  }
  return at as JsonObject;
}

function follow(document: JsonObject, entry: Json): JsonObject {
  const object = entry as JsonObject;
  const reference = object.$ref;
  return typeof reference === 'string' ? (resolve(document, reference.slice(1)) ?? object) : object;
}

/**
 * Turns `nullable` without `type`, which Ajv rejects, into a union with null, adds null to its values, and lets the
 * alternatives of a discriminator overlap, as those of a message with and without its type do.
 */
function compilable(node: Json): Json {
  if (Array.isArray(node)) return node.map(compilable);
  if (typeof node !== 'object' || node === null) return node;
  const mapped = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, compilable(value)]),
  );
  if (mapped.discriminator !== undefined && mapped.oneOf !== undefined) {
    const { oneOf, ...rest } = mapped;
    return { ...rest, anyOf: oneOf };
  }
  if (mapped.nullable === true && Array.isArray(mapped.enum)) mapped.enum.push(null);
  if (mapped.nullable !== true || mapped.type !== undefined) return mapped;
  const { nullable: _, ...rest } = mapped;
  return { anyOf: [rest, { type: 'null' }] };
}

function describe(what: string, validate: ValidateFunction): string[] {
  return (validate.errors ?? [])
    .slice(0, 3)
    .map(
      (error) => `${what}${error.instancePath}: ${error.message} ${JSON.stringify(error.params)}`,
    );
}

const readJson = (name: string) =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as JsonObject;
const escapePointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
