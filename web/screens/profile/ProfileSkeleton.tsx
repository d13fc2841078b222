import { CvOutline } from './CvOutline.tsx';
import { HeadOutline } from './HeadOutline.tsx';
import { useOutline } from './useOutline.ts';
import { WorkOutline } from './WorkOutline.tsx';
import { Loading } from '../../ui/Loading.tsx';

/** Skeleton with the layout of the profile. */
export function ProfileSkeleton() {
  const { outline, own } = useOutline();
  return (
    <Loading status="Loading the profile">
      <HeadOutline head={outline.head} own={own} />
      <div className="mt-gutter grid grid-cols-1 items-start gap-gutter lg:grid-cols-[20.5rem_minmax(0,1fr)]">
        <CvOutline outline={outline} />
        <WorkOutline outline={outline} own={own} />
      </div>
    </Loading>
  );
}
