import { registerHooks } from 'node:module';
import { isWall, replaceDeclared, standInsFor } from './stand-ins.ts';

// Loaded before the program: it stands in for the functions of some walls, points to what is built, and makes pipes
// a terminal if somebody answers.
const root = new URL('../../', import.meta.url);
const off = (process.env.ATTACK_WITHOUT ?? '').split(',').filter(isWall);

if (process.env.ATTACK_TERMINAL !== undefined) {
  for (const stream of [process.stdin, process.stdout, process.stderr])
    Object.assign(stream, { isTTY: true, columns: 100, rows: 40, setRawMode: () => stream });
  // A pipe that is paused keeps a process alive, and a terminal does not.
  process.stdin.on('pause', () => process.stdin.unref()).on('resume', () => process.stdin.ref());
}

/** Where the sources name a file beside the bundle. */
const built: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'src/action/modes.ts': ["'./grammars/'", "'../../dist/grammars/'"],
};

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.startsWith(root.href)) return loaded;
    const file = url.slice(root.href.length);
    const source = String(loaded.source ?? '');
    const moved = built[file];
    if (moved !== undefined) return { ...loaded, source: source.replace(...moved) };
    const standIns = standInsFor(off, file);
    if (Object.keys(standIns).length === 0) return loaded;
    return { ...loaded, source: replaceDeclared(source, standIns, file) };
  },
});
