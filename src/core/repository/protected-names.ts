/** Files that a change must not touch, and why. In names, `*` stands for anything but a slash. */
interface ProtectedRow {
  /** Names of files and folders, in any folder. */
  readonly names?: readonly string[];
  /** Paths of files and folders, from the root on. */
  readonly paths?: readonly string[];
  /** Completes “It is protected, because …”. */
  readonly why: string;
  /** Whether the model may read them. */
  readonly isShown?: true;
}

const rows: readonly ProtectedRow[] = [
  {
    names: ['.git', '.gitmodules', '.gitattributes'],
    why: 'Git runs or follows what it says',
  },
  {
    names: ['Jenkinsfile', 'action.yml', 'action.yaml'],
    paths: [
      ...[
        '.github/workflows',
        '.github/actions',
        '.forgejo',
        '.gitea',
        '.gitlab',
        '.gitlab-ci.yml',
      ],
      ...['.circleci', '.buildkite', '.drone.yml', '.travis.yml', '.woodpecker', '.woodpecker.yml'],
      ...['azure-pipelines.yml', '.azure-pipelines', 'bitbucket-pipelines.yml', '.teamcity'],
      ...['.gitlab-ci.yaml', '.drone.yaml', 'azure-pipelines.yaml', '.cirrus.yml'],
      ...['appveyor.yml', '.appveyor.yml', 'cloudbuild.yaml', 'cloudbuild.yml', 'buildspec.yml'],
    ],
    why: 'a pipeline runs it with its secrets',
  },
  {
    names: ['CODEOWNERS'],
    paths: [
      ...['.github/dependabot.yml', '.github/dependabot.yaml', '.github/settings.yml'],
      ...['renovate.json', 'renovate.json5', '.renovaterc', '.renovaterc.json'],
      ...['.github/renovate.json', '.github/renovate.json5', '.mergify.yml', '.github/mergify.yml'],
    ],
    why: 'it decides who reviews and what is merged',
  },
  {
    names: ['.husky', '.githooks', '.pre-commit-config.yaml', '.pre-commit-config.yml', '.envrc'],
    paths: [
      'lefthook.yml',
      '.lefthook.yml',
      'lefthook.yaml',
      'lefthook-local.yml',
      '.overcommit.yml',
    ],
    why: "it runs on developers' machines",
  },
  {
    names: ['.devcontainer', '.devcontainer.json', '.vscode', '.idea', '.gitpod.yml', '.mcp.json'],
    why: 'an editor or coding agent runs it when it opens the folder',
  },
  {
    names: [
      ...['.npmrc', '.yarnrc', '.yarnrc.yml', '.pnpmfile.cjs', '.pypirc', 'pip.conf', '.gemrc'],
      ...['nuget.config', 'gradle-wrapper.properties', 'gradle-wrapper.jar', '.mvn'],
    ],
    paths: ['.yarn', '.cargo', '.bundle'],
    why: 'it says where packages and tools come from',
  },
  {
    names: [
      ...['*.lock', '*.lockb', '*.lock.hcl', 'package-lock.json', 'npm-shrinkwrap.json'],
      ...['pnpm-lock.yaml', 'go.sum', 'packages.lock.json', 'gradle.lockfile', 'Package.resolved'],
    ],
    why: 'only its own tool writes it',
  },
  {
    names: [
      ...[
        '.env',
        '.env.*',
        '.netrc',
        '_netrc',
        '.pgpass',
        '.htpasswd',
        '.git-credentials',
        '*.pem',
      ],
      ...[
        'id_rsa',
        'id_dsa',
        'id_ecdsa',
        'id_ed25519',
        '*.key',
        '*.p12',
        '*.pfx',
        '*.jks',
        '*.kdbx',
      ],
      ...['*.keystore', '*.tfvars', '*.tfvars.json', '*.tfstate', '.aws', '.ssh', '.docker'],
      ...['id_*_sk', '*.ppk', '.kube', '.dockerconfigjson', '.vault-token', 'credentials.json'],
    ],
    why: 'it can hold secrets',
  },
  {
    names: [
      ...['AGENTS.md', 'AGENT.md', 'CLAUDE.md', 'CLAUDE.local.md', 'GEMINI.md'],
      ...['.cursorrules', '.windsurfrules'],
    ],
    paths: [
      ...['.claude', '.cursor', '.windsurf', '.clinerules', '.gemini', '.codex', '.kiro', '.roo'],
      ...['.junie', 'copilot-instructions.md', '.github/copilot-instructions.md'],
      ...['.github/instructions', '.github/prompts', '.github/agents', '.github/chatmodes'],
    ],
    why: 'coding agents follow it',
    isShown: true,
  },
];

/** All rows of a kind in one expression: a library for ignore files takes seconds for a large repository. */
function expressionOf(some: readonly ProtectedRow[]): RegExp {
  const anywhere = some.flatMap(({ names = [] }) => names).map(asPattern);
  const atRoot = some.flatMap(({ paths = [] }) => paths).map(asPattern);
  return new RegExp(`(?:^|/)(?:${anywhere.join('|')})(?:/|$)|^(?:${atRoot.join('|')})(?:/|$)`, 'i');
}

const asPattern = (name: string) => name.replace(/[.+]/g, String.raw`\$&`).replaceAll('*', '[^/]*');

const hidden = expressionOf(rows.filter(({ isShown }) => isShown !== true));
const untouchable = expressionOf(rows);

/**
 * Returns a path as the most lenient file system reads it: in lower case, with the letters that look or
 * count alike, such as the Kelvin sign and ligatures.
 */
function asTwin(path: string): string {
  return /^[ -~]*$/.test(path) ? path : path.normalize('NFKC').toLowerCase();
}

/** Whether a path is neither read nor changed, whatever the settings say. */
export function isHidden(path: string): boolean {
  return hidden.test(asTwin(path));
}

/** Says why a path must not be changed; `undefined` if nothing speaks against it. */
export function whyUntouchable(path: string): string | undefined {
  const twin = asTwin(path);
  if (!untouchable.test(twin)) return undefined;
  return rows.find((row) => expressionOf([row]).test(twin))?.why;
}
