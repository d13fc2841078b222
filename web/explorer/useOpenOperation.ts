import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useCallback } from 'react';

export interface OperationTexts {
  query: string;
  variables: string;
}

/** Returns a function that opens an operation in a tab of its own, or the tab that has it. Undefined until editors exist. */
export function useOpenOperation(): ((operation: OperationTexts) => void) | undefined {
  const { addTab, changeTab } = useGraphiQLActions();
  const { tabs, queryEditor, variableEditor } = useGraphiQL((state) => ({
    tabs: state.tabs,
    queryEditor: state.queryEditor,
    variableEditor: state.variableEditor,
  }));
  const open = useCallback(
    ({ query, variables }: OperationTexts) => {
      const index = tabs.findIndex((tab) => tab.query === query && tab.variables === variables);
      if (index !== -1) return changeTab(index);
      addTab();
      queryEditor?.setValue(query);
      variableEditor?.setValue(variables);
    },
    [tabs, addTab, changeTab, queryEditor, variableEditor],
  );
  return queryEditor && variableEditor ? open : undefined;
}
