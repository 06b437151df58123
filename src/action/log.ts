import * as core from '@actions/core';

/**
 * Prints to the job's log: the only place that does. The runner reads commands from this stream, so
 * text that could be one is defused first.
 */
export function printLine(text: string): void {
  core.info(defuse(text));
}

/** Ends the job as failed, with one sentence as its annotation. */
export function failJob(sentence: string): void {
  core.setFailed(defuse(sentence));
}

/** Prints the details of a defect or an outage, folded away. */
export function printCause(cause: unknown): void {
  const details = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  const because =
    cause instanceof Error && cause.cause !== undefined ? `\ncaused by ${String(cause.cause)}` : '';
  core.startGroup('Details');
  printLine(details + because);
  core.endGroup();
}

/** Text in which no line is a workflow command (`::name::` or `##[name]`); it looks the same. */
export function defuse(text: string): string {
  return text
    .replace(/^((?:[^\S\r\n\u2028\u2029]|\u0085)*):(?=:)/gm, '$1:\u200B')
    .replaceAll('##[', '#\u200B#[');
}
