import { Check, MapPin } from 'lucide-react';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { shortMonthName, formatWeekday } from '../../ui/dates.ts';

const registerForEvent = async () => (await import('../../actions/agency.ts')).registerForEvent;

const fragment = graphql(/* GraphQL */ `
  fragment AgencyEventRow_event on AgencyEvent {
    id
    kind
    title
    description
    startsAt
    location
    viewerHasRegistered
  }
`);

export function AgencyEventRow({ event }: { event: FragmentType<typeof fragment> }) {
  const { id, kind, title, description, startsAt, location, viewerHasRegistered } = useFragmentData(
    fragment,
    event,
  );
  const [register, registering] = useAction(registerForEvent);
  const starts = new Date(startsAt);
  return (
    // An article: when the badge replaces the focused button, `ui/FocusRescue.tsx` focuses the row.
    <article aria-labelledby={`${id}-title`} className="flex items-start gap-x-4 sm:items-center sm:gap-x-5">
      <time
        dateTime={startsAt}
        className="grid size-14 flex-none place-content-center justify-items-center rounded-md bg-fill"
      >
        <span className="sr-only">{`${formatWeekday(startsAt)}, ${starts.getUTCFullYear()}`}</span>
        <span aria-hidden className="text-xs font-semibold text-muted">
          {shortMonthName(startsAt)}
        </span>
        <span aria-hidden className="num-lg text-lg leading-5">
          {starts.getUTCDate()}
        </span>
      </time>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 id={`${id}-title`} className="card-title">
            {title}
          </h3>
          <p className="mt-0.5 text-muted">{description}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-subtle">
            <span className="badge badge-neutral">{kind === 'WORKSHOP' ? 'Workshop' : 'Event'}</span>
            <span className="flex items-center gap-1.5">
              <MapPin aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
              {location}
            </span>
          </p>
        </div>
        {viewerHasRegistered ? (
          <p className="badge badge-positive">
            <Check aria-hidden strokeWidth={2} />
            Registered
          </p>
        ) : (
          <button
            type="button"
            className="btn btn-outline"
            aria-disabled={registering}
            aria-label={`Register for ${title}`}
            onClick={() => void register({ input: { eventId: id } })}
          >
            Register
          </button>
        )}
      </div>
    </article>
  );
}
