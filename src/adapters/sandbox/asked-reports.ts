/** The folder of reports that runners are asked for, below that for temporary files. */
export const askedFolder = 'asked-reports';

/**
 * Variables by which a runner is asked for a report besides what it prints, with options in which `FILE` stands for it.
 * NODE_OPTIONS is none of them: with it, Node.js refuses commands that name a reporter of their own.
 */
const askings: Readonly<Record<string, string>> = {
  // https://docs.pytest.org/en/stable/reference/reference.html#envvar-PYTEST_ADDOPTS
  PYTEST_ADDOPTS: '--junit-xml=FILE.xml',
  // https://rspec.info/features/3-13/rspec-core/configuration/read-options-from-file/
  SPEC_OPTS: '--format progress --format json --out FILE.json',
};

/**
 * Returns the variables that ask a command for reports, if `places` are the usual ones: what a project says of its reports
 * is followed. `temporary` is the folder for temporary files.
 */
export function askingVariables(
  temporary: string,
  places: readonly string[] | undefined,
): Readonly<Record<string, string>> {
  if (places?.length !== 0) return {};
  const asking = ([name, options]: readonly [string, string]) =>
    [name, options.replace('FILE', `${temporary}/${askedFolder}/${name}`)] as const;
  return Object.fromEntries(Object.entries(askings).map(asking));
}
