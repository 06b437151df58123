import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClonePeople } from './clone-people.ts';

const wrangler = fileURLToPath(
  new URL('../../node_modules/wrangler/bin/wrangler.js', import.meta.url),
);

/** The variables of a person whose npx starts the wrangler of this project. */
export function wranglerOf({ folder }: ClonePeople) {
  const programs = join(folder, 'person');
  mkdirSync(programs, { recursive: true });
  const begin = 'until case "$1" in wrangler@*) true;; *) false;; esac; do shift; done\nshift';
  const lines = ['#!/bin/sh', begin, `exec '${process.execPath}' '${wrangler}' "$@"`];
  writeFileSync(join(programs, 'npx'), `${lines.join('\n')}\n`);
  chmodSync(join(programs, 'npx'), 0o755);
  const account = { CLOUDFLARE_ACCOUNT_ID: 'account-of-the-person' };
  return {
    ...account,
    PATH: [programs, join(folder, 'home/programs'), process.env.PATH].join(delimiter),
  };
}
