import { EmptyState } from '../ui/EmptyState.tsx';
import { Page } from './Page.tsx';
import { PrefetchLink } from './PrefetchLink.tsx';
import { Status } from './pageContext.tsx';

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
    <Page title={title} description={text} canonical={null}>
      <Status code={404} />
      <div className="py-11">
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
    </Page>
  );
}
