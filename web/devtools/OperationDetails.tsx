import { useApolloClient } from '@apollo/client/react';
import { ExternalLink as ExternalIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatInteger } from '../../schema/rules/numbers.ts';
import { Code } from './Code.tsx';
import { OperationConditions } from './ConditionsForm.tsx';
import { copyText } from '../ui/copyText.ts';
import { fetchCost, type Cost } from './fetchCost.ts';
import { FragmentList } from './FragmentList.tsx';
import { curlFor, explorerUrl, sandboxUrl, textOf } from './operationText.ts';
import { responseOf, sourceWords, type ScreenOperation } from './operations.ts';
import { resolverTest } from './resolverTest.ts';

const formatBytes = (bytes: number) =>
  bytes < 1_000
    ? `${bytes} bytes`
    : `${(bytes / 1_000).toLocaleString('en', { maximumFractionDigits: 1 })} KB`;

const costWords = (cost: Cost | null | undefined) => {
  if (cost === undefined) return 'Asking the server…';
  return cost
    ? `${cost.fields === null ? 'More' : formatInteger(cost.fields)} of at most ${formatInteger(cost.limit)} fields`
    : 'The server did not report it.';
};

export function OperationDetails({ operation }: { operation: ScreenOperation }) {
  const client = useApolloClient();
  const { name, document, variables } = operation;
  const text = { name, query: textOf(document), variables };
  const response = responseOf(client, operation);
  const [cost, setCost] = useState<Cost | null>();
  useEffect(() => {
    const controller = new AbortController();
    fetchCost(textOf(document), variables, controller.signal).then(
      (found) => !controller.signal.aborted && setCost(found),
      () => !controller.signal.aborted && setCost(null),
    );
    return () => controller.abort();
  }, [document, variables]);
  const sandbox = sandboxUrl(text);
  const facts = [
    ['Source', sourceWords(operation, /* isLong */ true)],
    ['Size of the answer', response ? formatBytes(response.bytes) : '–'],
    ['Cost', costWords(cost)],
  ];
  return (
    <article aria-labelledby="query-panel-details" className="grid max-w-[60rem] grid-cols-1 gap-4">
      <h3 id="query-panel-details" className="card-title break-words">
        {name}
      </h3>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="eyebrow">{term}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <a className="btn btn-sm btn-outline" href={explorerUrl(text)} target="_blank" rel="noreferrer">
          Open in the explorer
          <ExternalIcon aria-hidden strokeWidth={1.75} />
        </a>
        {sandbox && (
          <a className="btn btn-sm btn-outline" href={sandbox} target="_blank" rel="noreferrer">
            Open in Apollo Sandbox
            <ExternalIcon aria-hidden strokeWidth={1.75} />
          </a>
        )}
        <button
          type="button"
          className="btn btn-sm btn-outline"
          onClick={() => void copyText(curlFor(text), 'curl command')}
        >
          Copy as curl
        </button>
        <button
          type="button"
          className="btn btn-sm btn-outline"
          onClick={() => void copyText(resolverTest(text, response?.data), 'Resolver test')}
        >
          Copy as a resolver test
        </button>
      </div>
      {!sandbox && (
        <p className="text-sm text-muted">
          This query is too long for an address of Apollo Sandbox. Copy the query and paste it there.
        </p>
      )}
      <FragmentList document={document} />
      <Code title="Query" text={text.query} />
      <Code title="Variables" text={JSON.stringify(variables, null, 2)} />
      {response ? (
        <Code
          title="Answer"
          text={typeof response.body === 'string' ? response.body : JSON.stringify(response.body, null, 2)}
        />
      ) : (
        <p className="text-sm text-muted">
          {operation.state === 'loading'
            ? 'The answer has not arrived yet.'
            : 'The request failed without an answer.'}
        </p>
      )}
      <section aria-label="Simulated network conditions">
        <h4 className="eyebrow pb-1">Simulated network conditions</h4>
        <OperationConditions name={name} />
      </section>
    </article>
  );
}
