/**
 * A problem the user can fix. The message says which setting to change and to what, with a line for each if
 * there are several; shown without a stack.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/**
 * A service outside failed or refused, and the user can only wait or try again. The message is one sentence
 * that names the service and quotes what it said; shown without a stack.
 */
export class OutageError extends Error {
  override readonly name = 'OutageError';
}

/** An outage without any answer, which who starts a command at a terminal can mend. */
export class UnreachableError extends OutageError {}

/** Says in a sentence that a service cannot be reached, and what to check. */
export function cannotReach(service: string, address: string, why: string, named: string): string {
  return `${service} cannot be reached at ${address} (${why}): check this machine's network, the address in ${named}, and the proxy if the network needs one (HTTPS_PROXY, NO_PROXY).`;
}

/** Reads something; throws UserError, with a line for each problem, if a setting is not valid. */
export type Reader = () => unknown;

/** Returns each problem that a reader throws as a UserError. One that several readers throw counts once. */
export function collectProblems(readers: readonly Reader[]): readonly string[] {
  const lines = readers.flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      if (error instanceof UserError) return error.message.split('\n');
      throw error;
    }
  });
  return [...new Set(lines)];
}

/** Throws one UserError with a line for each problem of the readers, so that all can be mended at once. */
export function requireValid(readers: readonly Reader[]): void {
  const problems = collectProblems(readers);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
}

/** Returns the message of anything that was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Whether an error is a defect, so that its stack is of use: neither the user nor an outage, nor an error of the
 * network or an HTTP status that a client let through.
 */
export function isDefect(error: unknown): boolean {
  if (error instanceof UserError || error instanceof OutageError) return false;
  if (!(error instanceof Error)) return true;
  const { name } = error;
  const code = 'code' in error ? String(error.code) : '';
  const status = 'status' in error ? error.status : undefined;
  if (endings.has(name) || networkCode.test(code) || isRefusal(status)) return false;
  return error.cause === undefined || isDefect(error.cause);
}

/** Returns the explanation that an error has among its causes: clients wrap what their connection said. */
export function findExplanation(error: unknown): UserError | OutageError | undefined {
  if (error instanceof UserError || error instanceof OutageError) return error;
  return error instanceof Error ? findExplanation(error.cause) : undefined;
}

/** How an `AbortSignal` ends what waits for it. */
const endings: ReadonlySet<string> = new Set(['AbortError', 'TimeoutError']);

/** Codes of the system, of TLS and of undici for connections that fail, and for a disk that is full. */
const networkCode =
  /^(?:E(?:CONN\w+|TIMEDOUT|HOST\w+|NET\w+|NOTFOUND|AI_AGAIN|PIPE|PROTO|NOSPC|DQUOT)|UND_ERR_\w+|ERR_(?:TLS|SSL|SOCKET)\w*|\w*CERT\w*)$/;

/** Whether an HTTP status says that a service failed or refused; 400 and 422 say that the request was wrong. */
function isRefusal(status: unknown): boolean {
  return typeof status === 'number' && status >= 401 && status !== 422;
}

/** Returns what a setting is called in the place where people set it, such as `--base-url`. */
export type ShowSetting<Name extends string = string> = (name: Name) => string;

/** Shows a setting as an input of the Action. */
export const showInput: ShowSetting = (name) => `\`${name}\``;
