import { NotFound } from './NotFound.tsx';

interface Props {
  /** 'Gig' */
  noun: string;
  /** The link above the title of the detail page; here it has the label 'Back to Gigs'. */
  back: { label: string; to: string };
  title?: string;
}

/** The content of a detail page for an unknown id. */
export const DetailNotFound = ({ noun, back, title = `${noun} not found` }: Props) => (
  <NotFound
    title={title}
    text={`The ${noun.toLowerCase()} you're looking for doesn't exist or has been removed.`}
    back={{ to: back.to, label: `Back to ${back.label}` }}
  />
);
