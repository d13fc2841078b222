import { useGraphiQL } from '@graphiql/react';
import { useState } from 'react';
import { formatInteger } from '../../schema/rules/numbers.ts';
import { formatFileSize } from '../ui/fileSize.ts';
import { answerTables } from './answerTables.ts';
import { factsOf, type AnswerFacts } from './fetcher.ts';

function factWords({ milliseconds, bytes, cost }: AnswerFacts): string {
  const parts = [`${formatInteger(Math.max(1, Math.round(milliseconds)))} ms`, formatFileSize(bytes)];
  if (cost)
    parts.unshift(
      `Cost ${cost.fields === null ? 'above' : `${formatInteger(cost.fields)} of`} ${formatInteger(cost.limit)}`,
    );
  return parts.join(' · ');
}

function Tables({ answer }: { answer: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div className="answer-tables" role="group" aria-label="Answer as tables" tabIndex={0}>
      {answerTables(answer).map(({ title, columns, rows }) => (
        <table key={title}>
          <caption>{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the rows of an answer have no other key
              <tr key={place}>
                {row.map((text, column) => (
                  <td key={columns[column]}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** The parts round GraphiQL's answer: where it comes from, its cost, time and size, and its tables in place of the JSON. */
export function Answer() {
  const answer = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.response);
  const [hasTables, setHasTables] = useState(false);
  const facts = factsOf(answer);
  return (
    <>
      <p className="answer-source" role="status">
        {facts?.isOfTab &&
          'This tab answered from a sample of its own. It has your mutations until you reload it; the server does not.'}
      </p>
      {answer && facts && hasTables && <Tables answer={answer} />}
      <div className="answer-bar">
        <p role="status" aria-label="Cost, time and size">
          {facts && factWords(facts)}
        </p>
        <button
          type="button"
          aria-pressed={hasTables}
          disabled={!facts}
          onClick={() => setHasTables(!hasTables)}
        >
          Table
        </button>
      </div>
    </>
  );
}
