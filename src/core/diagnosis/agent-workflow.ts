/** A workflow file with a step that runs the agent. */
export interface AgentWorkflow {
  readonly path: string;
  /** What its step uses, such as `owner/name@ref`: anyone's Action may have the agent's name. */
  readonly action: string;
  /** Whether what the Worker or a sweep sends starts it. */
  readonly isDispatched: boolean;
  readonly runName: string;
  /** The scopes that its job's token may write; `undefined` if the file does not say. */
  readonly writes: ReadonlySet<string> | undefined;
  /** The inputs of the agent's step, as they are written. */
  readonly inputs: ReadonlyMap<string, string>;
  /** The names of the secrets and variables that the file uses. */
  readonly secrets: readonly string[];
  readonly variables: readonly string[];
}
