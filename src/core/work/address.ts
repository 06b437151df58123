/** Returns the repository, as `owner/name`, and the number of the pull request at an address; `undefined` of any other. */
export function pullAt(
  url: string | undefined,
): { readonly repository: string; readonly number: number } | undefined {
  const found = /^https?:\/\/[^/\s]+\/([^/\s]+\/[^/\s]+)\/pull\/([1-9]\d{0,8})$/.exec(url ?? '');
  const [, repository, number] = found ?? [];
  return repository === undefined ? undefined : { repository, number: Number(number) };
}
