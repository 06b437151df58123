import { redacted } from './hide-in.ts';
import { hideSecrets } from './hide-secrets.ts';
import { escapeMarkdown } from './safe-text.ts';

/** Texts that look like keys, as services hand them out; Markdown has a backslash before each underscore. */
const keyForms: readonly RegExp[] = [
  // OpenAI, Anthropic, OpenRouter, Stripe; Groq; xAI; Hugging Face.
  /\b[psr]k(?:-|\\?_)(?:[\w-]|\\_){16,200}/g,
  /\b(?:gsk\\?_|xai-|hf\\?_)(?:\w|\\_){20,200}/g,
  // GitHub, GitLab, npm.
  /\b(?:gh[oprsu]\\?_|github\\?_pat\\?_|glpat-|npm\\?_)(?:[\w-]|\\_){16,255}/g,
  // Atlassian, Slack.
  /\bAT[AC]TT3(?:[\w=-]|\\_){20,400}/g,
  /\bxox[a-z]-[\w-]{10,200}/g,
  /\bhooks\.slack\.com\/(?:services|workflows|triggers)\/[\w/-]{16,200}/g,
  // SendGrid, PyPI, DigitalOcean, HashiCorp, Shopify, Docker.
  /\bSG\.(?:[\w-]|\\_){16,40}\.(?:[\w-]|\\_){20,80}/g,
  /\bpypi-AgE(?:[\w-]|\\_){16,400}/g,
  /\bdo[opr]\\?_v1\\?_[\da-f]{32,128}/g,
  /\bhv[bsr]\.(?:[\w-]|\\_){20,400}/g,
  /\bshp(?:at|ca|pa|ss)\\?_[\da-fA-F]{24,64}/g,
  /\bdckr\\?_[op]at\\?_(?:[\w-]|\\_){16,100}/g,
  // Amazon, Google.
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\b(?:AIza|ya29\.)(?:[\w-]|\\_){20,400}/g,
  // JSON web tokens, and what a header authorises with.
  /\beyJ(?:[\w-]|\\_){8,2000}\.(?:[\w-]|\\_){8,4000}\.(?:[\w-]|\\_){0,2000}/g,
  /\b(?:Bearer|Basic) (?:[\w.~+/=-]|\\[_~]){16,4000}/g,
  // The name and password in an address.
  /(?<=\b[a-z][a-z\d+.-]{1,20}:\/\/)[^\s/:@]{0,200}:[^\s/@]{1,400}(?=@)/gi,
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[^-]{0,8000}(?:-----END [A-Z ]{0,30}PRIVATE KEY-----)?/g,
];

/**
 * Returns a function that replaces these secrets, also in their usual encodings, and what looks like a key. Both are
 * found in Markdown, too.
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const escaped = secrets.map((secret) => escapeMarkdown(secret));
  const hideKnown = hideSecrets([...secrets, ...escaped], redacted);
  return (text) =>
    keyForms.reduce((hidden, form) => hidden.replace(form, redacted), hideKnown(text));
}
