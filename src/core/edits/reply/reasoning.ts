/** What a model wrote while it thought is a draft, not its reply; a thought without an end is all draft. */
export function withoutThoughts(reply: string): string {
  const thought = /^\s*<(think|thinking)>(?:[\s\S]*?<\/\1>|[\s\S]*)/.exec(reply)?.[0] ?? '';
  return reply.slice(thought.length);
}
