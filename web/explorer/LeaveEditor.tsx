import { useGraphiQL, useMonaco } from '@graphiql/react';
import { useEffect } from 'react';

/** Escape moves the focus from an editor to its frame, from which Tab goes on: inside, Tab indents. Enter goes back in. */
export function LeaveEditor() {
  const monaco = useMonaco((state) => state.monaco);
  const editors = useGraphiQL((state) => [state.queryEditor, state.variableEditor, state.headerEditor]);
  useEffect(() => {
    const actions = editors.map((editor) =>
      editor?.addAction({
        id: 'leave-editor',
        label: 'Leave the editor',
        keybindings: [monaco!.KeyCode.Escape],
        // There, Escape closes the list or the field.
        precondition: '!suggestWidgetVisible && !findWidgetVisible && !parameterHintsVisible',
        run: (focused) => focused.getContainerDomNode().focus(),
      }),
    );
    return () => {
      for (const action of actions) action?.dispose();
    };
  }, [monaco, editors]);
  return null;
}
