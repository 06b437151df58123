import type { Route } from '../settings/index.ts';
import type { TicketFacts } from './trigger.ts';

/** Whose workflow a ticket starts. It is `untold` where that hangs on what the webhook does not tell. */
export type Routed =
  | { readonly kind: 'routed'; readonly repository: string }
  | { readonly kind: 'unmapped' }
  | { readonly kind: 'untold' };

/** Follows the first rule that fits. `project` is the ticket's, as a key. */
export function route(
  ticket: Pick<TicketFacts, 'components' | 'labels'>,
  project: string,
  rules: readonly Route[],
): Routed {
  const perhaps = new Set<string>();
  for (const rule of rules) {
    const fit = fits(rule, ticket, project);
    if (fit === 'no') continue;
    perhaps.add(rule.repository);
    if (fit === 'yes') break;
  }
  const [repository, ...others] = perhaps;
  if (repository === undefined) return { kind: 'unmapped' };
  const isSure = others.length === 0 && rules.some((rule) => fits(rule, ticket, project) === 'yes');
  return isSure ? { kind: 'routed', repository } : { kind: 'untold' };
}

function fits(
  { project, component, label }: Route,
  { components, labels }: Pick<TicketFacts, 'components' | 'labels'>,
  key: string,
): 'yes' | 'no' | 'perhaps' {
  const answers = [
    project === undefined || project === key,
    component === undefined || components?.some((name) => name.toLowerCase() === component),
    label === undefined || labels?.includes(label),
  ];
  if (answers.includes(false)) return 'no';
  return answers.includes(undefined) ? 'perhaps' : 'yes';
}
