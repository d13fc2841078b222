import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { NotFound } from '../../routing/NotFound.tsx';

/** Screen for any path without a route. */
export function Component() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.info(`404: no screen at ${pathname}`);
  }, [pathname]);
  return (
    <NotFound
      title="Oops! Page not found"
      text="The address may be mistyped, or the page may have moved."
      back={{ label: 'Return to Home', to: paths.feed() }}
    />
  );
}
