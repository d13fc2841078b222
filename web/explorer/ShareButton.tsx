import { ToolbarButton, useGraphiQL } from '@graphiql/react';
import { Link } from 'lucide-react';
import { useState } from 'react';
import { addressOf } from './sharedOperation.ts';

/** Copies a link with the operation and the variables. Opening it runs nothing. */
export function ShareButton() {
  const { queryEditor, variableEditor } = useGraphiQL((state) => ({
    queryEditor: state.queryEditor,
    variableEditor: state.variableEditor,
  }));
  const [outcome, setOutcome] = useState('');
  async function copy(): Promise<void> {
    const link = addressOf({
      query: queryEditor?.getValue() ?? '',
      variables: variableEditor?.getValue() ?? '',
    });
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('Link copied');
    } catch {
      history.replaceState(null, '', link);
      setOutcome('The address has the link');
    }
  }
  return (
    <>
      <ToolbarButton
        label="Copy a link to this operation"
        onClick={() => void copy()}
        onBlur={() => setOutcome('')}
      >
        <Link className="graphiql-toolbar-icon" aria-hidden />
      </ToolbarButton>
      <span role="status" className="share-outcome">
        {outcome}
      </span>
    </>
  );
}
