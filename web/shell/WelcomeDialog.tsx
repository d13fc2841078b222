import { BriefcaseBusiness, FolderKanban, Sparkles, Users } from 'lucide-react';
import { brand } from '../brand.ts';
import { Dialog } from '../ui/Dialog.tsx';

const blurbs = [
  {
    title: 'Jobs',
    text: 'Search, save and apply, and see how well each job matches you.',
    Icon: BriefcaseBusiness,
  },
  {
    title: 'Projects',
    text: 'Bid on freelance work with clear budgets and real clients.',
    Icon: FolderKanban,
  },
  { title: 'Gigs', text: 'Offer your services at a fixed price.', Icon: Sparkles },
  {
    title: 'Network',
    text: "Keep up with people you've worked with and meet new ones.",
    Icon: Users,
  },
];

/** Introduces the product to new users; opens after sign-up and from Help. Both buttons only close it. */
export function WelcomeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={`Welcome to ${brand.name}`}>
      <p className="mt-1 text-muted">{brand.tagline}</p>
      <ul className="mt-5 grid gap-4">
        {blurbs.map(({ title, text, Icon }) => (
          <li key={title} className="flex gap-3">
            <span className="grid size-9 flex-none place-items-center rounded-md bg-accent-soft text-accent-soft-ink">
              <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex justify-end gap-2">
        <button type="button" className="btn btn-outline" onClick={onClose}>
          Learn More
        </button>
        <button type="button" className="btn btn-primary" data-autofocus onClick={onClose}>
          Get Started
        </button>
      </div>
    </Dialog>
  );
}
