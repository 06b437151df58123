import { createInterface } from 'node:readline';

/** Asks for a yes at a terminal; everything else is a no, and so is the end of the input. */
export function confirmAtTerminal(question: string, signal: AbortSignal): Promise<boolean> {
  const { stdin: input, stderr: output } = process;
  // Without `terminal`, Ctrl-C stays a signal.
  const lines = createInterface({ input, output, terminal: false });
  return new Promise<boolean>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    lines.on('close', () => resolve(false));
    lines.question(question, { signal }, (answer) => resolve(/^y(?:es)?$/i.test(answer.trim())));
  }).finally(() => lines.close());
}
