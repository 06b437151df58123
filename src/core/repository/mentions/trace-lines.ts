import { findDependency } from './dependency.ts';
import { unwrapped } from './envelope.ts';
import { findFrames } from './frames.ts';

/** Frames that tell a crash from others. */
const most = 5;

/**
 * Returns the frames next to the crash of the first stack trace in a text, without what differs from machine to machine
 * and from release to release: folders, lines, columns, addresses and times. Empty if it has no trace.
 */
export function traceLines(text: string): readonly string[] {
  const plain = unwrapped(text);
  const frames = findFrames(plain);
  const next = frames.findIndex(({ depth }, index) => index > 0 && depth === 0);
  const trace = next < 0 ? frames : frames.slice(0, next);
  const own = trace.filter(({ name }) => findDependency(name) === undefined);
  return (own.length > 0 ? own : trace).slice(0, most).map(({ at }) => {
    const [line = ''] = plain.slice(plain.lastIndexOf('\n', at) + 1).split('\n', 1);
    return line
      .replace(/[^\s"'(]*[\\/]/g, '')
      .replace(/0x[\da-f]+|\d+/gi, '')
      .replace(/[^\p{L}_$.<>]+/gu, ' ')
      .trim();
  });
}
