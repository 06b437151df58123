/** Where runners write reports without being asked to, or as soon as they are asked for one. */
export const usualPlaces: readonly string[] = [
  '**/target/surefire-reports/TEST-*.xml',
  '**/target/failsafe-reports/TEST-*.xml',
  '**/target/test-reports/TEST-*.xml',
  '**/build/test-results/**/TEST-*.xml',
  '**/Testing/*/Test.xml',
  '**/TestResults/**/*.trx',
];

/** Returns whether a path is one of those that a place means: `*` stays within a folder, `**` does not. */
export function placeFilter(place: string): (path: string) => boolean {
  const parts = place.split(/(\*\*\/|\*\*|[*?])/).map((part) => wildcards[part] ?? literal(part));
  const form = new RegExp(`^${parts.join('')}$`);
  return (path) => form.test(path);
}

const wildcards: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
};

const literal = (text: string) => text.replace(/[^\w/]/g, '\\$&');

/** Returns a pattern of `find -path` for at least the paths of a place, in the current folder. */
export const findPattern = (place: string): string => `./${place.replaceAll('**/', '*')}`;
