/** Who the Worker is to GitHub: somebody's token, or an App with its private key as PEM. */
export type Credentials =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'app'; readonly appId: string; readonly privateKey: string };

/** How GitHub is reached. `apiUrl` is the root of its REST API, without a slash at the end. */
export interface GithubAccess {
  readonly apiUrl: string;
  readonly credentials: Credentials;
}

/**
 * Why GitHub was not asked or did not do it. `pause` is how many milliseconds it asks to be left alone,
 * 0 when it does not say. `isSetUp` is false where somebody has to mend a setting first.
 */
export interface Refusal {
  readonly kind: 'refused';
  readonly why: string;
  readonly pause: number;
  readonly isSetUp: boolean;
}
