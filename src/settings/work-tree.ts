/**
 * What becomes of an input that only the workflow of a work tree gives, which anyone may have written. A `value`
 * counts; what is `agreed` runs once a person agrees; what is `compared` is never used, and a finding where it
 * differs; what is `ignored` belongs to each run of the workflow.
 */
export type WorkTreeTrust = 'value' | 'agreed' | 'compared' | 'ignored';

/**
 * How a file of the repository acts on an input. Never so that a run may do more than without the file: it may `lower` a
 * number or a word, `narrow` a list of people, name a folder `within`, `add` lines to a list, or say the `only` value
 * that is the strictest. A value counts `unless` one of these settings, or the input itself, is given elsewhere; with
 * none, it can neither spend, nor publish, nor let anybody in.
 */
export type InFile =
  | 'never'
  | 'lower'
  | 'narrow'
  | 'within'
  | 'add'
  | { readonly only: string }
  | { readonly unless: readonly MoneySetting[] };

/** The settings that say what a run costs, and what it may. */
export type MoneySetting = (typeof prices)[number] | 'max-cost' | 'monthly-budget';

const prices = ['price-prompt', 'price-completion'] as const;

/** Counts where nothing else gives it. */
export const free = { unless: [] } as const satisfies InFile;

/** Money is counted at the prices of the side that limits it. */
export const ofPrice = {
  unless: [...prices, 'max-cost', 'monthly-budget'],
} as const satisfies InFile;

/** Prices belong to one model. */
export const ofModel = { unless: prices } as const satisfies InFile;

/** What becomes of an input that a work tree gives; from its workflow, all that is `InFile` is a value. */
export type OfWorkTree = Exclude<WorkTreeTrust, 'value'> | InFile;
