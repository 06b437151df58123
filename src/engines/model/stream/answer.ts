import { parseJson, toMembers } from '../../text/index.ts';
import { embeddedJson } from '../message/index.ts';
import { chatCollector } from './chat.ts';
import { type IncomingAnswer, requireKeepable } from './collector.ts';
import { responseCollector } from './responses.ts';
import { failureIn, streamedAnswer } from './streamed.ts';

/** The collector of each protocol. */
const collectors = { chat: chatCollector, responses: responseCollector } as const;

/**
 * Receives an answer as JSON or as a stream of events, whatever was asked for and whatever its content type
 * says. The body is the same either way; anything else is returned as text.
 */
export function incomingAnswer(api: keyof typeof collectors): IncomingAnswer {
  let head = '';
  let form: IncomingAnswer | undefined;
  const decide = () => {
    form = isStream.test(head) ? streamedAnswer(collectors[api]()) : wholeAnswer();
    return form;
  };
  return {
    push: (text) => {
      if (form !== undefined) return form.push(text);
      // Endpoints that queue send empty lines before their JSON.
      head = (head + text).trimStart();
      if (head.length < longestField) return false;
      return decide().push(head);
    },
    stage: () => form?.stage() ?? 'open',
    progress: () => form?.progress() ?? { tokens: 0, isThinking: false },
    end: () => {
      if (form === undefined) decide().push(head);
      return form?.end();
    },
  };
}

/** A stream begins with a field or with a comment; that of llama.cpp may consist of an error. */
const isStream = /^\s*(?:(?:data|event|id|retry)?:|error: ?\{)/;

const longestField = 'error: {'.length;

function wholeAnswer(): IncomingAnswer {
  const pieces: string[] = [];
  let length = 0;
  return {
    push: (text) => {
      length += text.length;
      requireKeepable(length);
      pieces.push(text);
      return true;
    },
    stage: () => 'open',
    progress: () => ({ tokens: 0, isThinking: false }),
    end: () => {
      const text = pieces.join('').trim();
      if (text === '') return undefined;
      if (!/^[{[]/.test(text)) return text;
      const body = parseJson(text);
      // An error that is the first line of a stream may be followed by its end.
      const failure = failureIn(toMembers(body ?? embeddedJson(text)));
      return failure ?? body ?? JSON.parse(text);
    },
  };
}
