import { posix } from 'node:path';
import { projectText } from './project.ts';

/** What a module's text imports, in any form, as it is written there. */
export function importsOf(text: string): readonly string[] {
  const form = /(?:^(?:import|export)\b[^'";]*?\bfrom\s+|^import\s+|\bimport\(\s*)'([^'\n]+)'/gm;
  return [...text.matchAll(form)].map((match) => match[1] ?? '');
}

/** The project's files and the packages that a module brings along, itself included. */
export function reachableFrom(entry: string): {
  readonly files: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
} {
  const files = new Set([entry]);
  const packages = new Set<string>();
  for (const file of files) {
    for (const source of importsOf(projectText(file))) {
      if (source.startsWith('.')) files.add(posix.join(posix.dirname(file), source));
      else packages.add(source);
    }
  }
  return { files, packages };
}
