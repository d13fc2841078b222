import { ArrowRight } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { CardSection } from '../../ui/CardSection.tsx';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { ConnectButton } from '../../components/person/ConnectButton.tsx';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Logo } from '../../ui/Logo.tsx';

const topJobCardFragment = graphql(/* GraphQL */ `
  fragment TopJobCard_job on Job {
    id
    title
    location
    salary
    matchScore
    company {
      id
      name
      logo
    }
  }
`);

function TopJobCard({ job }: { job: FragmentType<typeof topJobCardFragment> }) {
  const data = useFragmentData(topJobCardFragment, job);
  return (
    <section className="card p-card" aria-labelledby="top-job">
      <div className="flex items-center justify-between gap-2">
        <h2 id="top-job" className="card-title">
          Top job
        </h2>
        {data.matchScore !== null && (
          <span className="badge badge-accent num">{data.matchScore}/10 match</span>
        )}
      </div>
      <div className="link-area mt-3 flex gap-3">
        <Logo name={data.company.name} url={data.company.logo} className="size-11" />
        <div className="min-w-0">
          <p className="font-semibold">
            <PrefetchLink to={paths.job(data.id)} className="stretched-link rounded-sm hover:underline">
              {data.title}
            </PrefetchLink>
          </p>
          <p className="text-sm text-muted">
            {data.company.name} · {data.location}
          </p>
          <p className="num-lg text-sm text-ink">{data.salary}</p>
        </div>
      </div>
      <PrefetchLink
        to={paths.jobs()}
        className="link mt-3 inline-flex reach min-h-6 items-center gap-1 text-sm"
      >
        See all jobs
        <ArrowRight aria-hidden className="size-3.5" />
      </PrefetchLink>
    </section>
  );
}

const suggestedPersonRowFragment = graphql(/* GraphQL */ `
  fragment SuggestedPersonRow_person on Person {
    id
    name
    title
    avatarUrl
    ...ConnectButton_person
  }
`);

function SuggestedPersonRow({ person }: { person: FragmentType<typeof suggestedPersonRowFragment> }) {
  const data = useFragmentData(suggestedPersonRowFragment, person);
  return (
    <li className="link-area grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 lg:max-xl:grid-cols-[auto_minmax(0,1fr)] lg:max-xl:[&>:nth-child(3)]:col-start-2 lg:max-xl:[&>:nth-child(3)]:justify-self-start">
      <Avatar name={data.name} url={data.avatarUrl} className="size-10 text-sm" />
      <div className="min-w-0">
        <p className="font-semibold">
          <PrefetchLink
            to={paths.profile(data.id)}
            className="stretched-link block truncate rounded-sm hover:underline"
          >
            {data.name}
          </PrefetchLink>
        </p>
        <p className="line-clamp-2 text-sm text-muted">{data.title}</p>
      </div>
      <ConnectButton person={data} />
    </li>
  );
}

const newsRowFragment = graphql(/* GraphQL */ `
  fragment NewsRow_newsItem on NewsItem {
    id
    title
    time
    publishedAt
    readers
    summary
  }
`);

/** A headline that expands to the news item's text, without scripts. `readers` is null where the server counts none. */
function NewsRow({ item }: { item: FragmentType<typeof newsRowFragment> }) {
  const data = useFragmentData(newsRowFragment, item);
  return (
    <li>
      <details className="-mx-2 rounded-md px-2 py-1.5 hover:bg-hover">
        <summary className="reach list-none rounded-sm [&::-webkit-details-marker]:hidden">
          <span className="block font-medium text-balance">{data.title}</span>
          <span className="num block text-xs text-subtle">
            <time dateTime={data.publishedAt}>{data.time}</time>
            {data.readers !== null && ` · ${formatCount(data.readers, 'reader')}`}
          </span>
        </summary>
        <p className="pt-1.5 text-sm text-muted">{data.summary}</p>
      </details>
    </li>
  );
}

/** Number of people and of news items that show initially. */
const shownFirst = 3;

interface Props {
  people: readonly ({ id: string } & ComponentProps<typeof SuggestedPersonRow>['person'])[];
  news: readonly ({ id: string } & ComponentProps<typeof NewsRow>['item'])[];
  topJob: ComponentProps<typeof TopJobCard>['job'] | null;
}

/** People you may know, the latest news, and the first job in the default order of the job list: by match score. */
export function FeedRight({ people: allPeople, news: allNews, topJob }: Props) {
  const [morePeople, setMorePeople] = useState(false);
  const [moreNews, setMoreNews] = useState(false);
  const people = allPeople.slice(0, morePeople ? undefined : shownFirst);
  const news = allNews.slice(0, moreNews ? undefined : shownFirst);
  return (
    <>
      <CardSection id="people" title="People you may know" titleClass="card-title scroll-mt-20">
        <ul className="mt-3 grid gap-4">
          {people.map((person) => (
            <SuggestedPersonRow key={person.id} person={person} />
          ))}
        </ul>
        {allPeople.length > shownFirst && (
          <button
            type="button"
            className="btn btn-sm btn-ghost mt-3 -mb-2 w-full"
            aria-expanded={morePeople}
            onClick={() => setMorePeople(!morePeople)}
          >
            {morePeople ? 'Show less' : 'Show more'}
          </button>
        )}
      </CardSection>
      <CardSection id="news" title="Latest News">
        <ul className="mt-2 grid gap-1">
          {news.map((item) => (
            <NewsRow key={item.id} item={item} />
          ))}
        </ul>
        <button
          type="button"
          className="link mt-2 inline-flex reach min-h-6 items-center gap-1 text-sm"
          aria-expanded={moreNews}
          onClick={() => setMoreNews(!moreNews)}
        >
          {moreNews ? 'See less news' : 'See all news'}
          <ArrowRight aria-hidden className={`size-3.5 ${moreNews ? '-rotate-90' : ''}`} />
        </button>
      </CardSection>
      {topJob && <TopJobCard job={topJob} />}
    </>
  );
}
