import { explorerPlugin } from '@graphiql/plugin-explorer';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useState } from 'react';
import type { Prepared } from '../../server/http/explorer/prepared.ts';
import { Answer } from './Answer.tsx';
import { createFetcher } from './fetcher.ts';
import { operationsPlugin } from './Operations.tsx';
import { ShareButton } from './ShareButton.tsx';
import { LeaveEditor } from './LeaveEditor.tsx';
import { OpenAtStart } from './OpenAtStart.tsx';
import { Theme } from './Theme.tsx';
import { variablesText } from './variablesText.ts';

const tree = { ...explorerPlugin({ showAttribution: false }), title: 'Query builder' };

/** GraphiQL with the prepared operations, their tables and the product's colours. */
export function Explorer({ prepared: { tabs, collections, tab } }: { prepared: Prepared }) {
  const [fetcher] = useState(() => createFetcher(tab));
  const [operations] = useState(() => operationsPlugin(collections));
  const [plugins] = useState(() => [operations, tree, HISTORY_PLUGIN]);
  // At first, the operations are open where there is room for them.
  const [visible] = useState(() => (innerWidth < 1000 ? {} : { visiblePlugin: operations }));
  const [defaultTabs] = useState(() =>
    tabs.map(({ query, variables }) => ({ query, variables: variablesText(variables), headers: null })),
  );
  return (
    <GraphiQL
      fetcher={fetcher}
      plugins={plugins}
      {...visible}
      defaultTabs={defaultTabs}
      defaultEditorToolsVisibility
      shouldPersistHeaders={false}
    >
      <GraphiQL.Logo>
        <Theme />
        <OpenAtStart />
        <LeaveEditor />
      </GraphiQL.Logo>
      <GraphiQL.Toolbar>
        {({ prettify, merge, copy }) => (
          <>
            {prettify}
            {merge}
            {copy}
            <ShareButton />
          </>
        )}
      </GraphiQL.Toolbar>
      <GraphiQL.Footer>
        <Answer />
      </GraphiQL.Footer>
    </GraphiQL>
  );
}
