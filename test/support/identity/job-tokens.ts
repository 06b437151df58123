const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Tokens of a job, as GitHub issues them. */
export interface JobTokens {
  readonly issued: readonly string[];
  issue(audience: string): string;
  /** Whether a token was issued for the expected audience. Each is accepted once, like its `jti`. */
  redeem(token: unknown): boolean;
}

/** Starts without tokens; only those for `expected` can be redeemed. */
export function jobTokens(expected: string): JobTokens {
  const issued: string[] = [];
  const open = new Set<unknown>();
  return {
    issued,
    issue: (audience) => {
      const claims = {
        iss: 'https://token.actions.githubusercontent.com',
        sub: 'repo:acme/shop:ref:refs/heads/main',
        aud: audience,
        jti: String(issued.length + 1),
      };
      const token = `${encode({ alg: 'RS256', kid: '1' })}.${encode(claims)}.c2lnbmF0dXJl`;
      issued.push(token);
      if (audience === expected) open.add(token);
      return token;
    },
    redeem: (token) => open.delete(token),
  };
}
