import type { ApolloClient, OperationVariables } from '@apollo/client';
import { localChangesLayer } from '../apollo/localChangesLayer.ts';
import { isLive } from '../ui/mode.ts';
import { fieldOf, type Action, type ActionData, type Payload, type Refusable } from './defineAction.ts';
import { payloadOf, simulationOf } from './simulation.ts';

/**
 * Performs an action and returns its payload. A simulated action runs once in the browser, asynchronously like a
 * request. Its payload and its list changes are written into the layer of local changes. In live mode an action is sent to
 * the server, and the shown queries are refetched. `isRetry` says that the user repeats it after a failure.
 */
export async function perform<T extends ActionData<T>, V extends OperationVariables>(
  client: ApolloClient,
  action: Action<T, V>,
  variables: V,
  isRetry = false,
): Promise<Payload<T> & Refusable> {
  const { document } = action;
  if (action.isOfSession && isLive(fieldOf(document))) {
    const [{ sendOperation }, { announceAccount }] = await Promise.all([
      import('../apollo/sendOperation.ts'),
      import('../apollo/otherTabs.ts'),
    ]);
    // One that is repeated would count as another attempt.
    const { data } = await sendOperation(client, { document, variables }, []);
    const payload = payloadOf(data) as Payload<T> & Refusable;
    const { viewer } = payload as { viewer?: Parameters<typeof announceAccount>[0] | null };
    if (viewer) announceAccount(viewer);
    return payload;
  }
  const simulation = simulationOf(action, variables);
  if (isLive(fieldOf(document))) {
    // Loaded on demand: simulated actions do not need it.
    const { mutateOnServer } = await import('./mutateOnServer.ts');
    const data = await mutateOnServer(client, { document, variables, simulation, isRetry });
    return payloadOf(data) as Payload<T> & Refusable;
  }
  await new Promise((resolve) => setTimeout(resolve));
  localChangesLayer(client.cache).add(simulation.write, { document, variables, data: simulation.data });
  return payloadOf(simulation.data()!) as Payload<T> & Refusable;
}
