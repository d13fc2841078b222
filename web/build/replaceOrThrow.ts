import type { Plugin } from 'vite';

interface Hook {
  handler: (this: { environment: { name: string } }, ...given: unknown[]) => unknown;
}

/**
 * A plugin that changes files it knows by their names. One that is renamed would pass it by in silence; so the client's
 * build fails where the plugin has found nothing. The development server, tests and the server's build need no such file.
 */
export function replaceOrThrow(plugin: Plugin): Plugin {
  let changed = false;
  for (const hook of [plugin.transform, plugin.resolveId] as (Hook | undefined)[]) {
    if (!hook) continue;
    const { handler } = hook;
    hook.handler = async function (...given) {
      const result = await handler.apply(this, given);
      if (result && this.environment.name === 'client') changed = true;
      return result;
    };
  }
  return {
    ...plugin,
    generateBundle() {
      if (this.environment.name === 'client' && !changed)
        this.error('This plugin has found nothing to change: what it looks for has another name now.');
    },
  };
}
