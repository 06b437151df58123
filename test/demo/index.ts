/** The whole flow on loopback: three acts in the terminal, or with --serve pages in a browser. */
import { parseArgs } from 'node:util';
import { print, printNote, section } from './screen.ts';
import { serveUntilInterrupted } from './serve.ts';
import { demoModel, startSession } from './session.ts';
import { playTour } from './tour.ts';

const help = `npm run demo               plays three acts in the terminal
npm run demo -- --serve    serves pages in which you play them yourself

  --port N     port of the pages; by default a free one
  --pause MS   how long the scripted model takes for a reply; with --serve 700 by default

With --serve, MODEL, OPENAI_API_KEY and OPENAI_BASE_URL replace the scripted model.`;

const { values } = parseArgs({
  options: {
    serve: { type: 'boolean' },
    port: { type: 'string', default: '0' },
    pause: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
const serves = values.serve === true;

if (values.help) print(help);
else {
  const model = demoModel(serves ? process.env : {});
  const pause = Number(values.pause ?? (serves ? 700 : 0));
  await using session = await startSession({ model, pause, onNote: printNote });
  const port = Number(values.port);
  const isRight = serves ? await serveUntilInterrupted(session, port) : await playTour(session);
  const problems = session.world.violations();
  for (const problem of problems) section('Breach of a contract', problem);
  process.exitCode = isRight && problems.length === 0 ? 0 : 1;
}
