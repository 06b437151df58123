import { excerpt } from './excerpt.ts';

/** Text for one line, in at most `room` bytes. */
export function oneLine(text: string, room: number): string {
  return excerpt(text.replaceAll(/\s+/g, ' ').trim(), room).replaceAll(/\s+/g, ' ');
}
