import './monacoWorkers.ts';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import '@graphiql/plugin-explorer/style.css';
import 'graphiql/graphiql.css';
import './explorer.css';
import './phone.css';
import { createRoot } from 'react-dom/client';
import type { Prepared } from '../../server/http/explorer/prepared.ts';
import { Explorer } from './Explorer.tsx';
import { loadFile } from './requests.ts';

const root = createRoot(document.querySelector('main')!);

async function start(): Promise<void> {
  root.render(
    <p className="start" role="status">
      The explorer loads…
    </p>,
  );
  try {
    const [prepared] = await Promise.all([loadFile('prepared.json'), import('./completionDetails.ts')]);
    root.render(<Explorer prepared={prepared as Prepared} />);
  } catch (error) {
    root.render(
      <div className="start" role="alert">
        <p>The explorer could not start. {(error as Error).message}</p>
        <button type="button" onClick={() => void start()}>
          Retry
        </button>
      </div>,
    );
  }
}

void start();
