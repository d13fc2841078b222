import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { IntentLink } from '../../routing/IntentLink.tsx';
import { Status } from '../../routing/page.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Any address that is nobody's. */
export function Component() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.info(`404: no screen at ${pathname}`);
  }, [pathname]);
  return (
    <div className="mx-auto max-w-[79rem] px-3 py-16 md:px-6">
      <Status code={404} />
      <title>{`Page not found · ${brand.name}`}</title>
      <EmptyState
        level={1}
        title="Oops! Page not found"
        text="The address may be mistyped, or the page may have moved."
        action={
          <IntentLink to={paths.feed()} className="btn btn-primary">
            Return to Home
          </IntentLink>
        }
      />
    </div>
  );
}
