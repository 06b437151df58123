/** The whole flow on loopback: printed, or with --serve as pages in a browser. */
import { demoModel } from './model.ts';
import { printNote } from './screen.ts';
import { startSession } from './session.ts';
import { playTour } from './tour.ts';

await using session = await startSession({ model: demoModel({}), pause: 0, onNote: printNote });
process.exitCode = (await playTour(session)) ? 0 : 1;
