import type { FieldPolicy, Reference } from '@apollo/client';
import type { Told } from './tabPages.ts';
import { viewerList } from './viewerLists.ts';

/** The viewer's conversations without those of the channels that were left in this tab. */
export const threadsField: FieldPolicy<Told> = {
  read: (told, options) => {
    const { removed } = viewerList('channels').changes(options);
    if (!told?.nodes || removed.length === 0) return told;
    const channelOf = (thread: Reference) => options.readField<Reference | null>('channel', thread)?.__ref;
    const nodes = told.nodes.filter((thread) => !removed.some(({ __ref }) => __ref === channelOf(thread)));
    const gone = told.nodes.length - nodes.length;
    return {
      ...told,
      nodes,
      ...(told.totalCount !== undefined && { totalCount: told.totalCount - gone }),
    };
  },
};
