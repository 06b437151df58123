/** What a module's text imports, in any form, as it is written there. */
export function importsOf(text: string): readonly string[] {
  const form = /(?:^(?:import|export)\b[^'";]*?\bfrom\s+|^import\s+|\bimport\(\s*)'([^'\n]+)'/gm;
  return [...text.matchAll(form)].map((match) => match[1] ?? '');
}
