import * as core from '@actions/core';
import { type ProjectSettings, readProjectSettings } from '../adapters/sandbox/index.ts';
import type { Caps } from '../core/edits/index.ts';
import { type ReadyWhen, readyWhenValues } from '../core/report/index.ts';
import { type PathRules, pathRules } from '../core/repository/index.ts';
import type { Rules } from '../core/run/index.ts';
import type { MoveTarget } from '../core/tickets/index.ts';
import { UserError } from '../core/user-error.ts';
import { linesSetting, readCaps, readRules, wholeSetting, wordSetting } from '../settings/index.ts';
import { inputs, required, webAddress } from './input.ts';
import { branchPrefixInput } from './inputs.ts';
import { targetInput } from './targets.ts';

/** How the work is to be done. */
export interface WorkInputs {
  readonly githubToken: string;
  readonly model: { readonly baseUrl: string; readonly apiKey: string; readonly model: string };
  readonly rules: Rules;
  readonly paths: PathRules;
  readonly branchPrefix: string;
  /** Where the ticket goes when work on it begins, and when there is a pull request. */
  readonly targets: { readonly start: MoveTarget; readonly pullRequest: MoveTarget };
  readonly maxTicketAttempts: number;
  /** Milliseconds between the beginnings of two attempts on one ticket. */
  readonly cooldownMs: number;
  readonly project: ProjectSettings;
  /** The evidence from which on a pull request is ready for review. */
  readonly readyWhen: ReadyWhen;
  readonly labels: readonly string[];
  readonly reviewers: readonly string[];
  /** Whether the model is asked for a test that fails without the fix. */
  readonly reproduce: boolean;
  readonly caps: Caps;
}

/** Rejects the first input that is missing or wrong with a UserError that names it. */
export function readWorkInputs(): WorkInputs {
  const project = readProjectSettings(inputs);
  return {
    githubToken: required('github-token', 'a token that may write contents and pull requests'),
    model: {
      baseUrl: webAddress('base-url', 'the address of an OpenAI-compatible endpoint'),
      apiKey: required('api-key', "the endpoint's key, from a secret"),
      model: required('model', 'the name of a model that the endpoint serves'),
    },
    rules: readRules(inputs),
    paths: pathsInput(),
    branchPrefix: branchPrefixInput(),
    targets: {
      start: targetInput('transition-on-start', 'in-progress'),
      pullRequest: targetInput('transition-on-pull-request', 'in-progress'),
    },
    maxTicketAttempts: wholeSetting(inputs, 'max-ticket-attempts', 5, [1, 100]),
    cooldownMs: 1000 * wholeSetting(inputs, 'cooldown-seconds', 60, [0, 3600]),
    project,
    readyWhen: wordSetting(
      inputs,
      'ready-when',
      readyWhenValues,
      project.tests === undefined ? 'reviewed' : 'tested',
    ),
    labels: linesSetting(inputs, 'labels'),
    reviewers: reviewersInput(),
    reproduce: wordSetting(inputs, 'reproduce', ['true', 'false'], 'false') === 'true',
    caps: readCaps(inputs),
  };
}

/** A person's login, or a team of the organisation. */
function reviewersInput(): readonly string[] {
  const reviewers = linesSetting(inputs, 'reviewers');
  const odd = reviewers.find((name) => !/^(team:)?[A-Za-z0-9][\w.-]*(\[bot\])?$/.test(name));
  if (odd === undefined) return reviewers;
  throw new UserError(
    'The input `reviewers` must be a login, or team: and the name of a team, one a line.',
  );
}

function pathsInput(): PathRules {
  const rules = pathRules(
    core.getInput('safe-directory'),
    core.getMultilineInput('protected-paths'),
  );
  if (rules === undefined)
    throw new UserError('The input `safe-directory` must be a directory inside the repository.');
  return rules;
}
