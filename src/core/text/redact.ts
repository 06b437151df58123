import { hideSecrets } from './hide-secrets.ts';

/** What replaces a secret. */
export const redacted = '[redacted]';

/** Texts that look like keys, as services hand them out. */
const keyForms: readonly RegExp[] = [
  // OpenAI, Anthropic, OpenRouter, Stripe; Groq; xAI; Hugging Face.
  /\b[psr]k[-_][\w-]{16,200}/g,
  /\b(?:gsk_|xai-|hf_)\w{20,200}/g,
  // GitHub, GitLab, npm.
  /\b(?:gh[oprsu]_|github_pat_|glpat-|npm_)[\w-]{16,255}/g,
  // Atlassian, Slack.
  /\bAT[AC]TT3[\w=-]{20,400}/g,
  /\bxox[a-z]-[\w-]{10,200}/g,
  /\bhooks\.slack\.com\/(?:services|workflows|triggers)\/[\w/-]{16,200}/g,
  // SendGrid, PyPI, DigitalOcean, HashiCorp, Shopify, Docker.
  /\bSG\.[\w-]{16,40}\.[\w-]{20,80}/g,
  /\bpypi-AgE[\w-]{16,400}/g,
  /\bdo[opr]_v1_[\da-f]{32,128}/g,
  /\bhv[bsr]\.[\w-]{20,400}/g,
  /\bshp(?:at|ca|pa|ss)_[\da-fA-F]{24,64}/g,
  /\bdckr_[op]at_[\w-]{16,100}/g,
  // Amazon, Google.
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\b(?:AIza|ya29\.)[\w-]{20,400}/g,
  // JSON web tokens, and what a header authorises with.
  /\beyJ[\w-]{8,2000}\.[\w-]{8,4000}\.[\w-]{0,2000}/g,
  /\b(?:Bearer|Basic) [\w.~+/=-]{16,4000}/g,
  // The name and password in an address.
  /(?<=\b[a-z][a-z\d+.-]{1,20}:\/\/)[^\s/:@]{0,200}:[^\s/@]{1,400}(?=@)/gi,
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[^-]{0,8000}(?:-----END [A-Z ]{0,30}PRIVATE KEY-----)?/g,
];

/** Returns a function that replaces these secrets, also in their usual encodings, and what looks like a key. */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const hideKnown = hideSecrets(secrets, redacted);
  return (text) =>
    keyForms.reduce((hidden, form) => hidden.replace(form, redacted), hideKnown(text));
}
