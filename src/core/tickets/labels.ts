/** Labels of a ticket by which people tell the agent what to do. */
export const controlLabels = {
  /** Ends the work, for good. */
  stop: 'agent-stop',
  /** Asks for a plan before any code. */
  plan: 'agent-plan',
  /** Goes on with the plan that was proposed. */
  go: 'agent-go',
} as const;

/** Labels by which the agent shows on boards how its work stands, at most one at a time. None starts work. */
export const stateLabels = {
  working: 'agent-working',
  'needs-input': 'agent-needs-input',
  review: 'agent-review',
  failed: 'agent-failed',
} as const;

export type WorkState = keyof typeof stateLabels;

/** Whether the ticket has the label, in any case. */
export function hasLabel({ labels = [] }: { readonly labels?: readonly string[] }, label: string) {
  return labels.some((one) => one.toLowerCase() === label.toLowerCase());
}
