/** A name without what two spellings of it may differ by: case, width and the blanks around it. */
export function foldCase(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/** A text without case and the accents that people leave out. Marks that make other letters of them stay, as in が. */
export function foldAccents(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return plain.normalize('NFC').toLowerCase();
}
