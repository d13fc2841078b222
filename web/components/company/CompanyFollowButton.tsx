import { Check, Plus } from 'lucide-react';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { ToggleButton } from '../../ui/ToggleButton.tsx';

const setCompanyFollowed = async () => (await import('../../actions/company.ts')).setCompanyFollowed;

const fragment = graphql(/* GraphQL */ `
  fragment CompanyFollowButton_company on Company {
    id
    name
    viewerIsFollowing
  }
`);

interface Props {
  company: FragmentType<typeof fragment>;
  /** The style while the company is not followed. */
  variant: 'primary' | 'outline';
  className?: string;
}

/** Follows a company or unfollows it. `onClass` is empty, because the check mark must not be filled. */
export function CompanyFollowButton({ company, variant, className = '' }: Props) {
  const { id, name, viewerIsFollowing } = useFragmentData(fragment, company);
  const [follow] = useAction(setCompanyFollowed);
  return (
    <ToggleButton
      on={viewerIsFollowing}
      onToggle={(followed, options) => follow({ input: { companyId: id, followed } }, options)}
      words={{ off: 'Follow', on: 'Following' }}
      itemName={name}
      Icon={Plus}
      OnIcon={Check}
      onClass=""
      variant="text"
      className={`btn ${variant === 'primary' && !viewerIsFollowing ? 'btn-primary' : 'btn-outline'} ${className}`}
    />
  );
}
