import { answerHosted, type Hosted } from './hosted.ts';

/** What the stand-ins for `gh` and `wrangler` know. They change it as the programs would. */
export interface ConsoleState {
  gh: {
    isSignedIn: boolean;
    mayOpenPulls: boolean;
    secrets: Record<string, string>;
    variables: Record<string, string>;
    /** Of its token. */
    scopes: string;
    hosted: Hosted;
  };
  wrangler: { isSignedIn: boolean; isDeployed: boolean; secrets: Record<string, string> };
  /** The beginning of a command that fails; empty if none does. */
  fails: string;
  /** Every command line, without what came by standard input. */
  calls: string[];
}

/** The state in which a newcomer begins: signed in to GitHub, not to Cloudflare. */
export function freshState(): ConsoleState {
  return {
    gh: {
      ...{ isSignedIn: true, mayOpenPulls: false, secrets: {}, variables: {} },
      ...{ scopes: "'repo', 'workflow'", hosted: { branches: { main: {} }, pull: '' } },
    },
    wrangler: { isSignedIn: false, isDeployed: false, secrets: {} },
    ...{ fails: '', calls: [] },
  };
}

/** Answers a command as the program would, and changes the state; `undefined` if it is refused. */
export function answerCall(
  state: ConsoleState,
  words: readonly string[],
  stdin: string,
): string | undefined {
  const line = words.join(' ');
  state.calls.push(line);
  if (state.fails !== '' && line.startsWith(state.fails)) return undefined;
  const begin = Object.keys(answers).find((each) => line.startsWith(each)) ?? '';
  return answers[begin]?.(state, words, stdin);
}

type Answer = (state: ConsoleState, words: readonly string[], stdin: string) => string | undefined;

const api = 'gh api --hostname github.com';

/** Answers by the beginning of a command. */
const answers: Readonly<Record<string, Answer>> = {
  'gh auth status': ({ gh }) => (gh.isSignedIn ? `  - Token scopes: ${gh.scopes}\n` : undefined),
  'gh auth token': ({ gh }) => (gh.isSignedIn ? 'token-of-gh\n' : undefined),
  'gh secret list': ({ gh }) => listed(Object.keys(gh.secrets)),
  'gh secret set': ({ gh }, [, , , name = ''], stdin) => store(gh.secrets, name, stdin),
  'gh variable list': ({ gh }) =>
    JSON.stringify(Object.entries(gh.variables).map(([name, value]) => ({ name, value }))),
  'gh variable set': ({ gh }, [, , , name = '', , value = '']) => store(gh.variables, name, value),
  [`${api} -X PUT repos/acme/shop/actions/permissions/workflow`]: ({ gh }, words) => {
    gh.mayOpenPulls = words.includes('can_approve_pull_request_reviews=true');
    return '';
  },
  [`${api} repos/acme/shop/actions/permissions/workflow`]: ({ gh }) => String(gh.mayOpenPulls),
  [api]: ({ gh }, words, stdin) => answerHosted(gh.hosted, words, stdin),
  'gh pr create': ({ gh }, words, stdin) => answerHosted(gh.hosted, words, stdin),
  'wrangler secret put': ({ wrangler }, [, , , name = ''], stdin) =>
    wrangler.isSignedIn ? store(wrangler.secrets, name, stdin) : undefined,
  'wrangler deploy': ({ wrangler }) => {
    if (!wrangler.isSignedIn) return undefined;
    wrangler.isDeployed = true;
    return 'Uploaded\n  https://jira-bug-fix-agent.acme.workers.dev\n';
  },
};

function store(values: Record<string, string>, name: string, value: string): string {
  values[name] = value;
  return '';
}

function listed(names: readonly string[]): string {
  return JSON.stringify(names.map((name) => ({ name })));
}
