import { gaveUp, interrupted, policy, settled, ways } from './stop-policy.ts';

/** The same input would end the same way, and the last sound change is worth a look. */
const gaveUpAtWork = { ...gaveUp, change: 'passing-draft' } as const;

/** Reasons that a rule of the loop can give. */
export const loopStopReasons = {
  approved: policy({
    ...{ ...settled, exitCode: 0, change: 'fix' },
    reporter: 'A fix is ready for review.',
    way: ways.more,
    reviewer: 'A fix is ready for review.',
    next: 'read the diff, and merge the change or request changes.',
  }),
  /** A command for tests is set, so people expect more than a review. The pull request is a draft. */
  'not-shown': policy({
    ...{ ...settled, exitCode: 24, job: 'warning', change: 'fix' },
    reporter: 'A fix is made, but no test shows that it works.',
    way: 'Nothing is needed from you: a developer tries it by hand. To ask for more, comment `/fix` and what is missing, or reopen the ticket with a comment.',
    reviewer: 'A fix was approved, but no test shows that it works: please try it by hand.',
    operator: 'A fix was approved, but no test shows that it works.',
    next: 'read in the evidence why the tests show nothing, and correct the setting. Try the fix by hand before you merge it.',
  }),
  'secret-added': policy({
    ...{ ...gaveUp, exitCode: 23 },
    reporter:
      'The change was held back, because it would have made a secret of the project public.',
    way: 'Nothing is needed from you: whoever runs the agent replaces that secret. After that, comment `/fix`, or reopen the ticket with a comment.',
    reviewer: "The change writes one of the job's secrets into a file, so it was not published.",
    next: 'find out how the model came to know the secret, and replace it. Then reopen the ticket.',
  }),
  'tests-failed': policy({
    ...{ ...gaveUp, exitCode: 19, change: 'draft' },
    reporter: "A change was tried, but the project's own checks fail with it.",
    way: ways.help,
    reviewer: "The project's own checks fail with the change.",
    next: 'finish the change by hand, or reopen the ticket with a comment that says what the tests expect.',
  }),
  answered: policy({
    ...{ ...settled, exitCode: 3 },
    reporter: 'Your question is answered, and nothing was changed.',
    way: 'If you want a change, comment `/fix` and say which, or reopen the ticket with a comment.',
    reviewer: 'The ticket asks a question, so it was answered and nothing was changed.',
    next: 'read the answer. To ask for a change, reopen the ticket and say so.',
  }),
  /** The ticket's record keeps the plan. */
  planned: policy({
    ...{ ...settled, exitCode: 27 },
    reporter: 'A plan is ready, and nothing was changed yet.',
    way: 'To go on with this plan, comment `/fix go`. To have another one, comment `/fix` and what to do instead.',
    reviewer: 'A plan is ready in the ticket, and nothing was changed yet.',
    operator: 'A plan is ready, and nothing was changed yet.',
    next: 'read the plan. To go on with it, comment `/fix go` in the ticket; to have another one, `/fix` and what to do instead.',
  }),
  asked: policy({
    ...{ ...settled, exitCode: 4 },
    reporter: 'More detail is needed before this can be fixed.',
    way: 'Please answer the question: comment `/fix` and your answer, or answer in a comment and reopen the ticket.',
    reviewer: 'The ticket needs more detail before it can be fixed.',
    next: 'answer the question in the ticket.',
  }),
  'already-fixed': policy({
    ...{ ...settled, exitCode: 5 },
    reporter: 'The program already does what you ask for, so nothing was changed.',
    way: 'If it still goes wrong for you, comment `/fix` and the steps that show it, or reopen the ticket with them.',
    reviewer: 'The code already does what the ticket asks for, so nothing was changed.',
    next: 'check the code that the reply names. If the bug is there, reopen the ticket with steps that show it.',
  }),
  'attempts-exhausted': policy({
    ...{ ...gaveUpAtWork, exitCode: 7 },
    reporter: 'No change was good enough to be proposed as a fix.',
    way: ways.help,
    reviewer: 'No attempt passed both the checks and the review.',
    next: 'read the criticism and add what is missing to the ticket, or raise `effort`.',
  }),
  'repeated-critique': policy({
    ...{ ...gaveUpAtWork, exitCode: 8 },
    reporter: 'The automatic review made the same criticism twice, and no change answered it.',
    way: 'Often a decision is missing: comment `/fix` and say what is wanted there, or reopen the ticket with such a comment.',
    reviewer: 'The automatic review made the same criticism twice.',
    operator: 'The reviewer made the same criticism twice.',
    next: 'read the criticism: the ticket often lacks a decision. Say what is wanted and reopen it, or choose a stronger model.',
  }),
  /** The same edit, plan or request again. */
  repeated: policy({
    ...{ ...gaveUpAtWork, exitCode: 16 },
    reporter: 'The agent went round in circles and got no further.',
    way: ways.help,
    reviewer: 'The model repeated an edit, a plan or a request.',
    next: 'name the files and the wanted result in a comment and reopen the ticket, or choose a stronger model.',
  }),
  /** The outcome's `problem` says what mends it. */
  'not-editable': policy({
    ...{ ...gaveUpAtWork, exitCode: 28 },
    reporter: 'The agent cannot edit the files that it would have to change.',
    way: ways.mended,
    reviewer: 'The files to change cannot be edited by the agent.',
    next: 'read which file it is and what is in its way, then remove that, or fix the ticket by hand.',
  }),
  /** Two edits in a row did not match the files, and rewriting them whole was not possible either. */
  'never-applied': policy({
    ...{ ...gaveUpAtWork, exitCode: 14 },
    reporter: 'The agent found no way to make its change in the files as they are.',
    way: 'This one is best fixed by a developer. You can also comment `/fix` and say where it goes wrong, or reopen the ticket with such a comment.',
    reviewer: 'Two edits in a row did not match the files.',
    next: 'choose a stronger model: this one did not copy the text of the files.',
  }),
  'no-action': policy({
    ...{ ...gaveUpAtWork, exitCode: 9 },
    reporter: 'The agent twice gave no usable answer.',
    way: ways.help,
    reviewer: 'The model twice failed to do what it was asked.',
    next: 'name the cause or the file in the ticket, choose a stronger model, or set `api` to the other protocol.',
  }),
  /** Two replies in a row; the outcome's `problem` says how long they were, and which settings help. */
  'reply-cut': policy({
    ...{ ...interrupted, change: 'passing-draft', exitCode: 21 },
    reporter: 'The agent twice gave an answer that was not complete.',
    way: ways.mended,
    reviewer: 'Two replies of the model in a row were cut off or empty.',
    next: 'lower `reasoning-effort`, or raise `max-tokens`. Then reopen the ticket.',
  }),
  'budget-exhausted': policy({
    ...{ ...interrupted, change: 'passing-draft', exitCode: 12 },
    reporter: 'The work was larger than what the agent may spend on one ticket.',
    way: 'You can help: comment `/fix` and say where it goes wrong, or make the ticket smaller and reopen it.',
    reviewer: 'The run used up its model calls or tokens.',
    next: 'raise the limit that was reached, `max-calls` or `max-tokens`, and reopen the ticket.',
  }),
};
