/**
 * What a release needs beside git.
 *
 * `date`: dates the changes that are not released as the version of package.json; `npm version` runs it.
 * `notes`: prints what changed, for the release that the workflow makes from a tag; or says in one sentence
 * why there can be none.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { datedAs, sectionOf } from './changelog.ts';

const { version, repository } = JSON.parse(readFileSync('package.json', 'utf8'));
const changelog = readFileSync('CHANGELOG.md', 'utf8');
const { GITHUB_REF_NAME: tag = '', GITHUB_REPOSITORY: hosted = '', GITHUB_OUTPUT } = process.env;

const isDating = process.argv[2] === 'date';
const refusal = isDating ? refusalToDate() : refusalOfTag();
if (refusal !== undefined) {
  process.stderr.write(`${refusal}\n`);
  process.exitCode = 1;
} else if (isDating) {
  writeFileSync('CHANGELOG.md', datedAs(changelog, version, new Date().toISOString().slice(0, 10)));
} else {
  process.stdout.write(`${sectionOf(changelog, version)}\n`);
  if (GITHUB_OUTPUT !== undefined) appendFileSync(GITHUB_OUTPUT, outputs());
}

function refusalToDate(): string | undefined {
  if (sectionOf(changelog, 'Unreleased') !== undefined) return undefined;
  return 'CHANGELOG.md has nothing under Unreleased: say what changes first.';
}

function refusalOfTag(): string | undefined {
  const [owner] = hosted.split('/');
  if (tag !== `v${version}`)
    return `The tag is ${tag}, but package.json has the version ${version}: run npm version.`;
  if (!repository.url.endsWith(`github.com/${hosted}.git`))
    return `package.json names another repository than ${hosted}: run npm run owner -- ${owner}.`;
  if (sectionOf(changelog, version) === undefined)
    return `CHANGELOG.md has no section [${version}]: run npm version.`;
  return undefined;
}

/** The tag that moves with each release of a major version, and none for a pre-release. */
function outputs(): string {
  const isPrerelease = version.includes('-');
  return `moving-tag=${isPrerelease ? '' : `v${version.split('.')[0]}`}\n`;
}
