import { usualMinutes } from '../adapters/sandbox/index.ts';
import { usualCaps } from '../core/edits/index.ts';
import { defaultRules, stopReasons } from '../core/run/index.ts';
import { defaultSweep } from '../core/tickets/index.ts';

const codes = Object.entries(stopReasons)
  .map(([reason, { exitCode }]) => `  ${String(exitCode).padStart(3)}  ${reason}`)
  .join('\n');

export const help = `Fixes the bug that a ticket describes, in the work tree of a git repository.

  node dist/cli.js run --ticket bug.md --model NAME [--repo DIR] [--dry-run]
  node dist/cli.js run APP-17 --model NAME [--repo DIR] [--dry-run]
  node dist/cli.js sweep --jql QUERY [--dispatch OWNER/NAME]

A ticket is a Markdown file (its first heading is the summary), a JSON file with "summary",
"description" and "comments", or a key, which is read from Jira.

  --ticket FILE          the ticket, as Markdown or JSON
  --repo DIR             the repository to work on (default: the current directory)
  --model NAME           a model of the endpoint, or the variable MODEL
  --base-url URL         an OpenAI-compatible endpoint, or the variable OPENAI_BASE_URL
                         (default: https://api.openai.com/v1; Ollama: http://localhost:11434/v1)
  --max-attempts N       edits before it gives up, 1 to 10 (default: ${defaultRules.maxAttempts})
  --max-calls N          attempts to reach the model, retries too (default: ${defaultRules.maxCalls})
  --max-tokens N         tokens of prompts and replies (default: ${defaultRules.maxTokens})
  --deadline-minutes N   minutes for the whole run (default: ${defaultRules.maxMinutes})
  --price-prompt N       money for a million tokens of prompts, --price-completion N of replies
  --max-cost N           refuse to begin a run that could cost more money than this
  --safe-directory DIR   change nothing outside this directory of the repository
  --max-files N          files that the change may touch (default: ${usualCaps.files})
  --max-lines N          lines that it may add and remove, together (default: ${usualCaps.lines})
  --jira-url URL         the Jira site of a key, or the variable JIRA_URL
  --cloud-id ID          the site's id, for a scoped token of Jira Cloud, or the variable JIRA_CLOUD_ID
  --ticket-field NAME    a further field to read, by name or id; may be given several times
  --dry-run              print the diff and change nothing
  --trace FILE           write every prompt, reply and decision of the run as JSON
  --help, --version

The project's own commands try every change, on a private copy of the work tree. What they say goes
back to the model, and is printed as evidence. A change that they fail with is never written to the
work tree: the run ends with tests-failed and prints the diff, the output and the names of what fails.

  --setup-command CMD    prepares that copy once, such as "npm ci"; has network
  --lint-command CMD     lints or checks types
  --test-command CMD     runs the tests, such as "npm test"
  --test-timeout-minutes N  minutes that each of them may take, 1 to 120 (default: ${usualMinutes})
  --test-isolation required  (default) they run as another user, without your files, processes and
                         network; without Linux and root or passwordless sudo they do not run
  --test-isolation none  they run as you: code that the model wrote can read your files and keys and
                         use your network
  --test-environment NAME  a further variable that they see; may be given several times
  --reproduce            ask the model for a test that fails without the fix

A sweep lists the tickets in Jira that are to do, and why each is or is not to be worked.

  --jql QUERY            which tickets are in scope, in Jira's query language
  --hours N              how many hours back it looks for changes (default: ${defaultSweep.hours})
  --limit N              tickets to be worked at most (default: ${defaultSweep.limit})
  --dispatch OWNER/NAME  start that repository's workflow for each, with the token in GITHUB_TOKEN

The endpoint's key comes from the variable OPENAI_API_KEY; Jira's account and token from
JIRA_EMAIL and JIRA_TOKEN. Without JIRA_EMAIL it is Jira Data Center with a personal access token.
The last line on standard error names the stop reason.

Exit codes:
${codes}
`;
