import { commandNames, helpOn, otherTopics } from '../../src/cli/commands.ts';

/** The help on each topic, with the first screen. */
export const help = [undefined, ...commandNames, ...otherTopics]
  .map((topic) => helpOn(topic))
  .join('\n');
