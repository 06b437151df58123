import type { JointName } from '../../../../src/core/diagnosis/index.ts';
import type { Answer, Exchange, StandIn } from '../../../support/stand-in.ts';
import { type SetUp, workflowPath, workflowText } from '../set-up.ts';

/** One way to break one joint of a set-up in which everything else is in order. */
export interface Break {
  readonly joint: JointName;
  readonly how: string;
  /** What the joint is then; red by default. */
  readonly state?: 'amber';
  /** A part of the sentence that mends it. */
  readonly says: RegExp;
  readonly args?: readonly string[];
  readonly env?: (setUp: SetUp) => Readonly<Record<string, string>>;
  /** Breaks something until the function that it returns is called. */
  readonly set?: (setUp: SetUp) => (() => unknown) | Promise<() => unknown>;
}

type Way = Omit<Break, 'joint' | 'how'>;

/** The ways to break a joint, by how each does it. */
export const breaksOf = (joint: JointName, ways: Readonly<Record<string, Way>>): readonly Break[] =>
  Object.entries(ways).map(([how, way]) => ({ joint, how, ...way }));

/** Sets one of GitHub's settings for the repository, until it is mended. */
export const settingOf =
  (name: 'isArchived' | 'isPublic' | 'actionsOpenPulls', value: boolean) =>
  ({ github }: SetUp) => {
    github.settings[name] = value;
    return () => {
      github.settings[name] = !value;
    };
  };

/** Answers the requests that `meets` picks with a fault. */
export const disturbed =
  (of: 'jira' | 'github' | 'openai', meets: (exchange: Exchange) => boolean, answer: Answer) =>
  (setUp: SetUp) => {
    const standIn: StandIn = setUp[of];
    standIn.disturb((exchange) => (meets(exchange) ? { answer, isLate: false } : undefined));
    return () => standIn.disturb(() => undefined);
  };

export const to =
  (method: string, end: string) =>
  ({ method: used, path }: Exchange) =>
    used === method && path.endsWith(end);

export const asks = ({ method }: Exchange) => method === 'POST';

export const lacking = (key: string) => (setUp: SetUp) => {
  setUp.jira.lacking.add(key);
  return () => setUp.jira.lacking.delete(key);
};

export const workflowWith = (from: string, into: string) => async (setUp: SetUp) => {
  const commit = (text: string) => setUp.github.commitOn('main', { [workflowPath]: text }, 'edit');
  await commit(workflowText.replace(from, into));
  return () => commit(workflowText);
};

/** Gives the repository's variable another value, so that the workflow names the address that is given. */
export const variableWith = (name: string, valueIn: (setUp: SetUp) => string) => (setUp: SetUp) => {
  const { variables } = setUp.github.settings;
  const before = variables.get(name) ?? '';
  variables.set(name, valueIn(setUp));
  return () => variables.set(name, before);
};

export const openaiError = (status: number, message: string, code: string): Answer => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param: null, code } },
});

export const forbidden: Answer = {
  status: 403,
  body: { message: 'Resource not accessible by personal access token' },
};

export const nowhere = 'http://127.0.0.1:9';
