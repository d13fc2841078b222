import { use, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { Page } from '../routing/Page.tsx';
import { PageContext, Status } from '../routing/pageContext.tsx';
import { referenceOf } from '../ui/referenceOf.ts';
import { isOutdated, reloadOnce } from '../hydration/reloadOnce.ts';

function messageOf(error: unknown, requestId: string | undefined): string {
  if (isOutdated()) return 'A new version is available.';
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  // The server logs its internal errors and does not show them to the user.
  const reference = requestId === undefined ? referenceOf(error) : ` Reference: ${requestId}`;
  if (import.meta.env.SSR && import.meta.env.PROD) return `Internal Server Error.${reference}`;
  return `${error instanceof Error ? error.message : String(error)}${reference}`;
}

/** Takes the place of a screen that failed, within the main layout. */
export const ScreenError = () => <ErrorMessage error={useRouteError()} />;

/** Takes the place of the whole page. */
export const RouteError = () => <ErrorPage error={useRouteError()} />;

export const ErrorPage = ({ error }: { error: unknown }) => (
  <main id="main" tabIndex={-1} className="outline-none">
    <ErrorMessage error={error} />
  </main>
);

/** The message for any error of a screen or of the shell, with links to try again and to go home. */
function ErrorMessage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const { requestId } = use(PageContext);
  // A page of an outdated release reloads at the requested address.
  useEffect(() => void (isOutdated() && reloadOnce()), []);
  return (
    <Page title="Error" description="Something went wrong." canonical={null}>
      <div className="grid justify-items-start gap-3 py-11">
        <Status code={isRouteErrorResponse(error) ? error.status : 500} />
        <div role="alert">
          <h1 className="h-page">Unexpected Application Error!</h1>
          <p className="mt-2 text-read text-muted">{messageOf(error, requestId)}</p>
        </div>
        <p className="mt-2 flex gap-3">
          <a className="btn btn-primary" href={pathname + search}>
            Try again
          </a>
          <a className="btn btn-outline" href="/">
            Return to Home
          </a>
        </p>
      </div>
    </Page>
  );
}
