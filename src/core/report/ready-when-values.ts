/** Values of the setting that says how much evidence makes a pull request ready for review. */
export const readyWhenValues = ['reviewed', 'linted', 'tested', 'regression', 'never'] as const;

/** With less evidence than this, a pull request is a draft. */
export type ReadyWhen = (typeof readyWhenValues)[number];
