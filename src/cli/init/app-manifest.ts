/** The permissions of the GitHub App: what the workflow and the Worker need, and nothing else. */
const permissions = { contents: 'write', pull_requests: 'write', actions: 'read' } as const;

/** Returns the manifest of a private GitHub App without a webhook, as GitHub's page for new Apps takes it. */
export function appManifest(homepage: string) {
  return {
    url: homepage,
    hook_attributes: { url: homepage, active: false },
    public: false,
    default_permissions: permissions,
    default_events: [],
  };
}

/** Returns a name that is probably free: names of Apps are unique on GitHub, and have at most 34 characters. */
export function appName(owner: string): string {
  return `jira-bug-fix-${owner}`.slice(0, 34);
}
