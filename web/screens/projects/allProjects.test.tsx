import { ApolloLink } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { createStore } from '../../../server/data/store.ts';
import { createTransport } from '../../../server/testing/createTransport.ts';
import { mockSearchResult, repeatRecords } from '../../../server/testing/longLists.ts';
import { renderProjects, status, titles } from '../../testing/renderProjects.ts';

const store = createStore();
mockSearchResult(store.projectCatalogue, repeatRecords([...store.projects.values()], 230));
const last = '/projects?page=39';

test('the search covers all projects, also beyond the first response', async () => {
  await renderProjects(last, { transport: createTransport(store) });
  await waitFor(() => expect(status()).toBe('230 projects, page 39 of 39'));
  expect(titles()).toHaveLength(2);
});

test('a failed request for more projects shows an error with Retry', async () => {
  let fails = true;
  const link = new ApolloLink((operation, forward) =>
    fails && operation.variables['after'] ? throwError(() => new Error('Offline')) : forward(operation),
  );
  await renderProjects('/projects', { link, transport: createTransport(store) });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('alert')).toHaveTextContent("We couldn't load all projects");
  fails = false;
  fireEvent.click(retry);
  await waitFor(() => expect(status()).toMatch(/^230 projects/));
  expect(screen.queryByRole('alert')).toBeNull();
});
