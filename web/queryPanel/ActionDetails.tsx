import { useApolloClient } from '@apollo/client/react';
import { fieldOf } from '../actions/defineAction.ts';
import type { SimulatedAction } from '../apollo/localChangesLayer.ts';
import { changesOf } from './cacheChanges.ts';
import { Code } from './Code.tsx';
import { textOf } from './operationText.ts';
import { withoutTypenames } from './operations.ts';

/** A cached value in one line; references show the id. */
const valueWords = (value: unknown) => {
  if (value === undefined) return '–';
  const text = JSON.stringify(value, (_name, field: unknown) =>
    typeof field === 'object' && field !== null && '__ref' in field ? field.__ref : field,
  );
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
};

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
        {changes.length === 0 ? (
          <p className="text-sm text-muted">None</p>
        ) : (
          <ul className="divide text-sm">
            {changes.map(({ object, field, before, after }) => (
              <li key={`${object} ${field}`} className="py-1.5 break-words">
                <span className="font-medium">{object}</span>{' '}
                <code className="font-mono text-xs">{field}</code>
                <div className="font-mono text-xs leading-5 break-all">
                  <del className="text-danger-ink no-underline">{valueWords(before)}</del>
                  {' → '}
                  <ins className="text-positive-ink no-underline">{valueWords(after)}</ins>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Code title="Mutation" text={textOf(document)} />
      <Code title="Variables" text={JSON.stringify(variables, null, 2)} />
      <Code title="Payload" text={JSON.stringify(withoutTypenames({ data: action.data() }), null, 2)} />
    </article>
  );
}
