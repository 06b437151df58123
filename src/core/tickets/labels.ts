/** Labels of a ticket by which people tell the agent what to do. */
export const controlLabels = {
  /** Ends the work, for good. */
  stop: 'agent-stop',
  /** Asks for a plan before any code. */
  plan: 'agent-plan',
  /** Goes on with the plan that was proposed. */
  go: 'agent-go',
} as const;

/** Whether the ticket has the label, in any case. */
export function hasLabel({ labels = [] }: { readonly labels?: readonly string[] }, label: string) {
  return labels.some((one) => one.toLowerCase() === label.toLowerCase());
}
