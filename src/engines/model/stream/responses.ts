import { estimateTokens, type Members, toMembers } from '../../text/index.ts';
import type { Collector } from './collector.ts';
import { nonEmptyText, toList } from './collector.ts';

/** The state of a response in the last event of its stream. */
const final = /^(?:completed|incomplete|failed|cancelled)$/;

/**
 * Collects the events of Responses. The response of the last event counts; its output, if an endpoint leaves it out
 * there, is that of the events which end its items.
 */
export function responseCollector(): Collector {
  const items = new Map<unknown, Members>();
  let [response, isFinal]: [Members, boolean] = [{}, false];
  let [tokens, isThinking] = [0, false];

  const addResponse = (given: Members, named: string) => {
    const state = [nonEmptyText(given.status), named].find((word) => final.test(word ?? ''));
    isFinal ||= state !== undefined;
    response = { ...response, ...given, ...(state === undefined ? {} : { status: state }) };
  };
  const addPart = (event: Members, type: string) => {
    const kind = nonEmptyText(toMembers(event.item).type);
    if (kind !== undefined) isThinking = kind === 'reasoning';
    if (type === 'response.output_item.done')
      items.set(event.output_index ?? items.size, toMembers(event.item));
    if (!type.endsWith('.delta')) return;
    tokens += estimateTokens(nonEmptyText(event.delta) ?? '');
    isThinking = type.startsWith('response.reasoning');
  };
  return {
    add: (event) => {
      const type = nonEmptyText(event.type) ?? '';
      const [, name] = /^response\.(\w+)$/.exec(type) ?? [];
      if (name !== undefined) addResponse(toMembers(event.response), name);
      else if (type.startsWith('response.')) addPart(event, type);
      return type.startsWith('response.');
    },
    stage: () => (isFinal ? 'ended' : 'open'),
    body: () => {
      const isMissing = toList(response.output).length === 0;
      return isMissing && items.size > 0 ? { ...response, output: [...items.values()] } : response;
    },
    progress: () => ({ tokens, isThinking }),
  };
}
