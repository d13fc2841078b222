import { Check } from 'lucide-react';

interface Props {
  title: string;
  description: string;
  features: readonly string[];
}

export const AgencyServiceCard = ({ title, description, features }: Props) => (
  <>
    <h3 className="card-title">{title}</h3>
    <p className="mt-1 text-muted">{description}</p>
    <ul className="mt-3 grid gap-1.5 text-sm">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-2">
          <Check aria-hidden className="mt-0.5 size-4 flex-none text-accent-ink" strokeWidth={2} />
          {feature}
        </li>
      ))}
    </ul>
  </>
);
