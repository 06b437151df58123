import { readFileSync } from 'node:fs';

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Counts what the document asks for on the road by hand: its numbered steps, and the lines to copy. */
export function byHand() {
  const [, section = ''] = text('docs/setup.md').split('\n## By hand\n');
  const [road = ''] = section.split('\n## ');
  const [, workflow = ''] = /^```yaml\n(.*?)^```$/ms.exec(road) ?? [];
  return {
    steps: [...road.matchAll(/^\d+\. (.+)$/gm)].map(([, step = '']) => step),
    yaml: workflow.trimEnd().split('\n').length,
  };
}
