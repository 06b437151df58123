import { z } from 'zod';
import type { Answer, Exchange, Routes } from '../stand-in.ts';
import { notFound } from './problem.ts';
import { labelShape, pullRequestSimpleShape } from './pull-shapes.ts';
import { findPull, type PullWorld, withEnds } from './pulls.ts';

/** Routes for labels and requested reviewers. */
export function peopleRoutes(world: PullWorld): Routes {
  return {
    'POST /repos/{owner}/{repo}/issues/{issue_number}/labels': (exchange) =>
      addLabels(world, exchange),
    'POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers': (exchange) =>
      requestReviewers(world, exchange),
  };
}

const newLabels = z.object({ labels: z.array(z.string()) });

function addLabels(world: PullWorld, { params, body }: Exchange): Answer {
  const pull = findPull(world, params.issue_number);
  if (pull === undefined) return notFound;
  addMissing(pull.labels, newLabels.parse(body).labels);
  return { status: 200, body: pull.labels.map((name) => labelShape(world.place(), name)) };
}

const newReviewers = z.object({
  reviewers: z.array(z.string()).default([]),
  team_reviewers: z.array(z.string()).default([]),
});

async function requestReviewers(world: PullWorld, { params, body }: Exchange): Promise<Answer> {
  const pull = findPull(world, params.pull_number);
  if (pull === undefined) return notFound;
  const { reviewers, team_reviewers: teams } = newReviewers.parse(body);
  addMissing(pull.reviewers, reviewers);
  addMissing(pull.teams, teams);
  return { status: 201, body: pullRequestSimpleShape(world.place(), await withEnds(world, pull)) };
}

function addMissing(present: string[], names: readonly string[]): void {
  present.push(...names.filter((name) => !present.includes(name)));
}
