/** Names the service and the region of an address of Amazon Bedrock; `undefined` for any other. */
export function bedrockPlace(address: string) {
  const [, kind, region] = place.exec(new URL(address).hostname) ?? [];
  if (region === undefined) return undefined;
  return { service: kind === 'mantle' ? 'bedrock-mantle' : 'bedrock', region };
}

/** Whether an address is Anthropic's own. */
export const isAnthropic = (address: string) => new URL(address).hostname === 'api.anthropic.com';

/** The public addresses, and those of private links, in the domains of AWS: what is signed goes nowhere else. */
const place =
  /(?:^|\.)bedrock-(mantle|runtime)\.([a-z]{2,3}(?:-[a-z]+)+-\d)\.(?:vpce\.)?(?:amazonaws\.com(?:\.cn)?|api\.aws)$/;
