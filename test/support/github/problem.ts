import type { Answer } from '../stand-in.ts';

/** An entry of `errors` in GitHub's error format. */
export interface FieldProblem {
  readonly resource: string;
  readonly code: string;
  readonly field?: string;
  readonly message?: string;
}

/** Returns an error in GitHub's format. */
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
