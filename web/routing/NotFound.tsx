import { EmptyList } from './EmptyList.tsx';
import { Page } from './Page.tsx';
import { Status } from './pageContext.tsx';

interface Props {
  title: string;
  text: string;
  /** The link to the next useful screen. */
  back: { label: string; to: string };
}

/** The content of a screen for an unknown id; sets the page's HTTP status to 404. */
export function NotFound({ title, text, back }: Props) {
  return (
    <Page title={title} description={text} canonical={null}>
      <Status code={404} />
      <div className="py-11">
        <EmptyList level={1} title={title} text={text} link={{ to: back.to, children: back.label }} />
      </div>
    </Page>
  );
}
