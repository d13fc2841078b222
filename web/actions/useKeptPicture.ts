import { useApolloClient } from '@apollo/client/react';
import { keepPicture } from '../ui/form/pictureUrls.ts';

/** Returns a function that runs an action with a picture, which then stays valid after its form is closed. */
export function useKeptPicture() {
  const client = useApolloClient();
  return <T>(url: string | undefined, save: () => Promise<T | undefined>) =>
    // `true` includes the local changes.
    keepPicture(url, save, (shown) => JSON.stringify(client.extract(true)).includes(`"${shown}"`));
}
