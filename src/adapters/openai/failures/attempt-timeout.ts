/** The endpoint sent nothing of a reply for too long. */
export class AttemptTimeout extends Error {
  override readonly name = 'AttemptTimeout';

  /** `sent` is what it did send in these milliseconds. */
  constructor(sent: 'nothing' | 'nothing more' | 'only signs of life', ms: number) {
    super(`sent ${sent} for ${Math.round(ms / 1000)} s`);
  }
}
