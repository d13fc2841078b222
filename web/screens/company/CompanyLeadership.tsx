import { Avatar } from '../../ui/Avatar.tsx';
import { CardSection } from '../../ui/CardSection.tsx';

interface Props {
  leaders: readonly { id: string; name: string; title: string; avatar: string | null; bio: string }[];
}

export const CompanyLeadership = ({ leaders }: Props) => (
  <CardSection id="leadership" title="Leadership Team">
    <ul className="mt-3.5 grid gap-4">
      {leaders.map(({ id, name, title, avatar, bio }) => (
        <li key={id} className="flex gap-3">
          <Avatar name={name} url={avatar} />
          <div className="min-w-0">
            <h3 className="font-semibold break-words">{name}</h3>
            <p className="text-sm break-words text-muted">{title}</p>
            <p className="mt-0.5 text-sm break-words text-muted">{bio}</p>
          </div>
        </li>
      ))}
    </ul>
  </CardSection>
);
