import { useScreenData } from '../../routing/screenRoute.tsx';
import { query } from './auth.data.ts';

/** Says who the user is after logging in or signing up: the only member of the sample. */
export const SampleMember = () => (
  <p className="rounded-md bg-fill p-3 text-sm text-muted">
    This is a sample with one member. Whatever you enter here, you are{' '}
    <span className="font-semibold text-ink">{useScreenData(query).viewer.name}</span> afterwards.
  </p>
);
