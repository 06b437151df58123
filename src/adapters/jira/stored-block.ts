import { z } from 'zod';
import type { Block } from '../../core/text/index.ts';

const Inline = z.union([
  z.object({ kind: z.enum(['text', 'strong', 'code']), text: z.string() }),
  z.object({ kind: z.literal('link'), text: z.string(), url: z.string() }),
]);

const Paragraph = z.object({ kind: z.literal('paragraph'), content: z.array(Inline) });

const Code = z.object({
  kind: z.literal('code'),
  language: z.string(),
  text: z.string(),
});

const Prose = z.union([
  Paragraph,
  Code,
  z.object({
    kind: z.literal('list'),
    first: z.number().int().exactOptional(),
    get items() {
      return z.array(z.array(Prose));
    },
  }),
]);

const Folded = z.union([
  Prose,
  z.object({ kind: z.literal('quote'), content: z.array(Prose) }),
  z.object({
    kind: z.literal('table'),
    header: z.array(z.string()),
    rows: z.array(z.array(z.array(Inline))),
  }),
]);

/** A part of a report, as a ticket's record keeps it. */
export const StoredBlock: z.ZodType<Block> = z.union([
  Folded,
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('details'), title: z.string(), content: z.array(Folded) }),
]);
