import { mayExplore, type Run, readsOf, type ToolRead } from '../../../core/run/index.ts';

/** Characters of findings that a prompt may hold; the newest are kept. */
const room = 24_000;

/** What the model has read so far, as parts of a prompt, oldest first. */
export function findings(run: Run): readonly string[] {
  const shown: string[] = [];
  let used = 0;
  for (const read of readsOf(run).toReversed()) {
    const part = show(read);
    used += part.length;
    shown.unshift(used <= room ? part : left(read));
  }
  const isOver = shown.length > 0 && !mayExplore(run);
  return isOver ? [...shown, 'No more looking around: call the tool `plan` now.'] : shown;
}

function show({ tool, input, result }: ToolRead): string {
  return `<read tool="${tool}" input=${JSON.stringify(input)}>\n${result}\n</read>`;
}

function left({ tool, input }: ToolRead): string {
  return `<read tool="${tool}" input=${JSON.stringify(input)}>(left out: too long ago)</read>`;
}
