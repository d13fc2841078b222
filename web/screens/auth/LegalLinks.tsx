import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';

export const LegalLinks = () => (
  <>
    <PrefetchLink to={paths.terms} className="link">
      Terms of Service
    </PrefetchLink>{' '}
    and{' '}
    <PrefetchLink to={paths.privacy} className="link">
      Privacy Policy
    </PrefetchLink>
  </>
);
