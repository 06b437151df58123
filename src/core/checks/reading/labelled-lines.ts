import { isOfRunner } from './consoles.ts';
import { plainOutput } from './normalize-output.ts';
import type { OutputLine } from './runner-run.ts';

/** What logs of CI and builds of containers put before each line. */
const clock = /^(?:\d{4}-\d{2}-\d{2}T[\d:.]{8,18}Z |#\d{1,4} \d{1,5}\.\d{1,3} )/;

/** What may stand before a line that a package or container printed, such as `shop test: ` or `tests-1  | `. */
const label =
  /^(?:➤ YN\d{4}: )?\[?([\w@][\w@./:#-]{0,150}?(?: [\w:.-]{1,60})??)(?:\]:?|:| {1,60}\|)(?: |$)/;

/** Maximum characters read of a line; no runner puts a test's name further in. */
const maxLine = 1_000;

/**
 * Returns the lines of an output apart by what printed them, without escape sequences. Tools that run several packages
 * label their lines: a label is what stands before a line that, without it, only a runner prints.
 */
export function streamsOf(output: string): ReadonlyMap<string, readonly OutputLine[]> {
  const lines = plainOutput(output)
    .split('\n')
    .map((line) => line.replace(clock, '').slice(0, maxLine).trimEnd());
  const labels = new Set(
    lines.flatMap((line) => {
      const [before, found] = label.exec(line) ?? [];
      const isLabel = before !== undefined && isOfRunner(line.slice(before.length));
      return found === undefined || !isLabel || isOfRunner(line) ? [] : [found];
    }),
  );
  const streams = new Map<string, OutputLine[]>();
  lines.forEach((line, at) => {
    const [before = '', found = ''] = label.exec(line) ?? [];
    const isLabelled = labels.has(found);
    const stream = streams.get(isLabelled ? found : '') ?? [];
    stream.push({ text: isLabelled ? line.slice(before.length) : line, at });
    streams.set(isLabelled ? found : '', stream);
  });
  return streams;
}

/** Returns the lines of an output in their order, without labels. */
export function bareLines(output: string): readonly string[] {
  const lines = [...streamsOf(output).values()].flat();
  return lines.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
}
