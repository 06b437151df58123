import { parse } from 'yaml';
import * as z from 'zod';

const metadata = z.strictObject({
  name: z.string(),
  description: z.string(),
  author: z.string(),
  branding: z.strictObject({ icon: z.string(), color: z.string() }),
  inputs: z.record(
    z.string(),
    z.strictObject({
      description: z.string().min(1),
      required: z.boolean().exactOptional(),
      default: z.string().exactOptional(),
    }),
  ),
  outputs: z.record(z.string(), z.strictObject({ description: z.string().min(1) })),
  runs: z.strictObject({ using: z.string(), main: z.string() }),
});

/** The content of `action.yml`. */
export type ActionMetadata = z.infer<typeof metadata>;

/** Parses an `action.yml`. Throws if a description is missing or a key is unknown. */
export function parseAction(text: string): ActionMetadata {
  return metadata.parse(parse(text));
}
