import * as z from 'zod';

/** A bug of a public repository, with the tests that judge a fix and that the fixer never sees. */
export type SolveCase = z.infer<typeof solveCase>;

const solveCase = z.object({
  name: z.string().regex(/^[\w.-]+$/),
  repo: z.string(),
  /** The commit to work on, and the one that fixes the bug. */
  base: z.string(),
  fix: z.string(),
  /** Files of the fix that are laid over the work tree to judge it. */
  hidden_tests: z.array(z.string()),
  /** Shell commands: what prepares the work tree, what a run tests with, and what judges. */
  setup: z.string().default(''),
  test_command: z.string().default(''),
  test_files_command: z.string().default(''),
  judge: z.string(),
  ticket: z.string(),
  language: z.string().optional(),
  difficulty: z.string().optional(),
});

/** Parses one case a line. */
export function parseSolveCases(text: string): readonly SolveCase[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => solveCase.parse(JSON.parse(line)));
}
