import { app, sweep } from './app.ts';

/** The Worker's entry: Cloudflare reads the routes, the timer and the Durable Object class from here. */
export { Inbox } from './inbox/index.ts';
export default {
  fetch: app.fetch,
  scheduled: (_event, env) => sweep(env),
} satisfies ExportedHandler<Env>;
