/** Returns a filter of lines that shows a log as people first see it: of each group, the title alone. */
export function foldedLog(): (line: string) => string | undefined {
  let isFolded = false;
  return (line) => {
    const [, title] = /^::group::(.*)$/.exec(line) ?? [];
    if (title !== undefined) isFolded = true;
    if (title !== undefined) return decodeURIComponent(title.replace(/%(?!0A|0D|25)/g, '%25'));
    const isShown = !isFolded && !line.startsWith('::');
    if (line === '::endgroup::') isFolded = false;
    return isShown ? line : undefined;
  };
}
