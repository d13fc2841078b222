import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createApolloServer } from '../../server/graphql/apollo.ts';
import { createContext } from '../../server/data/context.ts';
import { inProcessLink } from '../../server/http/inProcess.ts';
import { createStore } from '../../server/data/store.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const hostile = 'javascript:alert(1)';

test.each([
  ['/companies/company-halden-works', 'Halden Works', 'companies', 'company-halden-works', 'websiteUrl'],
  ['/profile/person-maren-holt', 'Maren Holt', 'people', 'person-maren-holt', 'website'],
] as const)('%s shows a website with another protocol as text', async (path, name, nouns, id, field) => {
  const store = createStore();
  Object.defineProperty(store[nouns].get(id)!, field, { value: hostile });
  await renderRoute(path, { transport: inProcessLink(createApolloServer(), createContext(store)) });
  const heading = await screen.findByRole('heading', { level: 1, name });
  const header = heading.closest<HTMLElement>('header, section')!;
  expect(within(header).getByText(hostile)).toBeVisible();
  expect(document.querySelectorAll('[href^="javascript" i]')).toHaveLength(0);
});

test.each(['HTTPS://www.A.example', ' https://a.example/about ', 'http://a.example?from=workgrove'])(
  'the link to the website %j shows its host',
  async (address) => {
    const store = createStore();
    Object.defineProperty(store.companies.get('company-halden-works')!, 'websiteUrl', { value: address });
    const transport = inProcessLink(createApolloServer(), createContext(store));
    await renderRoute('/companies/company-halden-works', { transport });
    const link = await screen.findByRole('link', { name: /^a\.example\b/ });
    expect(link).toHaveAttribute('href', address.trim());
  },
);
