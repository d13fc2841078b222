import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { FeedScreenQuery } from '../../generated/graphql.ts';
import { NewsRow } from './NewsRow.tsx';
import { SuggestedPersonRow } from './SuggestedPersonRow.tsx';
import { TopJobCard } from './TopJobCard.tsx';

/** How many people and how much news there are at first. */
const shownFirst = 3;

/** People you may know, the latest news, and the job that fits best. */
export function FeedRight({ data }: { data: FeedScreenQuery }) {
  const [morePeople, setMorePeople] = useState(false);
  const [allNews, setAllNews] = useState(false);
  const people = data.suggestedPeople.slice(0, morePeople ? undefined : shownFirst);
  const news = data.news.slice(0, allNews ? undefined : shownFirst);
  return (
    <>
      <section className="card p-card" aria-labelledby="people">
        <h2 id="people" className="h-card">
          People you may know
        </h2>
        <ul className="mt-3 grid gap-4">
          {people.map((person) => (
            <SuggestedPersonRow key={person.id} person={person} />
          ))}
        </ul>
        {data.suggestedPeople.length > shownFirst && (
          <button
            type="button"
            className="btn btn-sm btn-ghost mt-3 -mb-2 w-full"
            aria-expanded={morePeople}
            onClick={() => setMorePeople(!morePeople)}
          >
            {morePeople ? 'Show less' : 'Show more'}
          </button>
        )}
      </section>
      <section className="card p-card" aria-labelledby="news">
        <h2 id="news" className="h-card">
          Latest News
        </h2>
        <ul className="mt-2 grid gap-1">
          {news.map((item) => (
            <NewsRow key={item.id} item={item} />
          ))}
        </ul>
        <button
          type="button"
          className="link mt-2 inline-flex min-h-6 items-center gap-1 text-sm"
          aria-expanded={allNews}
          onClick={() => setAllNews(!allNews)}
        >
          {allNews ? 'See less news' : 'See all news'}
          <ArrowRight aria-hidden className={`size-3.5 ${allNews ? '-rotate-90' : ''}`} />
        </button>
      </section>
      {data.topJob && <TopJobCard job={data.topJob} />}
    </>
  );
}
