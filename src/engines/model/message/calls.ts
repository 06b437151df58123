import { isShallow, parseJson, toMembers } from '../../text/index.ts';

/** Returns the JSON object in a text, from its first brace to its last; `undefined` if there is none. */
export function embeddedJson(text: string): unknown {
  return parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

/**
 * Returns the input of a tool call; what is not JSON, or is nested too deeply, stays as it is, for the tool to say
 * what is wrong.
 */
export function parseArguments(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent ?? {};
  const input = parseJson(sent || '{}');
  return input !== undefined && isShallow(input) ? input : sent;
}

/** Returns the arguments of an earlier call as JSON. Endpoints parse them, so that they must be an object. */
export function formatArguments(input: unknown): string {
  return JSON.stringify(toMembers(input));
}

/** Gives each tool call of a request an id of its own: endpoints repeat ids, or send none. */
export type CallIds = ReturnType<typeof callIds>;

/** The ids of one request. New ones have nine letters and digits, as Mistral demands. */
export function callIds() {
  const taken = new Set<string>();
  return {
    /** Returns the given id if it is free, else a new one. */
    take(id: string): string {
      let own = id;
      for (let number = taken.size; own === '' || taken.has(own); number += 1) {
        own = `call${String(number).padStart(5, '0')}`;
      }
      taken.add(own);
      return own;
    },
  };
}
