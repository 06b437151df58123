/** A problem the user can fix. The message says which setting to change and to what; shown without a stack. */
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

/** Returns the message of anything that was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns what a setting is called in the place where people set it, such as `--base-url`. */
export type ShowSetting<Name extends string = string> = (name: Name) => string;

/** Shows a setting as an input of the Action. */
export const showInput: ShowSetting = (name) => `\`${name}\``;
