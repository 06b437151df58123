import { createHash } from 'node:crypto';
import { z } from 'zod';

/** What GitHub has of acme/shop: branches with their files, and the open pull request. */
export interface Hosted {
  /** By branch and path. The commit of a branch is named after it. */
  branches: Record<string, Record<string, string>>;
  /** The branch of the pull request; empty if there is none. */
  pull: string;
}

/** The address of the pull request. */
export const pullUrl = 'https://github.com/acme/shop/pull/7';

const root = 'repos/acme/shop';

const Put = z.strictObject({
  ...{ branch: z.string(), message: z.string(), content: z.base64() },
  sha: z.string().optional(),
});

/** Answers a command that reads or proposes files; `undefined` if it is refused. */
export function answerHosted(
  hosted: Hosted,
  words: readonly string[],
  stdin: string,
): string | undefined {
  const { branches } = hosted;
  const field = (name: string) =>
    words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
  if (words[1] === 'pr') {
    const head = words[words.indexOf('--head') + 1] ?? '';
    if (branches[head] === undefined || hosted.pull !== '') return undefined;
    hosted.pull = head;
    return `${pullUrl}\n`;
  }
  const request = words.slice(4).join(' ');
  if (request.startsWith(`-X POST ${root}/git/refs `)) {
    const name = field('ref')?.replace('refs/heads/', '') ?? '';
    const from = branches[field('sha')?.replace('commit-', '') ?? ''];
    if (from === undefined || branches[name] !== undefined) return undefined;
    branches[name] = { ...from };
    return '{}';
  }
  const [, put] = new RegExp(`^-X PUT ${root}/contents/(\\S+)`).exec(request) ?? [];
  if (put !== undefined) {
    const { branch, sha, content } = Put.parse(JSON.parse(stdin));
    const files = branches[branch];
    if (files === undefined || sha !== blobOf(files[put])) return undefined;
    files[put] = Buffer.from(content, 'base64').toString('utf8');
    return '{}';
  }
  return read(hosted, request);
}

function read({ branches, pull }: Hosted, request: string): string | undefined {
  const [, path = '', branch = ''] = /contents\/(\S+)\?ref=commit-(\S+)/.exec(request) ?? [];
  if (path !== '') return blobOf(branches[branch]?.[path]);
  if (request.startsWith(`${root}/commits/HEAD`)) return 'commit-main\n';
  const [, name = ''] = /git\/ref\/heads\/(\S+)/.exec(request) ?? [];
  if (name !== '') return branches[name] && `commit-${name}\n`;
  const [, head = ''] = /pulls\?head=acme:(\S+)/.exec(request) ?? [];
  return head !== '' && head === pull ? `${pullUrl}\n` : '';
}

/** Returns the ID that Git gives a file. */
function blobOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
