import type { ComponentProps } from 'react';
import { CompanyHit } from './CompanyHit.tsx';
import { GigHit } from './GigHit.tsx';
import { ProductHit } from './ProductHit.tsx';
import { ProjectHit } from './ProjectHit.tsx';

type Props =
  | ComponentProps<typeof GigHit>
  | ComponentProps<typeof ProjectHit>
  | ComponentProps<typeof ProductHit>
  | ComponentProps<typeof CompanyHit>;

/** A hit of a kind that appears below people and jobs. Its code loads after the first load. */
export function MarketHit(props: Props) {
  if ('gig' in props) return <GigHit {...props} />;
  if ('project' in props) return <ProjectHit {...props} />;
  if ('item' in props) return <ProductHit {...props} />;
  return <CompanyHit {...props} />;
}
