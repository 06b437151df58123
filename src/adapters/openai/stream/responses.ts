import { estimateTokens } from '../../../core/text/index.ts';
import type { Collector } from './collector.ts';
import { type Members, membersOf, textIn } from './members.ts';
import { itemCollector } from './output-items.ts';

/** The state of a response in the last event of its stream. */
const final = /^(?:completed|incomplete|failed|cancelled)$/;

/**
 * Collects the events of Responses. The response of the last event counts; its output, if an endpoint leaves it
 * out there, is put together from the items and their pieces.
 */
export function responseCollector(): Collector {
  const items = itemCollector();
  let [response, isFinal]: [Members, boolean] = [{}, false];
  let [tokens, isThinking] = [0, false];

  const addResponse = (given: Members, named: string | undefined) => {
    const state = [textIn(given.status), named].find((word) => final.test(word ?? ''));
    isFinal ||= state !== undefined;
    response = { ...response, ...given, ...(state === undefined ? {} : { status: state }) };
  };
  const addPiece = (event: Members, type: string) => {
    const kind = items.add(event, type);
    tokens += type.endsWith('.delta') ? estimateTokens(textIn(event.delta) ?? '') : 0;
    if (kind !== undefined) isThinking = kind === 'reasoning';
  };
  return {
    add: (event) => {
      const type = textIn(event.type) ?? '';
      const [, name] = /^response\.(\w+)$/.exec(type) ?? [];
      const isWhole = name !== undefined || 'response' in event;
      if (isWhole) addResponse(membersOf(event.response), name);
      else if (type.startsWith('response.')) addPiece(event, type);
      return isWhole || type.startsWith('response.');
    },
    stage: () => (isFinal ? 'ended' : 'open'),
    body: () => {
      const { output } = response;
      const isMissing = !Array.isArray(output) || output.length === 0;
      return isMissing && items.hasAny() ? { ...response, output: items.output() } : response;
    },
    progress: () => ({ tokens, isThinking }),
  };
}
