import { type WallName, walls } from './walls.ts';

/** Expressions by the names of what they replace. */
export type StandIns = Readonly<Record<string, string>>;

/** Whether a text names a wall. */
export const isWall = (name: string): name is WallName => Object.hasOwn(walls, name);

/** What stands in a module once these walls are off; its path is from the root of the project. */
export function standInsFor(off: readonly WallName[], module: string): StandIns {
  const modules = off.map((name): Readonly<Record<string, StandIns>> => walls[name].off);
  return Object.assign({}, ...modules.map((byModule) => byModule[module]));
}

/** The source of a module with other values under names that it declares. Throws if one of them is not there. */
export function replaceDeclared(source: string, standIns: StandIns, module: string): string {
  return Object.entries(standIns).reduce((text, [name, expression]) => {
    const declared = new RegExp(`^(export )?((?:async )?function|const) ${name}\\b`, 'm');
    if (!declared.test(text)) throw new Error(`${module} declares no ${name}`);
    // Made by a function, since an expression may have the signs that a replacement gives a meaning.
    return text.replace(
      declared,
      (_, exported: string | undefined, kind: string) =>
        `${exported ?? ''}const ${name} = ${expression};\n${kind} guarded_${name}`,
    );
  }, source);
}
