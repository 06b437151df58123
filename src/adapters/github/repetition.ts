import { isLost } from './errors.ts';
import { isOutage, type OutageWatch, OversizedAnswer } from './outage.ts';

/**
 * Requests that may be sent twice, because the second one changes nothing: objects are named by their
 * content, and a text, a label, a reviewer or a draft state that is set stays set.
 */
const repeatable: readonly RegExp[] = [
  /^(?:GET|HEAD) /,
  /^POST .*\/git\/(?:blobs|trees|commits)$/,
  /^PATCH .*\/pulls\/\d+$/,
  /^POST .*\/issues\/\d+\/labels$/,
  /^POST .*\/pulls\/\d+\/requested_reviewers$/,
  /^POST .*\/graphql$/,
];

/** Sends requests, and repeats those that are safe to repeat while GitHub is out. */
export function fetchThrough({ send, mayRepeat }: OutageWatch): typeof fetch {
  return async (url, request) => {
    const { pathname } = new URL(String(url));
    const name = `${request?.method ?? 'GET'} ${pathname}`;
    const isRepeatable = repeatable.some((form) => form.test(name));
    for (let tries = 1; ; tries += 1) {
      const sent = await send(url, request).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      );
      const isOut =
        'error' in sent ? !(sent.error instanceof OversizedAnswer) : isOutage(sent.answer.status);
      if (isOut && isRepeatable && (await mayRepeat(tries))) continue;
      if ('error' in sent) throw sent.error;
      return sent.answer;
    }
  };
}

/** Repeats a step while its answer is lost; `isRepeated` tells it to look up what the lost one did. */
export async function repeatWhileOut<Result>(
  { mayRepeat }: Pick<OutageWatch, 'mayRepeat'>,
  step: (isRepeated: boolean) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await step(tries > 1);
    } catch (error) {
      if (!isLost(error) || !(await mayRepeat(tries))) throw error;
    }
  }
}
