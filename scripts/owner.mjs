/**
 * Replaces the account that hosts the project, wherever it is named: `npm run owner -- acme`. What the documents say
 * for the time before goes. Runs on any Node, since it comes before everything else.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const naming = ['package.json', 'action.yml', '*.md', '.github'];

const [owner = ''] = process.argv.slice(2);
const { repository } = JSON.parse(readFileSync('package.json', 'utf8'));
const [, present = '', name = ''] = /github\.com\/([^/]+)\/(.+)\.git$/.exec(repository.url) ?? [];

if (/^[a-z\d](?:-?[a-z\d]){0,38}$/i.test(owner)) {
  const files = execFileSync('git', ['ls-files', '-z', '--', ...naming])
    .toString()
    .split('\0');
  for (const file of files.filter((path) => path !== '')) replaceIn(file);
} else {
  process.stderr.write('Name the GitHub account that hosts the project: npm run owner -- acme\n');
  process.exitCode = 2;
}

/** @param {string} file */
function replaceIn(file) {
  const text = readFileSync(file, 'utf8');
  const replaced = text
    .replaceAll(/^.*<!-- until an account is named -->\n\n?/gm, '')
    // A clone beside the reader's repository.
    .replaceAll(
      new RegExp(`(?<=(?:npx|--global) )\\.\\./(?=${name}(?![\\w-]))`, 'g'),
      `github:${owner}/`,
    )
    .replace(new RegExp(`(?<![\\w.-])${present}(?=/${name}(?![\\w-]))`, 'g'), owner)
    // The code owner.
    .replace(new RegExp(`(?<=^\\* @)${present}$`, 'gm'), owner);
  if (replaced === text) return;
  writeFileSync(file, replaced);
  process.stdout.write(`${file}\n`);
}
