/** What an endpoint said when it refused or failed. */
export interface Complaint {
  /** The status of the answer, or of the error inside a successful one. */
  readonly status: number;
  /** The endpoint's own codes and types, separated by spaces. */
  readonly code: string;
  /** The part of the request that the endpoint names, such as `tools[0].type`; empty if it names none. */
  readonly param: string;
  /** Where it found members that it forbids, each as a path such as `body.messages.reasoning_content`. */
  readonly forbidden: readonly string[];
  /** The endpoint's own sentence, on one line; empty if it sent none. Untrusted. */
  readonly said: string;
  /** Whether it sent a web page, of which only the title is quoted. */
  readonly isPage: boolean;
  /** What a successful answer was, such as "a body without a message". */
  readonly what?: string | undefined;
}

const missing =
  /model_not_found|(?:invalid|unknown) model|\bmodels?\b.*(?:not[ _]found|no access|n[o']t have access|does not exist|not (?:a )?valid|not supported|decommissioned|deprecated|retired)|(?:no|n[o']t have) access to .*\bmodel|not found.*\bmodel|no endpoints found for/i;

/** Whether an endpoint complains that it has no such model. What a model does not support is not missing. */
export function isModelMissing({ said, code }: Complaint): boolean {
  return missing.test(`${said} ${code}`);
}
