import { ArrowRight } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { NewsRow } from './NewsRow.tsx';
import { SuggestedPersonRow } from './SuggestedPersonRow.tsx';
import { TopJobCard } from './TopJobCard.tsx';
import { CardSection } from '../../ui/CardSection.tsx';

/** Number of people and of news items that show initially. */
const shownFirst = 3;

interface Props {
  people: readonly ({ id: string } & ComponentProps<typeof SuggestedPersonRow>['person'])[];
  news: readonly ({ id: string } & ComponentProps<typeof NewsRow>['item'])[];
  topJob: ComponentProps<typeof TopJobCard>['job'] | null;
}

/** People you may know, the latest news and the job with the best match score. */
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
