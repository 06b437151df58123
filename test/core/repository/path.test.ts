import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathRules, repoPath, whyReadOnly } from '../../../src/core/repository/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { rulesOf } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';

const everywhere = rulesOf();

describe('a path inside the repository', () => {
  test.each([
    ['src/app.ts', 'src/app.ts'],
    ['./src//app.ts', 'src/app.ts'],
    ['src\\core\\app.ts', 'src/core/app.ts'],
    [' src/./app.ts ', 'src/app.ts'],
    ['src/.gitignore', 'src/.gitignore'],
    ['.github/FUNDING.yml', '.github/FUNDING.yml'],
    ['package.json', 'package.json'],
    ['src/keyboard.ts', 'src/keyboard.ts'],
    ['src/credentials.json.ts', 'src/credentials.json.ts'],
    ['src/id_sk', 'src/id_sk'],
    ['docs/Größe (neu).md', 'docs/Größe (neu).md'],
  ])('%j becomes %j', (candidate, path) => {
    expect(repoPath(candidate, everywhere)).toBe(path);
  });

  test.each([
    '',
    '.',
    '..',
    '../secret',
    'src/../../secret',
    'src/..',
    'src\\..\\..\\secret',
    '/etc/passwd',
    '\\\\server\\share',
    'C:\\Windows',
    'c:app.ts',
    'src/a\u0000.ts',
    'src/a\n.ts',
    '.git./config',
    'sub/.git /config',
    'a/.. /b',
    '.g\u200Cit/config',
    'GIT~1/config',
    'GITHUB~1/WORKFL~1/ci.yml',
    '.git::$INDEX_ALLOCATION/config',
    'src/a.ts:$DATA',
    `${'a/'.repeat(512)}a`,
  ])('%j is refused', (candidate) => {
    const refusal = repoPath(candidate, everywhere);
    expect(refusal).toHaveProperty('why', expect.stringContaining('is not a path inside'));
  });
});

describe('a protected path', () => {
  test.each([
    '.git',
    '.git/config',
    '.GIT/hooks/pre-commit',
    'vendor/.Git/config',
    '.github/workflows/ci.yml',
    '.GitHub/Workflows/ci.yml',
    '.github/actions/deploy/action.yml',
    'CODEOWNERS',
    'docs/CODEOWNERS',
    '.gitmodules',
    'api/.env',
    '.env.local',
    '.npmrc',
    'yarn.lock',
    'api/Cargo.lock',
    'bun.lockb',
    'package-lock.json',
    'web/npm-shrinkwrap.json',
    'pnpm-lock.yaml',
    'tools/go.sum',
    'src/Shop/packages.lock.json',
    'gradle.lockfile',
    'ios/Package.resolved',
    'infra/.terraform.lock.hcl',
    '.gitattributes',
    'action.yml',
    '.gitlab-ci.yml',
    '.circleci/config.yml',
    'ci/Jenkinsfile',
    'azure-pipelines.yml',
    'azure-pipelines.yaml',
    '.gitlab-ci.yaml',
    '.drone.yaml',
    '.cirrus.yml',
    'lefthook-local.yml',
    'web/.mcp.json',
    '.github/dependabot.yml',
    'web/.husky/pre-commit',
    '.pre-commit-config.yaml',
    '.yarnrc.yml',
    'gradle/wrapper/gradle-wrapper.properties',
    '.devcontainer/devcontainer.json',
    'deploy/id_rsa',
    'deploy/id_ed25519_sk',
    'deploy/id_ecdsa_sk',
    'keys/server.ppk',
    '.kube/config',
    'k8s/.dockerconfigjson',
    '.vault-token',
    'app/credentials.json',
    'tls/server.pem',
    '.netrc',
    'app/.envrc',
    'infra/prod.tfvars',
    // Twins: a Kelvin sign, a ligature, a long s, full-width letters.
    '.yarn.loc\u212A',
    'CODEOWNER\u017F',
    'cert.p\uFF46x',
    'gradle.lock\uFB01le',
    '\uFF0Egithub/work\uFB02ows/ci.yml',
  ])('%s is refused whatever the settings', (path) => {
    expect(repoPath(path, everywhere)).toHaveProperty(
      'why',
      expect.stringMatching(/^".+" is protected, because \w.+[^.]$/),
    );
  });

  test.each([
    'AGENTS.md',
    'packages/web/CLAUDE.md',
    '.github/copilot-instructions.md',
    '.cursor/rules/style.mdc',
    'copilot-instructions.md',
    'web/CLAUDE.local.md',
    '.gemini/settings.json',
    '.codex/config.toml',
    '.kiro/steering/a.md',
    '.roo/rules/a.md',
    '.junie/guidelines.md',
  ])('%s may be read, and not changed', (name) => {
    const path = repoPath(name, everywhere);
    if (typeof path !== 'string') throw new Error(path.why);
    expect(whyReadOnly(path)).toBe(
      `${JSON.stringify(name)} is protected, because coding agents follow it`,
    );
  });

  test('other files may be changed', () => {
    const path = repoPath('src/agents.md.ts', everywhere);
    if (typeof path !== 'string') throw new Error(path.why);
    expect(whyReadOnly(path)).toBeUndefined();
  });

  test('additional patterns protect too, in gitignore syntax', () => {
    const rules = rulesOf('', ['migrations/', '*.gen', '!keep.gen']);
    expect(repoPath('db/migrations/1.sql', rules)).toHaveProperty('kind', 'refused');
    expect(repoPath('app.gen', rules)).toHaveProperty('kind', 'refused');
    expect(repoPath('keep.gen', rules)).toBe('keep.gen');
  });

  test('no additional pattern unprotects what is always protected', () => {
    const rules = rulesOf('', ['!.git', '!.env', '!.github/workflows/', '!*']);
    for (const path of ['.git/config', '.env', '.github/workflows/ci.yml'])
      expect(repoPath(path, rules)).toHaveProperty('kind', 'refused');
  });
});

describe('the safe directory', () => {
  test.each(['services/api', './services/api/', 'services//api', ' services\\api '])(
    '%j is where the agent may write',
    (directory) => {
      const rules = rulesOf(directory);
      expect(repoPath('services/api/app.py', rules)).toBe('services/api/app.py');
      expect(repoPath('services/apis/app.py', rules)).toHaveProperty('kind', 'refused');
      expect(repoPath('services/api', rules)).toHaveProperty('kind', 'refused');
      expect(repoPath('services/api/../web/app.py', rules)).toHaveProperty('kind', 'refused');
    },
  );

  test.each(['', '.', './', '/'])('%j is the whole repository', (directory) => {
    expect(pathRules(directory)?.safeDirectory).toBe('');
  });

  test.each(['..', '../other', '/srv/app', 'a/../..', 'C:\\app'])(
    '%j is not accepted',
    (directory) => {
      expect(pathRules(directory)).toBeUndefined();
    },
  );
});

test('whatever the text: an accepted path stays inside, and is accepted unchanged', () => {
  const piece = fc.oneof(
    fc.constantFrom('..', '.', '/', '\\', 'safe', '.git', '.GIT', ' ', 'a.ts', 'C:', '\u0000'),
    fc.string({ maxLength: 4, unit: codePoint }),
  );
  const rules = rulesOf('safe');
  const candidates = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  const inside = candidates.map((candidate) => `safe/${candidate}`);
  fc.assert(
    fc.property(fc.oneof(candidates, inside), (candidate) => {
      const path = repoPath(candidate, rules);
      if (typeof path !== 'string') return;
      expect(path.startsWith('safe/')).toBe(true);
      const segments = path.split('/');
      expect(segments).not.toContain('..');
      expect(segments).not.toContain('');
      expect(segments.map((segment) => segment.toLowerCase())).not.toContain('.git');
      expect(repoPath(path, rules)).toBe(path);
    }),
    runs(1_000),
  );
});
