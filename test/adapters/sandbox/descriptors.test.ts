import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { modes, secret, startJob, startServer } from './job.ts';

const heir = fileURLToPath(new URL('heir.ts', import.meta.url));

/** Opens a folder, a file and a socket above the descriptors that Node keeps from its children. */
const opening = 'exec 310</ 311<"$1" 312<>"/dev/tcp/127.0.0.1/$2"; shift 2; exec "$@"';

/** Prints the descriptors that it has, and what it reads through them. */
const looking = `
for descriptor in 31{0..2}; do
  if [[ -e /proc/self/fd/$descriptor ]]; then echo "$descriptor is open"; fi
  cat /proc/self/fd/$descriptor /proc/self/fd/$descriptor/etc/hostname 2> /dev/null || true
done
echo looked`;

it.each(modes)('commands inherit no descriptor of the job, with isolation %s', async (mode) => {
  await using job = await startJob({ 'a.txt': 'a' });
  using server = await startServer();
  await job.write({ '../key.txt': secret });
  const script = [heir, job.root, mode, looking];
  const opened = [join(job.root, '../key.txt'), String(server.port), process.execPath, ...script];
  const ran = await promisify(execFile)('/bin/bash', ['-c', opening, 'bash', ...opened]);
  expect(ran.stdout).toBe('looked\n');
});
