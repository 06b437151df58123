/** Returns the text below the heading of a version, without its link definitions; `undefined` if there is none. */
export function sectionOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const found = sections.find((section) => section.startsWith(`[${version}]`));
  const text = found?.slice(found.indexOf('\n')).trim();
  return text === '' ? undefined : text;
}

/** Dates what is unreleased as a version, and begins a new section above it. */
export function datedAs(changelog: string, version: string, date: string): string {
  const heading = '## [Unreleased]\n';
  return changelog.replace(heading, () => `${heading}\n## [${version}] - ${date}\n`);
}
