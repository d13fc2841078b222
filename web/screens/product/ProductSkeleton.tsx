import { useApolloClient } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { Loading } from '../../ui/Loading.tsx';

/** Cached by a card that linked here. A course has an outline in its skeleton. */
const fragment = graphql(/* GraphQL */ `
  fragment ProductSkeleton_course on Course {
    id
    moduleCount
  }
`);

/** Skeleton of a product page, below its breadcrumb. */
export function ProductSkeleton() {
  const { cache } = useApolloClient();
  const course = cache.readFragment({ fragment, id: `Course:${useParams()['id']}` });
  return (
    <Loading status="Loading product">
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr]">
        <div>
          <div className="skeleton h-9 w-3/4" />
          <div className="mt-3 h-5.5 max-md:h-15">
            <div className="skeleton h-5.5 w-1/2" />
          </div>
          <div className="skeleton mt-5 aspect-[16/10] rounded-lg!" />
        </div>
        <div className="grid content-start gap-stack lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-mt-1.25">
          <div className="shape card h-33 lg:h-51" />
          <div className="shape card h-62" />
        </div>
        <div className="grid content-start gap-8">
          <div className="shape section h-33 max-md:h-50" />
          {course && (
            <div>
              <div className="shape bar h-16" />
              <div className="card divide">
                <div className="shape h-52 p-card" />
                {[...Array(Math.max(0, course.moduleCount - 1)).keys()].map((place) => (
                  <div key={place} className="shape bar h-12 px-card py-3.5" />
                ))}
              </div>
            </div>
          )}
          <div className="shape card h-51" />
        </div>
      </div>
      <div className="mt-10 grid gap-4">
        <div className="skeleton h-6 w-48" />
        <div className="card-row">
          {[...Array(3).keys()].map((place) => (
            <div key={place} className="shape card picture h-109 xl:h-97" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
