import { commandNames, otherTopics } from '../../src/cli/commands.ts';
import { helpOn } from '../../src/cli/help.ts';

/** The help on each topic, with the first screen. */
export const help = [undefined, ...commandNames, ...otherTopics]
  .map((topic) => helpOn(topic))
  .join('\n');
