import { useReadQuery, type QueryRef } from '@apollo/client/react';
import { useRouteLoaderData } from 'react-router-dom';
import type { AppShellQuery } from '../generated/graphql.ts';

/** The shell's data, for whoever is inside the shell; its route has begun to fetch it. */
export const useShellData = () => useReadQuery(useRouteLoaderData('shell') as QueryRef<AppShellQuery>).data;
