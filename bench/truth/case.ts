/** A promise that a user can check from outside. `check` throws if the product does not keep it. */
export interface Case {
  readonly name: string;
  readonly check: () => Promise<void>;
}
