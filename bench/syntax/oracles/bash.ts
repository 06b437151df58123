import { execFile } from 'node:child_process';

/** Whether `bash -n`, which runs nothing, accepts the script; `undefined` without a bash. */
export function isValidBash(text: string): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    const child = execFile('bash', ['--norc', '-n'], (error) => {
      resolve(error === null ? true : typeof error.code === 'number' ? false : undefined);
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end(text);
  });
}
