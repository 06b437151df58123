/** A number as people write it, such as `1,234`. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en');
}

/** How many there are of something, such as `1 file` and `12 files`; `shown` is the number as it is written. */
export function counted(count: number, noun: string, shown = String(count)): string {
  return `${shown} ${noun}${count === 1 ? '' : 's'}`;
}
