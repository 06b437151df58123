/**
 * Asks for every address outside the project that a document links to, and prints those that do not answer.
 * `--list` only prints the addresses, each with its documents. Needs the network, so no check runs it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const documents = execFileSync('git', ['ls-files', '-z', '--', '*.md', ':!test'])
  .toString()
  .split('\0');
const places = new Map<string, readonly string[]>();
for (const document of documents.filter((path) => path !== '')) {
  for (const address of addresses(readFileSync(document, 'utf8')))
    places.set(address, [...(places.get(address) ?? []), document]);
}

const broken: string[] = [];
const waiting = [...places.keys()].toSorted();
if (process.argv.includes('--list')) for (const address of waiting) say(address);
else {
  // A few at a time: some sites refuse many at once.
  await Promise.all(Array.from({ length: 4 }, work));
  say(`${places.size} addresses, ${broken.length} do not answer.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

async function work(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const problem = await problemAt(next);
    if (problem === undefined) continue;
    broken.push(next);
    say(next, problem);
  }
}

/** Says why an address does not answer. One that wants a login or a browser exists. */
async function problemAt(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    await answer.body?.cancel();
    return answer.ok || [401, 403, 429].includes(answer.status) ? undefined : `${answer.status}`;
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error.message) : String(error);
  }
}

/** The addresses of links and images outside code, without their anchors. */
function addresses(markdown: string): ReadonlySet<string> {
  const text = markdown.replace(/^ *```.*?^ *```$/gms, '').replace(/`[^`\n]*`/g, '');
  const found = [...text.matchAll(/(?:\]\(|<)(https?:\/\/[^)>\s]+)/g)];
  return new Set(found.map(([, address = '']) => address.replace(/#.*$/, '')));
}

function say(address: string, problem?: string): void {
  const from = places.get(address)?.join(', ');
  const line = [address, from, problem].filter((part) => part !== undefined).join('  ');
  process.stdout.write(`${line}\n`);
}
