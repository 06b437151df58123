import type { Place } from './shapes.ts';

/** Returns the addresses in a user. */
export function userLinks(origin: string, login: string) {
  const name = encodeURIComponent(login);
  const url = `${origin}/users/${name}`;
  return {
    url,
    avatar_url: `${origin}/avatars/${name}`,
    html_url: `${origin}/${name}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
  };
}

/** Returns the addresses in a repository; some are templates, as on GitHub. */
export function repositoryLinks({ origin, repository }: Place) {
  const url = `${origin}/repos/${repository}`;
  const page = `${origin}/${repository}`;
  return {
    url,
    html_url: page,
    clone_url: `${page}.git`,
    git_url: `git:${page.replace(/^\w+:/, '')}.git`,
    ssh_url: `git@127.0.0.1:${repository}.git`,
    svn_url: page,
    archive_url: `${url}/{archive_format}{/ref}`,
    assignees_url: `${url}/assignees{/user}`,
    blobs_url: `${url}/git/blobs{/sha}`,
    branches_url: `${url}/branches{/branch}`,
    collaborators_url: `${url}/collaborators{/collaborator}`,
    comments_url: `${url}/comments{/number}`,
    commits_url: `${url}/commits{/sha}`,
    compare_url: `${url}/compare/{base}...{head}`,
    contents_url: `${url}/contents/{+path}`,
    contributors_url: `${url}/contributors`,
    deployments_url: `${url}/deployments`,
    downloads_url: `${url}/downloads`,
    events_url: `${url}/events`,
    forks_url: `${url}/forks`,
    git_commits_url: `${url}/git/commits{/sha}`,
    git_refs_url: `${url}/git/refs{/sha}`,
    git_tags_url: `${url}/git/tags{/sha}`,
    hooks_url: `${url}/hooks`,
    issue_comment_url: `${url}/issues/comments{/number}`,
    issue_events_url: `${url}/issues/events{/number}`,
    issues_url: `${url}/issues{/number}`,
    keys_url: `${url}/keys{/key_id}`,
    labels_url: `${url}/labels{/name}`,
    languages_url: `${url}/languages`,
    merges_url: `${url}/merges`,
    milestones_url: `${url}/milestones{/number}`,
    notifications_url: `${url}/notifications{?since,all,participating}`,
    pulls_url: `${url}/pulls{/number}`,
    releases_url: `${url}/releases{/id}`,
    stargazers_url: `${url}/stargazers`,
    statuses_url: `${url}/statuses/{sha}`,
    subscribers_url: `${url}/subscribers`,
    subscription_url: `${url}/subscription`,
    tags_url: `${url}/tags`,
    teams_url: `${url}/teams`,
    trees_url: `${url}/git/trees{/sha}`,
  };
}

/** Returns the addresses in a pull request, as fields and as `_links`. */
export function pullRequestLinks({ origin, repository }: Place, number: number, head: string) {
  const root = `${origin}/repos/${repository}`;
  const url = `${root}/pulls/${number}`;
  const page = `${origin}/${repository}/pull/${number}`;
  const links = {
    url,
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    issue_url: `${root}/issues/${number}`,
    commits_url: `${url}/commits`,
    review_comments_url: `${url}/comments`,
    review_comment_url: `${root}/pulls/comments{/number}`,
    comments_url: `${root}/issues/${number}/comments`,
    statuses_url: `${root}/statuses/${head}`,
  };
  return {
    ...links,
    _links: {
      self: { href: url },
      html: { href: page },
      issue: { href: links.issue_url },
      comments: { href: links.comments_url },
      review_comments: { href: links.review_comments_url },
      review_comment: { href: links.review_comment_url },
      commits: { href: links.commits_url },
      statuses: { href: links.statuses_url },
    },
  };
}
