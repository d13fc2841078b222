import { fieldOf } from '../actions/defineAction.ts';
import type { RecordedAction } from '../apollo/recordedActions.ts';
import { isLive } from '../session/mode.ts';
import { changesBetween } from './cacheChanges.ts';
import { ChangeList } from './ChangeList.tsx';
import { Code } from './Code.tsx';
import { textOf } from './operationText.ts';
import { withoutTypenames } from './operations.ts';

/** The state of the mutation, in a sentence. */
function stateWords({ answer, failure }: RecordedAction): string {
  if (failure !== undefined) return `The request failed: ${failure}`;
  if (!answer) return 'There is no answer yet.';
  return isLive()
    ? 'The server has answered this mutation. The queries of the screen were requested again.'
    : 'Answered by this tab: the server received nothing. The queries of the screen were answered again.';
}

export function ActionDetails({ action }: { action: RecordedAction }) {
  const { document, variables, answer, written } = action;
  return (
    <article aria-labelledby="query-panel-details" className="grid max-w-[60rem] grid-cols-1 gap-4">
      <h3 id="query-panel-details" className="card-title break-words">
        {fieldOf(document)}
      </h3>
      <p role="status" className="text-sm text-muted">
        {stateWords(action)}
      </p>
      <section aria-labelledby="query-panel-changes" className="min-w-0">
        <h4 id="query-panel-changes" className="eyebrow pb-1.5">
          Changes of the cache
        </h4>
        {written || !answer ? (
          <ChangeList changes={written ? changesBetween(...written) : []} />
        ) : (
          <p className="text-sm text-muted">They are recorded while this panel is open.</p>
        )}
      </section>
      <Code title="Mutation" text={textOf(document)} />
      <Code title="Variables" text={JSON.stringify(variables, null, 2)} />
      <Code
        title="Payload"
        text={answer ? JSON.stringify(withoutTypenames({ data: answer }), null, 2) : '–'}
      />
    </article>
  );
}
