/** An event of a stream: its name, empty if it has none, and its data. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Reads Server-Sent Events from a text in any pieces. Calls `onEvent` with each event that has data; comments,
 * which only keep the connection alive, are left out.
 */
export function eventReader(onEvent: (event: StreamEvent) => void) {
  let name = '';
  let data: string[] = [];
  const dispatch = () => {
    if (data.length > 0) onEvent({ name, data: data.join('\n') });
    name = '';
    data = [];
  };
  const lines = lineReader((line) => {
    if (line === '') return dispatch();
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  });
  return {
    push: lines.push,
    /** Reads what has no line break behind it. */
    end: () => {
      lines.end();
      dispatch();
    },
  };
}

/** Splits a text that arrives in pieces into lines, whatever ends them. Takes time in proportion to the text. */
function lineReader(onLine: (line: string) => void) {
  let pieces: string[] = [];
  let endedInReturn = false;
  return {
    push: (text: string) => {
      if (text === '') return;
      // The line feed of a pair that was torn apart.
      const rest = endedInReturn && text.startsWith('\n') ? text.slice(1) : text;
      endedInReturn = text.endsWith('\r');
      const [first = '', ...others] = rest.split(/\r\n|\r|\n/);
      pieces.push(first);
      for (const next of others) {
        onLine(pieces.join(''));
        pieces = [next];
      }
    },
    end: () => {
      if (pieces.join('') !== '') onLine(pieces.join(''));
      pieces = [];
    },
  };
}
