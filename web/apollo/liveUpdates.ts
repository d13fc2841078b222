import type { ApolloClient } from '@apollo/client';
import { followEvents } from './eventStream.ts';
import { isGuest } from './isGuest.ts';
import { followAccount } from './otherTabs.ts';
import { settle } from './refetchActive.ts';
import { seenOf } from './seenLink.ts';

const writeNothing = () => {};

/** The age at which data are fetched again when a page is opened or shown, in milliseconds. */
const oldMs = 60_000;

export interface LiveUpdates {
  /** Refetches the active queries if they are old: the server does not announce changes of public records. */
  refetchOld: () => void;
  stop: () => void;
}

/**
 * Refetches the active queries when the server announces a change of the account, unless an action of this tab has fetched
 * it. A hidden tab waits until it is shown. After a log-in or log-out in another tab the page loads again.
 */
export function startLiveUpdates(client: ApolloClient): LiveUpdates {
  const stopFollowing = followAccount(client);
  const seen = seenOf(client);
  // The last journal entry that the server's page includes.
  seen.seq = Math.max(seen.seq, Number(document.documentElement.dataset['liveSeq'] ?? 0));
  let announced = seen.seq;
  let isUpdating = false;
  /** Whether a refetch has failed. */
  let isStale = false;

  async function update(): Promise<void> {
    if (isUpdating) return;
    isUpdating = true;
    try {
      while (!document.hidden && (announced > seen.seq || isStale || Date.now() - seen.fetchedAt >= oldMs)) {
        if (seen.actions.size > 0)
          // The action refetches the queries itself.
          // oxlint-disable-next-line no-await-in-loop -- an action can start while another one ends
          await Promise.allSettled(seen.actions);
        else {
          // Raises `seen.seq` and `seen.fetchedAt` first. After a failure the next event or `refetchOld` tries again.
          // oxlint-disable-next-line no-await-in-loop -- later entries are announced meanwhile
          isStale = !(await settle(client, { seq: announced, write: writeNothing }));
          if (isStale) break;
        }
      }
    } finally {
      isUpdating = false;
    }
  }

  const refetchOld = () => void update();
  // The server announces nothing to guests.
  if (isGuest(client)) return { refetchOld, stop: stopFollowing };
  const stopEvents = followEvents({
    after: seen.seq,
    onAnnounced(seq) {
      announced = Math.max(announced, seq);
      void update();
    },
    // After each connection, and when the tab is shown.
    onResumed: refetchOld,
  });
  return {
    refetchOld,
    stop() {
      stopFollowing();
      stopEvents();
    },
  };
}
