import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type WallName, walls } from './walls.ts';

// Loaded before the program: it stands in for the functions of one wall, and points to the shipped grammars.
const root = new URL('../../', import.meta.url);
const wall = process.env.ATTACK_WITHOUT;
const off: Readonly<Record<string, Readonly<Record<string, string>>>> = isWall(wall)
  ? walls[wall].off
  : {};

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const file = url.startsWith(root.href) ? url.slice(root.href.length) : '';
    const source = String(loaded.source ?? '');
    if (file === 'src/action/modes.ts')
      return { ...loaded, source: source.replace("'./grammars/'", "'../../dist/grammars/'") };
    const stubs = off[file];
    return stubs === undefined ? loaded : { ...loaded, source: replaced(source, stubs, file) };
  },
});

function isWall(name: string | undefined): name is WallName {
  return name !== undefined && name in walls;
}

/** The source with other functions under these names. Throws if one of them is not there. */
function replaced(source: string, stubs: Readonly<Record<string, string>>, file: string): string {
  return Object.entries(stubs).reduce((text, [name, expression]) => {
    const declared = new RegExp(`^export ((?:async )?function) ${name}\\b`, 'm');
    if (!declared.test(text)) throw new Error(`${fileURLToPath(root)}${file} exports no ${name}`);
    return `${text.replace(declared, `$1 guarded_${name}`)}\nexport const ${name} = ${expression};\n`;
  }, source);
}
