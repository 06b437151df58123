import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { temporaryRepository } from '../support/repository.ts';
import { repositoryName } from '../support/repository-name.ts';
import { documents, filesBelow, projectDirectory, projectText } from './project.ts';

const owners = (text: string) =>
  [...text.matchAll(/(?:github\.com\/|(?<![\w./-]))([\w-]+)\/jira-bug-fix-agent(?![\w-])/g)].map(
    ([, owner]) => owner,
  );
const [owner] = owners(repositoryName);

it.each(['package.json', 'action.yml', ...documents, ...filesBelow('.github')])(
  '%s names the owner that package.json names',
  (file) => {
    expect(owners(projectText(file)).filter((named) => named !== owner)).toEqual([]);
  },
);

it('the owner is the code owner', () => {
  expect(projectText('.github/CODEOWNERS')).toBe(`* @${owner}\n`);
});

const run = (directory: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [`${projectDirectory}scripts/owner.mjs`, ...args], {
    cwd: directory,
  });

describe('npm run owner', () => {
  it('replaces the owner wherever it is named, and nothing else', async () => {
    const url = 'git+https://github.com/old-one/jira-bug-fix-agent.git';
    await using repository = await temporaryRepository({
      'package.json': JSON.stringify({ repository: { url } }),
      'docs/a.md':
        'uses: old-one/jira-bug-fix-agent@v1\nold-one/shop, old-one/jira-bug-fix-agents\n',
      'docs/b.md':
        'Keep a clone. <!-- until an account is named -->\n\n`npx ../jira-bug-fix-agent init`\n`npm install --global ../jira-bug-fix-agent`, ../jira-bug-fix-agents\n',
      '.github/CODEOWNERS': '* @old-one\n',
      'src/a.ts': '// old-one/jira-bug-fix-agent\n',
    });
    const { stdout } = await run(repository.directory, 'acme');
    expect(stdout).toBe('.github/CODEOWNERS\ndocs/a.md\ndocs/b.md\npackage.json\n');
    const changed = await repository.git('diff', '--unified=0');
    expect(changed.split('\n').filter((line) => /^\+[^+]/.test(line))).toEqual([
      '+* @acme',
      '+uses: acme/jira-bug-fix-agent@v1',
      '+`npx github:acme/jira-bug-fix-agent init`',
      '+`npm install --global github:acme/jira-bug-fix-agent`, ../jira-bug-fix-agents',
      `+${JSON.stringify({ repository: { url: url.replace('old-one', 'acme') } })}`,
    ]);
  });

  it.each([[], ['a/b'], ['-a'], ['$&']])('refuses %j as a name', async (...args) => {
    await using repository = await temporaryRepository({
      'package.json': JSON.stringify({ repository: { url: '' } }),
    });
    await expect(run(repository.directory, ...args)).rejects.toMatchObject({
      code: 2,
      stderr: 'Name the GitHub account that hosts the project: npm run owner -- acme\n',
    });
  });
});
