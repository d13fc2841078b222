import { brand } from '../brand.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PrefetchLink } from './PrefetchLink.tsx';
import { Status } from './page.tsx';

interface Props {
  /** 'Gig not found' */
  title: string;
  text: string;
  /** Where one can go on from here. */
  back: { label: string; to: string };
}

/** What a screen shows for an id that nobody has: the page's status is 404. */
export function NotFound({ title, text, back }: Props) {
  return (
    <div className="mx-auto max-w-[79rem] px-3 py-16 md:px-6">
      <Status code={404} />
      <title>{`${title} · ${brand.name}`}</title>
      <EmptyState
        level={1}
        title={title}
        text={text}
        action={
          <PrefetchLink to={back.to} className="btn btn-primary">
            {back.label}
          </PrefetchLink>
        }
      />
    </div>
  );
}
