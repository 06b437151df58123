/** Returns the parsed JSON, or the text itself if it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the input of a tool call; what is not JSON stays as it is, for the tool to say what is wrong. */
export function inputOf(sent: unknown): unknown {
  return typeof sent === 'string' ? jsonOf(sent || '{}') : (sent ?? {});
}

/** Returns the arguments of an earlier call as JSON. Endpoints parse them, so that they must be an object. */
export function argumentsOf(input: unknown): string {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  return JSON.stringify(isObject ? input : {});
}
