import { afterEach, beforeEach, vi } from 'vitest';

/** What the process printed since the test began. */
interface Printed {
  stdout: string;
  stderr: string;
}

/** Keeps what each test of the file prints, which then reaches no terminal. */
export function keepPrinted(): Printed {
  const printed = { stdout: '', stderr: '' };
  beforeEach(() => {
    Object.assign(printed, { stdout: '', stderr: '' });
    for (const name of ['stdout', 'stderr'] as const) {
      vi.spyOn(process[name], 'write').mockImplementation((chunk) => {
        printed[name] += String(chunk);
        return true;
      });
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  return printed;
}
