import { fieldOf } from '../actions/defineAction.ts';
import type { ServerAction } from '../apollo/serverActions.ts';
import { changesBetween, changesOver } from './cacheChanges.ts';
import { ChangeList } from './ChangeList.tsx';
import { Code } from './Code.tsx';
import { textOf } from './operationText.ts';
import { withoutTypenames } from './operations.ts';

/** What has become of the mutation, in a sentence. */
function stateWords({ answer, failure, written }: ServerAction): string {
  if (failure !== undefined) return `The request failed: ${failure}`;
  if (!answer) return 'The server has not answered yet.';
  if (!written) return 'The server has answered this mutation.';
  return 'The server has performed this mutation. The queries of the screen were requested again.';
}

const payloadText = (data: object | undefined) =>
  data ? JSON.stringify(withoutTypenames({ data }), null, 2) : '–';

/** One action that the server performs: its payload and changes, beside the simulated ones. */
export function ServerActionDetails({ action }: { action: ServerAction }) {
  const { document, variables, write, simulated, answer, base, written } = action;
  return (
    <article aria-labelledby="query-panel-details" className="grid max-w-[60rem] grid-cols-1 gap-4">
      <h3 id="query-panel-details" className="card-title break-words">
        {fieldOf(document)}
      </h3>
      <p role="status" className="text-sm text-muted">
        {stateWords(action)}
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <section aria-labelledby="query-panel-changes" className="min-w-0">
          <h4 id="query-panel-changes" className="eyebrow pb-1.5">
            Changes by the server
          </h4>
          <ChangeList changes={written ? changesBetween(...written) : []} />
        </section>
        <section aria-labelledby="query-panel-simulated" className="min-w-0">
          <h4 id="query-panel-simulated" className="eyebrow pb-1.5">
            Simulated changes until then
          </h4>
          <ChangeList changes={write ? changesOver(base, write) : []} />
        </section>
        <Code title="Payload of the server" text={payloadText(answer)} />
        <Code title="Simulated payload" text={payloadText(write && simulated)} />
      </div>
      <Code title="Mutation" text={textOf(document)} />
      <Code title="Variables" text={JSON.stringify(variables, null, 2)} />
    </article>
  );
}
