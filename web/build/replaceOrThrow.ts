import type { Plugin } from 'vite';

interface Hook {
  handler: (this: { environment: { name: string } }, ...args: unknown[]) => unknown;
}

/**
 * Wraps a plugin that replaces code. The client's build fails if the plugin changed nothing, since a renamed file or
 * function would otherwise be skipped silently. Development, tests and the server's build may skip these files.
 */
export function replaceOrThrow(plugin: Plugin): Plugin {
  let changed = false;
  for (const hook of [plugin.transform, plugin.resolveId] as (Hook | undefined)[]) {
    if (!hook) continue;
    const { handler } = hook;
    hook.handler = async function (...args) {
      const result = await handler.apply(this, args);
      if (result && this.environment.name === 'client') changed = true;
      return result;
    };
  }
  return {
    ...plugin,
    generateBundle() {
      if (this.environment.name === 'client' && !changed)
        this.error('This plugin changed nothing: the file that it looks for has been renamed.');
    },
  };
}
