import {
  address,
  freeText,
  input,
  option,
  optional,
  privateKey,
  type Setting,
  secret,
  variable,
} from './kinds.ts';

/** How to reach GitHub. */
export const githubSettings = {
  'github-token': {
    kind: secret('a token that can write contents and pull requests'),
    default: { expression: 'github.token' },
    places: [
      input('ignored', 'work', 'follow', 'sweep'),
      variable('GITHUB_TOKEN', 'Token for doctor, which reads the repository with it.'),
    ],
    description:
      "Token that can write contents and pull requests. With a GitHub App's token, the checks of the pull request start by themselves.",
  },
  'app-id': {
    kind: optional(freeText('the App ID or client ID of a GitHub App', /^[\w.-]+$/)),
    places: [input('ignored', 'work', 'follow', 'sweep'), option('ID', ['init'])],
    description:
      'Client ID of the GitHub App that acts in place of github-token; app-private-key is its key.',
  },
  'app-private-key': {
    kind: optional(privateKey),
    places: [input('ignored', 'work', 'follow', 'sweep')],
    description:
      'Private key of that App, the whole .pem file that GitHub made; line breaks may be written as \\n.',
  },
  'github-api-url': {
    kind: address('the address of the GitHub API'),
    default: 'https://api.github.com',
    places: [variable('GITHUB_API_URL')],
    description: 'Address of the GitHub API, such as https://github.example.com/api/v3.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
