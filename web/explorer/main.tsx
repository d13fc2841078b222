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

const prepared = (await (await fetch('/graphql/explorer/prepared.json')).json()) as Prepared;
createRoot(document.querySelector('main')!).render(<Explorer prepared={prepared} />);
