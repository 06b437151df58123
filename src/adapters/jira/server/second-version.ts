/** The path of something below a ticket. */
export function issuePath(key: string, ...below: readonly string[]): readonly string[] {
  return ['rest', 'api', '2', 'issue', key, ...below];
}
