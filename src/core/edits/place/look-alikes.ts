/** Typographic characters and what a keyboard, or a model, writes for them. */
const spelling: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '…': '...',
  '•': '*',
  '·': '*',
  '×': 'x',
  '→': '->',
  '⇒': '=>',
  '←': '<-',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '\u00AD': '',
  '\u200B': '',
  '\u200C': '',
  '\u200D': '',
  '\u2060': '',
  '\uFEFF': '',
};

const asked = new Map<string, string>();

/** The character as plain ASCII where it only looks different; each is worked out once. */
function plainCharacter(character: string): string {
  const known = spelling[character] ?? asked.get(character);
  if (known !== undefined) return known;
  const plainest = character.normalize('NFKD').replace(/\p{M}/gu, '');
  asked.set(character, plainest);
  return plainest;
}

/** The line with every look-alike in its plain spelling. */
export function plain(line: string): string {
  return /[^\t\x20-\x7E]/.test(line) ? Array.from(line, plainCharacter).join('') : line;
}
