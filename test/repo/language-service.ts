import { type ActionsMetadataProvider, validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parseAction } from './action-metadata.ts';
import { projectText } from './project.ts';

/** The inputs of third-party actions that our workflows set. */
const thirdPartyInputs: ReadonlyMap<string, readonly string[]> = new Map([
  ['actions/checkout', ['fetch-depth', 'persist-credentials', 'ref']],
  ['actions/upload-artifact', ['name', 'path']],
  ['actions/setup-node', ['node-version', 'package-manager-cache']],
  ['actions/attest-build-provenance', ['subject-path']],
  ['github/codeql-action', ['languages', 'build-mode', 'config', 'category', 'sarif_file']],
  ['ossf/scorecard-action', ['results_file', 'results_format', 'publish_results']],
  ['zizmorcore/zizmor-action', ['version', 'advanced-security']],
  ['azure/login', ['client-id', 'tenant-id', 'subscription-id']],
  [
    'google-github-actions/auth',
    ['workload_identity_provider', 'service_account', 'token_format', 'create_credentials_file'],
  ],
  ['aws-actions/configure-aws-credentials', ['role-to-assume', 'aws-region']],
]);

const provider: ActionsMetadataProvider = {
  fetchActionMetadata({ owner, name }) {
    if (name === 'jira-bug-fix-agent')
      return Promise.resolve(parseAction(projectText('action.yml')));
    const known = thirdPartyInputs.get(`${owner}/${name}`);
    if (known === undefined) return Promise.resolve(undefined);
    const inputs = Object.fromEntries(known.map((input) => [input, { description: input }]));
    return Promise.resolve({ name, description: name, inputs });
  },
};

/** Validates a workflow with GitHub's language service. Returns one line per problem. */
export function workflowProblems(text: string): Promise<readonly string[]> {
  return problems('.github/workflows/workflow.yml', text);
}

/** Validates an `action.yml` with GitHub's language service. Returns one line per problem. */
export function actionProblems(text: string): Promise<readonly string[]> {
  return problems('action.yml', text);
}

let documents = 0;

/** The language service caches documents by address, so each text has its own. */
async function problems(path: string, text: string): Promise<readonly string[]> {
  documents += 1;
  const document = TextDocument.create(`file:///${documents}/${path}`, 'yaml', 1, text);
  const found = await validate(document, { actionsMetadataProvider: provider });
  return found.map(({ range, message }) => `line ${range.start.line + 1}: ${message}`);
}
