/**
 * One use of a read-only tool. A request is known by its fingerprint: its tool and its whole, canonical
 * input, so that another page, another range or another query is another request.
 */
export interface Read {
  readonly tool: string;
  /** The input as canonical JSON, for people and for the model. */
  readonly input: string;
  readonly fingerprint: string;
  /**
   * `fresh`: it was done. `repeated`: answered from memory, with a notice. `exhausted`: asked for once
   * too often, which ends the exploration. `invalid`: not a request that can be done; `result` says why.
   */
  readonly ruling: 'fresh' | 'repeated' | 'exhausted' | 'invalid';
  /** What the model is shown. */
  readonly result: string;
  /** Milliseconds on the run's clock. */
  readonly at: number;
}
