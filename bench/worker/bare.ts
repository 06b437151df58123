import { Hono } from 'hono';

/** What every route is compared with: Hono, the same requests, and nothing done about them. */
const app = new Hono();
app.post('/webhooks/jira', (context) => context.json({ decision: 'nothing' }));
export default app;
