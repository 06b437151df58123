/** Prefixes of the variables with the inputs, tokens and files of a job. */
const prefix = /^(INPUT|GITHUB|ACTIONS|RUNNER)_/i;

/** Whether a variable belongs to the job, so that the project's commands must not see it. */
export function isJobVariable(name: string): boolean {
  return prefix.test(name);
}
