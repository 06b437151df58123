import { registerHooks } from 'node:module';
import { isWall, replaceExports, standInsFor } from './stand-ins.ts';

// Loaded before the program: it stands in for the functions of some walls, and points to the shipped grammars.
const root = new URL('../../', import.meta.url);
const off = (process.env.ATTACK_WITHOUT ?? '').split(',').filter(isWall);

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.startsWith(root.href)) return loaded;
    const file = url.slice(root.href.length);
    const source = String(loaded.source ?? '');
    if (file === 'src/action/modes.ts')
      return { ...loaded, source: source.replace("'./grammars/'", "'../../dist/grammars/'") };
    const standIns = standInsFor(off, file);
    if (Object.keys(standIns).length === 0) return loaded;
    return { ...loaded, source: replaceExports(source, standIns, file) };
  },
});
