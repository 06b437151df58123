import type { ServerResponse } from 'node:http';

/** A request to a stand-in. `params` are the decoded `{name}` segments of its route. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent in place of the body, which says the same and is checked. */
  readonly sent?: string | undefined;
  /** Answers in place of status and body. Not checked against a contract. */
  readonly fault?: (response: ServerResponse) => void;
}

export type Handler = (exchange: Exchange) => Answer | Promise<Answer>;

/** Handlers by `METHOD /path/{parameter}`. */
export type Routes = Readonly<Record<string, Handler>>;

/** The route of a request, and the decoded `{name}` segments of its path. */
export interface Matched {
  readonly name: string;
  readonly template: string;
  readonly handler: Handler;
  readonly params: Exchange['params'];
}

/** Returns a function that finds the route of a request, if any. */
export function routeTable(routes: Routes): (method: string, path: string) => Matched | undefined {
  const table = Object.entries(routes).map(([name, handler]) => compile(name, handler));
  return (method, path) => {
    for (const { pattern, names, ...route } of table) {
      const found = route.method === method ? pattern.exec(path) : null;
      if (!found) continue;
      const values = names.map((key, at) => [key, decodeURIComponent(found[at + 1] ?? '')]);
      return { ...route, params: Object.fromEntries(values) };
    }
    return undefined;
  };
}

function compile(name: string, handler: Handler) {
  const [method = '', template = ''] = name.split(' ');
  const names = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const pattern = template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '([^/]+)');
  return { name, method, template, handler, names, pattern: new RegExp(`^${pattern}$`) };
}
