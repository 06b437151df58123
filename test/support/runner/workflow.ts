import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { parse } from 'yaml';
import { z } from 'zod';

/** What expressions can read: `github`, `inputs`, `vars`, `secrets`, `steps`. */
export type Contexts = Readonly<Record<string, unknown>>;

/** Functions that ask for the state of the job, which has not failed so far. */
const statusFunctions = ['always', 'success', 'failure', 'cancelled'].map((name) => ({
  name,
  ...{ minArgs: 0, maxArgs: 0 },
  call: () => new data.BooleanData(name === 'always' || name === 'success'),
}));

const functions = new Map(statusFunctions.map((one) => [one.name, one]));

/** Replaces each expression in a text by its value, as GitHub does. Throws for an unknown context. */
function interpolate(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, expression: string) =>
    evaluate(expression, contexts).coerceString(),
  );
}

/** Whether a condition of a job or a step holds. */
function holds(condition: string, contexts: Contexts): boolean {
  const value = evaluate(condition, contexts);
  return value.kind === data.Kind.Boolean ? value.coerceString() === 'true' : isTruthy(value);
}

function isTruthy(value: data.ExpressionData): boolean {
  if (value.kind === data.Kind.Array || value.kind === data.Kind.Dictionary) return true;
  return !['', '0', 'NaN'].includes(value.coerceString());
}

function evaluate(expression: string, contexts: Contexts): data.ExpressionData {
  const { tokens } = new Lexer(expression.trim()).lex();
  const names = Object.keys(contexts);
  const parsed = new Parser(tokens, names, statusFunctions).parse();
  const values: unknown = JSON.parse(JSON.stringify(contexts), data.reviver);
  if (!(values instanceof data.Dictionary)) throw new Error('the contexts are not an object');
  return new Evaluator(parsed, values, functions).evaluate();
}

/** What GitHub knows when an event starts a workflow. */
export interface Start {
  readonly event: { readonly name: string; readonly payload: unknown };
  /** The branch that `github.ref` names. */
  readonly ref: string;
  readonly vars?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  /** The outputs of steps by their ids. */
  readonly outputs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A run of the workflow. */
export interface PlannedRun {
  readonly name: string;
  readonly group: string;
  /** What the job does; `undefined` if no runner starts. */
  readonly steps: readonly PlannedStep[] | undefined;
}

/** A step whose condition holds. */
export interface PlannedStep {
  readonly uses: string;
  readonly with: Readonly<Record<string, string>>;
}

const Step = z.object({
  uses: z.string(),
  id: z.string().optional(),
  if: z.string().optional(),
  with: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String))
    .default({}),
});

const Workflow = z.object({
  'run-name': z.string().default(''),
  on: z.record(z.string(), z.unknown()),
  concurrency: z
    .object({ group: z.string(), 'cancel-in-progress': z.literal(false) })
    .default({ group: '', 'cancel-in-progress': false }),
  jobs: z.record(z.string(), z.object({ if: z.string().default('true'), steps: z.array(Step) })),
});

/** Evaluates a workflow of one job for an event, like GitHub; `undefined` if the event does not start it. */
export function planWorkflow(text: string, start: Start): PlannedRun | undefined {
  const workflow = Workflow.parse(parse(text));
  if (!listens(workflow.on[start.event.name], start.event)) return undefined;
  const contexts = contextsOf(start);
  const [job, ...others] = Object.values(workflow.jobs);
  if (job === undefined || others.length > 0) throw new Error('the workflow has not one job');
  const steps = job.steps
    .filter((step) => holds(step.if ?? 'success()', contexts))
    .map(({ uses, with: given }) => ({ uses, with: evaluated(given, contexts) }));
  return {
    name: interpolate(workflow['run-name'], contexts),
    group: interpolate(workflow.concurrency.group, contexts),
    steps: holds(job.if, contexts) ? steps : undefined,
  };
}

const Trigger = z.object({
  types: z.array(z.string()).optional(),
  branches: z.array(z.string()).optional(),
  workflows: z.array(z.string()).optional(),
});

const Payload = z.object({
  action: z.string().optional(),
  ref: z.string().optional(),
  workflow_run: z.object({ name: z.string(), head_branch: z.string().optional() }).optional(),
});

/** Whether a workflow listens to the event, to its type, and to its branch or workflow. */
function listens(trigger: unknown, { payload }: Start['event']): boolean {
  if (trigger === undefined) return false;
  const { types, branches, workflows } = Trigger.safeParse(trigger).data ?? {};
  const { action = '', ref = '', workflow_run: run } = Payload.parse(payload);
  const fits = (name: string) => (wanted: string) =>
    wanted.endsWith('**') ? name.startsWith(wanted.slice(0, -2)) : name === wanted;
  const isAmong = (wanted: readonly string[] | undefined, name: string) =>
    wanted === undefined || wanted.some(fits(name));
  const branch = run?.head_branch ?? ref.replace('refs/heads/', '');
  return isAmong(types, action) && isAmong(branches, branch) && isAmong(workflows, run?.name ?? '');
}

function contextsOf({ event, ref, vars, secrets, outputs }: Start): Contexts {
  const inputs = z.object({ inputs: z.record(z.string(), z.string()) }).safeParse(event.payload);
  const steps = Object.entries(outputs ?? {}).map(([id, given]) => [id, { outputs: given }]);
  return {
    github: {
      ...{ event: event.payload, event_name: event.name, ref, head_ref: headOf(event) },
      ...{ repository: 'acme/shop', run_id: '1', ref_name: ref.replace('refs/heads/', '') },
    },
    inputs: inputs.data?.inputs ?? {},
    ...{ vars: vars ?? {}, secrets: secrets ?? {}, steps: Object.fromEntries(steps) },
  };
}

/** The branch of a pull request; only its own events have one. */
function headOf({ name, payload }: Start['event']): string {
  const Pull = z.object({ pull_request: z.object({ head: z.object({ ref: z.string() }) }) });
  const pull = name === 'pull_request' ? Pull.safeParse(payload).data : undefined;
  return pull?.pull_request.head.ref ?? '';
}

function evaluated(given: Readonly<Record<string, string>>, contexts: Contexts) {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, interpolate(value, contexts)] as const),
  );
}
