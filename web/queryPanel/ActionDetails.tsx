import { useApolloClient } from '@apollo/client/react';
import { fieldOf } from '../actions/defineAction.ts';
import type { SimulatedAction } from '../apollo/localChangesLayer.ts';
import { changesOf } from './cacheChanges.ts';
import { ChangeList } from './ChangeList.tsx';
import { Code } from './Code.tsx';
import { textOf } from './operationText.ts';
import { withoutTypenames } from './operations.ts';

/** One simulated action: its mutation, variables and payload, and what it has changed in the cache. */
export function ActionDetails({ action }: { action: SimulatedAction }) {
  const client = useApolloClient();
  const { document, variables } = action;
  const changes = changesOf(client, action);
  return (
    <article aria-labelledby="query-panel-details" className="grid max-w-[60rem] grid-cols-1 gap-4">
      <h3 id="query-panel-details" className="card-title break-words">
        {fieldOf(document)}
      </h3>
      <p className="text-sm text-muted">
        The browser has simulated this mutation. The server received nothing.
      </p>
      <section aria-labelledby="query-panel-changes" className="min-w-0">
        <h4 id="query-panel-changes" className="eyebrow pb-1.5">
          Changes of the cache
        </h4>
        <ChangeList changes={changes} />
      </section>
      <Code title="Mutation" text={textOf(document)} />
      <Code title="Variables" text={JSON.stringify(variables, null, 2)} />
      <Code title="Payload" text={JSON.stringify(withoutTypenames({ data: action.data() }), null, 2)} />
    </article>
  );
}
