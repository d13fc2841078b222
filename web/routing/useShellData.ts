import { useReadQuery, type QueryRef } from '@apollo/client/react';
import { useRouteLoaderData } from 'react-router-dom';
import type { AppShellQuery } from '../generated/graphql.ts';

/** The shell's data, for components inside the shell; suspends until the request of its route is done. */
export const useShellData = () => useReadQuery(useRouteLoaderData('shell') as QueryRef<AppShellQuery>).data;
