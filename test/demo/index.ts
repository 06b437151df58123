/** The whole flow on loopback: three acts in the terminal, or with --serve pages in a browser. */
import { parseArgs } from 'node:util';
import { demoModel } from './model.ts';
import { print, printNote } from './screen.ts';
import { serveUntilInterrupted } from './serve.ts';
import { startSession } from './session.ts';
import { playTour } from './tour.ts';

const help = `npm run demo                  plays three acts in the terminal
npm run demo -- --serve       serves them as pages, for you to start

  --port N     port of the pages; by default a free one
  --open       opens them in the browser; includes --serve
  --pause MS   how long the scripted model takes for a reply; by default 700 with --serve

With --serve, MODEL, OPENAI_API_KEY and OPENAI_BASE_URL replace the scripted model.`;

const { values } = parseArgs({
  options: {
    serve: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
    port: { type: 'string', default: '0' },
    pause: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) print(help);
else if (values.serve || values.open) await serve();
else {
  await using session = await startSession({
    ...{ model: demoModel({}), pause: Number(values.pause ?? 0), onNote: printNote },
  });
  process.exitCode = (await playTour(session)) ? 0 : 1;
}

async function serve(): Promise<void> {
  const pause = Number(values.pause ?? 700);
  await using session = await startSession({
    ...{ model: demoModel(process.env), pause, onNote: printNote },
  });
  await serveUntilInterrupted(session, { port: Number(values.port), opens: values.open });
}
