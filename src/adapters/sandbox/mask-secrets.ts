import type { Checks } from '../../agent/ports.ts';
import type { TestReport } from '../../engines/evidence/index.ts';

/** Shorter values are no secrets, and occur in any output. */
const shortestSecret = 6;

/**
 * Hides these secrets in the commands' output. Isolated commands cannot know them; without isolation, the
 * runner would mask them in its log only.
 */
export function maskSecrets(
  { commands, testFilesCommand, isolation, prepare, run }: Checks,
  secrets: readonly string[],
): Checks {
  const mask = (text: string) =>
    secrets
      .filter(({ length }) => length >= shortestSecret)
      .reduce((masked, secret) => masked.replaceAll(secret, '***'), text);
  return {
    commands: commands.map(({ name, text }) => ({ name, text: mask(text) })),
    testFilesCommand: testFilesCommand && mask(testFilesCommand),
    isolation,
    prepare: async (...args) => {
      const problem = await prepare(...args);
      return problem && { why: mask(problem.why), output: problem.output && mask(problem.output) };
    },
    run: async (...args) => {
      const ran = await run(...args);
      if (ran.kind === 'not-run') return { ...ran, why: mask(ran.why) };
      const report = ran.report && { report: maskReport(ran.report, mask) };
      const services = ran.services && { services: mask(ran.services) };
      return { ...ran, ...report, ...services, output: mask(ran.output) };
    },
  };
}

function maskReport({ tests, ignored }: TestReport, mask: (text: string) => string): TestReport {
  return {
    tests: tests.map(({ name, file, message, ...test }) => ({
      ...test,
      name: mask(name),
      file: file && mask(file),
      message: message && mask(message),
    })),
    ignored: ignored.map(mask),
  };
}
