import type { Route } from '../settings/index.ts';
import type { TicketFacts } from '../webhook/index.ts';

/** Where a ticket's dispatch goes; `unknown` if that depends on facts that the webhook does not contain. */
export type FoundRoute =
  | { readonly kind: 'routed'; readonly repositories: readonly string[] }
  | { readonly kind: 'unmapped' }
  | { readonly kind: 'unknown' };

/** Returns the repositories of the first rule that fits; `project` is the key of the ticket's project. */
export function findRoute(
  ticket: Pick<TicketFacts, 'components' | 'labels'>,
  project: string,
  routes: readonly Route[],
): FoundRoute {
  const candidates = new Set<string>();
  for (const route of routes) {
    const { repositories } = route;
    const fit = fits(route, ticket, project);
    if (fit === 'no') continue;
    candidates.add(repositories.toSorted().join(' '));
    if (fit === 'perhaps') continue;
    return candidates.size === 1 ? { kind: 'routed', repositories } : { kind: 'unknown' };
  }
  return { kind: candidates.size === 0 ? 'unmapped' : 'unknown' };
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
