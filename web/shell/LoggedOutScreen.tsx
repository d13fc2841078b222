import { LogInFirst } from '../routing/LogInFirst.tsx';
import { Page } from '../routing/Page.tsx';

/** Replaces a screen that shows only what belongs to the viewer, such as 'your messages'. */
export const LoggedOutScreen = ({ what }: { what: string }) => (
  <Page title="You're logged out" description={`Log in to see ${what}.`} canonical={null}>
    <div className="py-11">
      <LogInFirst what={what} level={1} />
    </div>
  </Page>
);
