import type { Files } from '../support/repository.ts';

/** A workflow that seems to run the agent, with these inputs of its step, as they stand in YAML. */
export function workflowWith(
  inputs: Readonly<Record<string, string>>,
  uses = 'acme/jira-bug-fix-agent@v1',
): Files {
  const lines = Object.entries(inputs).map(([name, value]) => `          ${name}: ${value}`);
  const text = `name: CI
on: { repository_dispatch: { types: [jira-bug-fix] } }
jobs:
  fix:
    runs-on: ubuntu-latest
    steps:
      - uses: ${uses}
        with:
${lines.join('\n')}
`;
  return { '.github/workflows/ci.yml': text };
}

/** An expression of GitHub, such as `secrets.JIRA_TOKEN`. */
export const evaluated = (expression: string) => `\${{ ${expression} }}`;
