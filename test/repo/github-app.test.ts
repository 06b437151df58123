import { expect, test } from 'vitest';
import { projectText } from './project.ts';

test('the App is asked for the permissions that it needs, and no others', () => {
  const links = projectText('docs/setup.md').matchAll(
    /https:\/\/github\.com\/\S*settings\/apps\/new\?([^)\s]+)/g,
  );
  const forms = [...links].map(([, query]) => Object.fromEntries(new URLSearchParams(query)));
  expect(forms).toHaveLength(2);
  for (const { name, url, ...rest } of forms) {
    expect(rest).toEqual({
      ...{ public: 'false', webhook_active: 'false' },
      ...{ contents: 'write', pull_requests: 'write', actions: 'write' },
      ...{ checks: 'read', statuses: 'read' },
    });
  }
});
