import type { Answer } from '../stand-in.ts';

/** One of the `errors` in a refusal of GitHub's. */
export interface FieldProblem {
  readonly resource: string;
  readonly code: string;
  readonly field?: string;
  readonly message?: string;
}

/** A refusal in the form in which GitHub gives them. */
export function problem(status: number, message: string, errors?: readonly FieldProblem[]): Answer {
  return {
    status,
    body: {
      message,
      documentation_url: 'https://docs.github.com/rest',
      status: String(status),
      ...(errors && { errors }),
    },
  };
}

export const notFound = problem(404, 'Not Found');
