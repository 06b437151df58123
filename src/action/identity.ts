import * as core from '@actions/core';
import type { JobIdentity } from '../adapters/openai/index.ts';
import { UserError } from '../core/user-error.ts';
import { readCredential, type Settings } from '../settings/index.ts';

/**
 * Reads the key of the model's endpoint, or the identity of the job that replaces it. Throws UserError if a
 * setting or the job's permission is missing.
 */
export function readAccess(settings: Settings): string | JobIdentity {
  const credential = readCredential(settings);
  if (typeof credential === 'string') return credential;
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = process.env;
  if (!url || !token) {
    throw new UserError(
      "Add `id-token: write` to the permissions of the workflow's job: without it, GitHub issues no token that the model's endpoint could accept instead of a key.",
    );
  }
  return { ...credential, issuer: { url, token }, onToken: core.setSecret };
}
