/** A successful answer without a message of the model. */
export class NoCompletion extends Error {
  override readonly name = 'NoCompletion';
  readonly body: unknown;
  /** Whether it is a web page, which means that the address is wrong. */
  readonly isPage: boolean;

  constructor(message: string, body?: unknown, isPage = false) {
    super(message);
    this.body = body;
    this.isPage = isPage;
  }
}

/** The endpoint's content filter withheld the reply. */
export class Withheld extends Error {
  override readonly name = 'Withheld';
}
