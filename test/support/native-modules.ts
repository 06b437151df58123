import { registerHooks } from 'node:module';
import { transformSync } from 'rolldown/utils';

// Node itself loads the tests, and needs help with two kinds of modules.
registerHooks({
  load(url, context, nextLoad) {
    // Some packages import JSON without the attribute that says so.
    if (url.endsWith('.json'))
      return nextLoad(url, { ...context, importAttributes: { type: 'json' } });
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const { source } = nextLoad(url, { ...context, format: 'module' });
    const { code } = transformSync(url, String(source), {
      jsx: { runtime: 'automatic', importSource: 'hono/jsx' },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
