import { useApolloClient } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import type { EditorSkeleton_ProductFragment } from '../../generated/graphql.ts';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';

/** The fields that the dashboard's row has loaded. They determine the sections of the form. */
const fragment = graphql(/* GraphQL */ `
  fragment EditorSkeleton_product on CreatorProduct {
    id
    productType
    shortDescription
    tags
    thumbnail
    fileType
    isFree
    views
    downloads
    earnings
  }
`);

type KnownFields = Omit<EditorSkeleton_ProductFragment, 'id' | '__typename'>;

/** Defaults for a product that is not in the cache, when its URL was opened directly. */
const defaults: KnownFields = {
  productType: 'DIGITAL_FILE',
  shortDescription: 'Two lines beneath the picture of its card.',
  tags: ['one', 'two', 'three'],
  thumbnail: '',
  fileType: '',
  isFree: false,
  views: 1,
  downloads: 1,
  earnings: 1,
};

/** Heights of the form's sections and of the preview without texts. */
function heightsOf({ productType, thumbnail, fileType, isFree }: KnownFields) {
  const course = productType === 'COURSE';
  const empty = 'h-53.5 max-md:h-55.5';
  return {
    basics: course ? 'h-173.5 max-md:h-226.5' : 'h-142.5 max-md:h-169.5',
    picture: thumbnail === null ? empty : 'h-107.5 max-md:h-106.5',
    content: course ? 'h-37.5 max-md:h-39.5' : fileType === null ? empty : 'h-62.5 max-md:h-67.5',
    pricing: isFree ? 'h-59.5 max-md:h-70' : 'h-78.5 max-md:h-91',
  };
}

function Edited() {
  const { cache } = useApolloClient();
  const product = cache.readFragment({ fragment, id: `CreatorProduct:${useParams()['id']}` }) ?? defaults;
  const { basics, picture, content, pricing } = heightsOf(product);
  const { tags, shortDescription, views, downloads, earnings } = product;
  return (
    <>
      <div className="grid min-w-0 gap-4" aria-hidden>
        <div className="card p-card">
          <div className={`shape ${basics}`} />
          {tags.length > 0 && (
            <ul className="mt-1.5 flex flex-wrap gap-2">
              {tags.map((tag) => (
                <li key={tag} className="chip chip-btn max-w-full gap-5! max-md:h-11">
                  <TextSkeleton lengths={tag.length} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={`shape card ${picture}`} />
        <div className={`shape card ${content}`} />
        <div className={`shape card ${pricing}`} />
      </div>
      <div className="h-9" aria-hidden />
      <div className="grid min-w-0 gap-4" aria-hidden>
        <div className="card p-card">
          <div className="skeleton h-60 max-md:h-65" />
          <p className="mt-9 line-clamp-3">
            <TextSkeleton lengths={shortDescription.length || 36} />
          </p>
          {tags.length > 0 && (
            <p className="mt-2 flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <span key={tag} className="chip max-w-full">
                  <TextSkeleton lengths={tag.length} />
                </span>
              ))}
            </p>
          )}
          <div className="skeleton mt-11 h-9 max-md:h-11" />
        </div>
        {((views ?? 0) > 0 || downloads > 0 || earnings > 0) && (
          <div className={`shape card ${earnings > 0 && views !== null ? 'h-37.5' : 'h-30.5'}`} />
        )}
      </div>
    </>
  );
}

/** An empty form beside its preview. */
const Created = () => (
  <>
    <div className="grid gap-4" aria-hidden>
      {['h-152.5 max-md:h-179.5', 'h-53.5 max-md:h-55.5', 'h-53 max-md:h-55', 'h-78.5 max-md:h-91'].map(
        (height) => (
          <div key={height} className={`shape card ${height}`} />
        ),
      )}
    </div>
    <div className="h-9" aria-hidden />
    <div className="shape card h-107 max-md:h-117" aria-hidden />
  </>
);

/** Shown while the editor's data or code load; it has the editor's layout. */
export const EditorSkeleton = ({ variant, text }: { variant: 'create' | 'edit'; text: string }) => (
  <div className="editor mt-5" aria-busy>
    <p role="status" className="col-span-full text-muted">
      {text}
    </p>
    {variant === 'edit' ? <Edited /> : <Created />}
  </div>
);
