import { difficultyLevelChoices } from '../../../schema/generated/course.ts';
import { fileTypeChoices } from '../../../schema/generated/product.ts';
import { Clock, Download, FileText, Gauge, PlayCircle } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { Chips } from '../../ui/Chips.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ProductAbout_item on ShopItem {
    id
    description
    fullDescription
    fileType
    tags
    ... on Course {
      duration
      lessonCount
      difficultyLevel
    }
  }
`);

export function ProductAbout({ item }: { item: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, item);
  const facts = [
    { Icon: FileText, name: 'File type', value: fileTypeChoices[data.fileType].label },
    ...(data.__typename === 'Course'
      ? [
          { Icon: PlayCircle, name: 'Lessons', value: `${formatCount(data.lessonCount, 'lesson')} online` },
          { Icon: Clock, name: 'Length', value: data.duration },
          { Icon: Gauge, name: 'Level', value: difficultyLevelChoices[data.difficultyLevel].label },
        ]
      : []),
    { Icon: Download, name: 'Delivery', value: 'Instant download' },
  ];
  return (
    <section aria-label="About this product" className="min-w-0">
      <p dir="auto" className="max-w-read text-read break-words whitespace-pre-line text-muted">
        {data.fullDescription ?? data.description}
      </p>
      <dl className="mt-5 flex flex-wrap gap-x-6 gap-y-2.5 text-sm">
        {facts.map(({ Icon, name, value }) => (
          <div key={name} className="flex items-center gap-2">
            <Icon aria-hidden className="size-4 flex-none text-subtle" strokeWidth={1.75} />
            <dt className="sr-only">{name}</dt>
            <dd className="num font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <Chips words={data.tags} label="Tags" className="mt-5" />
    </section>
  );
}
