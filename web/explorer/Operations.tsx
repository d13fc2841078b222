import { useGraphiQLActions } from '@graphiql/react';
import { LibraryBig } from 'lucide-react';
import { useState } from 'react';
import type { Prepared } from '../../server/http/explorer/prepared.ts';
import { formatCount } from '../../schema/rules/numbers.ts';
import { variablesText } from './variablesText.ts';
import { useOpenOperation } from './useOpenOperation.ts';

type Collections = Prepared['collections'];

function Operations({ collections }: { collections: Collections }) {
  const open = useOpenOperation();
  const { setVisiblePlugin } = useGraphiQLActions();
  function choose({ query, variables }: Collections[number]['operations'][number]): void {
    open?.({ query, variables: variablesText(variables) });
    // On a phone the panel covers the editor (`phone.css`).
    if (matchMedia('(max-width: 40rem)').matches) setVisiblePlugin(null);
  }
  const [words, setWords] = useState('');
  const wanted = words.toLowerCase().match(/\S+/g) ?? [];
  const found = collections
    .map(({ title, operations }) => ({
      title,
      operations: operations.filter(({ name }) => wanted.every((w) => name.toLowerCase().includes(w))),
    }))
    .filter(({ operations }) => operations.length > 0);
  const count = found.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <section className="operations" aria-labelledby="operations">
      <h2 id="operations">Operations</h2>
      <label>
        Search by name
        <input
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <p role="status">{formatCount(count, 'operation')}</p>
      {found.map(({ title, operations }, place) => (
        // A search opens all collections; without one only that of the first query is open.
        <details key={`${title} ${wanted.length > 0}`} open={wanted.length > 0 || place === 0}>
          <summary>
            {title} ({operations.length})
          </summary>
          <ul>
            {operations.map((operation) => (
              <li key={operation.name}>
                <button type="button" onClick={() => choose(operation)}>
                  {operation.name}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** GraphiQL's panel with the prepared operations, by name. */
export const operationsPlugin = (collections: Collections) => ({
  title: 'Operations',
  icon: () => <LibraryBig aria-hidden strokeWidth={1.75} />,
  content: () => <Operations collections={collections} />,
});
