import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type ShowSetting, showInput } from '../../engines/errors.ts';
import { tellingLine } from '../../engines/evidence/index.ts';
import { lastLine, type ProcessResult } from './process.ts';

/** What tests need around them, such as a database. */
export interface Services {
  /** Starts them, for bash. */
  readonly command: string;
  /** Where they answer on loopback. Without any, they are ready when the command has ended. */
  readonly ports: readonly number[];
  /** How long they may take to get ready. */
  readonly seconds: number;
}

/** What the scripts take of services, in their order; empty words without any. */
export const serviceArguments = (services: Services | undefined): readonly string[] =>
  services === undefined
    ? ['', '', '']
    : [services.command, services.ports.join(' '), `${services.seconds}`];

/** Bytes to keep of what services print: the last ones. */
const mostLog = 16 * 1024;

/**
 * Starts `$services` by the command that the arguments begin, and waits until all of `$ports` answer, at most for
 * `$seconds`; without ports, until it has ended. What the services print goes to descriptor 4. Prints how far that has come, or else why it failed.
 */
export const startServices = `
answers() { (exec 5<> "/dev/tcp/127.0.0.1/$1") 2> /dev/null; }

fail_services() { echo "services-$1" >&2; exit 1; }

start_services() {
  if [[ ! $services ]]; then return; fi
  local service port code=0 end=$((SECONDS + seconds))
  for port in $ports; do
    if answers "$port"; then fail_services "taken $port"; fi
  done
  "$@" "$services" < /dev/null >&4 2>&4 4>&- &
  service=$!
  for port in \${ports:-0}; do
    until (( port )) && answers "$port"; do
      if [[ $service ]] && ! kill -0 "$service" 2> /dev/null; then
        wait "$service" || code=$?
        service=
        if (( code )); then fail_services "ended $code"; fi
        if (( port == 0 )); then break; fi
      fi
      if (( SECONDS >= end )); then fail_services "silent $port"; fi
      sleep 0.05
    done
  done
  echo "services-ready $(stat -L -c %s /dev/fd/4)" >&2
}
`;

/** The file in the folder of a manifest that has what services print. */
const logFile = (manifest: string) => join(manifest, 'services');

/** The last that services printed while the command ran; if it was never started, while they started. */
export async function readLog(manifest: string, errors: string): Promise<string> {
  await using file = await open(logFile(manifest)).catch(() => undefined);
  if (file === undefined) return '';
  const { size } = await file.stat();
  const ready = Number(/^services-ready (\d+)$/m.exec(errors)?.[1] ?? 0);
  const start = Math.max(Math.min(ready, size), size - mostLog);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(mostLog), 0, mostLog, start);
  return buffer.toString('utf8', 0, bytesRead);
}

/** Says why services did not get ready, and what to do. `log` is what they printed. */
export function whyNotReady(
  { kind, errors, output }: ProcessResult,
  log: string,
  show: ShowSetting<'services-command' | 'services-ports'> = showInput,
): string {
  const [command, ports] = [show('services-command'), show('services-ports')];
  const [, how, number = '0'] = /^services-(ended|silent|taken) (\d+)$/m.exec(errors) ?? [];
  const said = tellingLine(log).replace(/[.:]+$/, '');
  const cause = said === '' ? '' : `: ${said}`;
  if (how === 'ended') return `${command} ended with exit code ${number}${cause}. Correct it.`;
  if (how === 'taken')
    return `Port ${number} answers before ${command} starts. Have it open another port, and name that one in ${ports}.`;
  const late = `in time${cause}`;
  if (how === 'silent' && number === '0')
    return `${command} did not end ${late}. Have it end once everything is ready, or name the ports to wait for in ${ports}.`;
  if (how === 'silent')
    return `${command} did not open port ${number} ${late}. Correct it, or name the ports that it opens in ${ports}.`;
  const stopped = kind === 'timed-out' ? 'the time of the command was over' : lastLine(output);
  return `${command} was stopped before everything was ready: ${stopped}`;
}
