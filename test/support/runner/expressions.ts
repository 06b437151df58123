import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

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
export function interpolate(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, expression: string) =>
    evaluate(expression, contexts).coerceString(),
  );
}

/** Whether a condition of a job or a step holds. */
export function holds(condition: string, contexts: Contexts): boolean {
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
