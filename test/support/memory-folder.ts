import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes that the tests' files take at most at one time, with room to spare. */
const needed = 3 * 2 ** 30;

/**
 * Puts temporary files into memory for the tests, which make and remove small files by the hundred thousand.
 * Does nothing where a person names another folder, or where the machine has none with enough room that may
 * hold programs.
 */
export function setup(): (() => void) | undefined {
  const folder = process.env.TMPDIR ? undefined : folderInMemory();
  if (folder === undefined) return undefined;
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function folderInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize < needed) return undefined;
    const folder = mkdtempSync('/dev/shm/tests-');
    // As the usual one is: some tests run programs as another user.
    chmodSync(folder, 0o1777);
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    execFileSync(program);
    return folder;
  } catch {
    return undefined;
  }
}
