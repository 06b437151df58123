import { execFileSync } from 'node:child_process';

/** Runs a script as root, who may do to the machine what a runner's steps do. Throws if that is impossible. */
export function asRoot(script: string, ...args: readonly string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n', '--'];
  const [file = '', ...rest] = [...sudo, '/bin/bash', '-ec', script, 'script', ...args];
  execFileSync(file, rest);
}
