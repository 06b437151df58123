import type { Answer } from './stand-in.ts';

/** An answer that goes on for as long as it is read. */
export function endless(status = 200): Answer {
  const piece = Buffer.alloc(2 ** 20, ' ');
  return {
    status,
    fault: (response) => {
      const write = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', write);
      response.writeHead(status);
      write();
    },
  };
}
