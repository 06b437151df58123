import { Hono } from 'hono';

/** The baseline: a Hono route that does nothing with its requests. */
const app = new Hono();
app.post('/webhooks/jira', (context) => context.json({ decision: 'nothing' }));
export default app;
