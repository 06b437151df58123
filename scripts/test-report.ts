import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().nullish(),
      status: z.string(),
      startTime: z.number().default(0),
      endTime: z.number().default(0),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** One that failed: its file and full name, and the first lines of what it said. */
export interface FailedTest {
  readonly name: string;
  readonly message: readonly string[];
}

/** Finds every failed test of a JSON report of vitest, and every file that could not be loaded. */
export function failedTests(json: unknown): FailedTest[] {
  const { data } = report.safeParse(json);
  return (data?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) {
      return status === 'failed' ? [{ name: file, message: firstLines(message ?? '') }] : [];
    }
    return failed.map(({ ancestorTitles, title, failureMessages }) => ({
      name: oneLine([file, ...ancestorTitles, title].join(' > '), 300),
      message: firstLines(failureMessages?.[0] ?? ''),
    }));
  });
}

/** Lists the test files of a JSON report of vitest with the seconds that each took, the slowest first. */
export function testFiles(json: unknown) {
  const { data } = report.safeParse(json);
  return (data?.testResults ?? [])
    .map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative('.', name),
      seconds: Math.round((endTime - startTime) / 100) / 10,
      tests: assertionResults.length,
    }))
    .toSorted((a, b) => b.seconds - a.seconds);
}

/** Writes names of failed checks, and the failed tests, as the end of a log says them. */
export function failedList(checks: readonly string[], tests: readonly FailedTest[]): string {
  const shown = tests.slice(0, 50).map(({ name, message }) => [name, ...message].join('\n      '));
  const more = tests.length > 50 ? [`and ${tests.length - 50} more tests`] : [];
  const lines = [...checks, ...shown, ...more].map((item) => `  ${item}\n`);
  return lines.length === 0 ? '' : `Failed:\n${lines.join('')}`;
}

/** The lines before the stack: what was expected, and what was there instead. */
function firstLines(message: string): readonly string[] {
  const lines = message.split('\n').map((line) => oneLine(line, 200));
  const stack = lines.findIndex((line) => /^at .*:\d+:\d+\)?$/.test(line));
  return lines.slice(0, stack < 0 ? undefined : stack).slice(0, 4);
}

function oneLine(text: string, length: number): string {
  return stripVTControlCharacters(text).replace(/\s+/g, ' ').trim().slice(0, length);
}
