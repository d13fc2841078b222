import type { ComponentProps } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PrefetchLink, type PrefetchLinkProps } from './PrefetchLink.tsx';

interface Props extends Omit<ComponentProps<typeof EmptyState>, 'action'> {
  link: PrefetchLinkProps;
}

/** An empty list or screen with a link to where the next step is. */
export const EmptyList = ({ link, ...state }: Props) => (
  <EmptyState {...state} action={<PrefetchLink className="btn btn-primary" {...link} />} />
);
