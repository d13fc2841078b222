import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import type { AgencyScreenQuery } from '../../generated/graphql.ts';
import { query } from './agency.data.ts';
import { AgencyEventRow } from './AgencyEventRow.tsx';
import { AgencyHero } from './AgencyHero.tsx';
import { Consultation } from './Consultation.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';
import type { ReactNode } from 'react';
import { Check } from 'lucide-react';

interface AgencySectionProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

const AgencySection = ({ id, title, text, children }: AgencySectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="scroll-mt-20 font-display text-xl font-[650] tracking-[-0.015em]">
      {title}
    </h2>
    {text && <p className="mt-1 text-muted">{text}</p>}
    <div className="mt-4">{children}</div>
  </section>
);

type AgencyService = AgencyScreenQuery['agencyPage']['services'][number];

const AgencyServiceCard = ({ title, description, features }: AgencyService) => (
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

function Agency() {
  const { heroTitle, heroText, figures, services, events, specializations, faq } =
    useScreenData(query).agencyPage;
  return (
    <div className="grid grid-cols-1 gap-10 md:gap-14">
      <AgencyHero title={heroTitle} text={heroText} figures={figures} />
      <AgencySection id="services" title="Recruitment services" text="What our recruiters can do for you.">
        <ul className="grid grid-cols-1 gap-stack sm:grid-cols-2 xl:grid-cols-4">
          {services.map((service) => (
            <li key={service.title} className="card p-card">
              <AgencyServiceCard {...service} />
            </li>
          ))}
        </ul>
      </AgencySection>
      <AgencySection id="events" title="Events and workshops" text="Meet us before you hire. No sales pitch.">
        <ul className="card divide">
          {events.map((event) => (
            <li key={event.id} className="p-card">
              <AgencyEventRow event={event} />
            </li>
          ))}
        </ul>
      </AgencySection>
      <AgencySection id="specializations" title="Industry specializations" text="The fields we know best.">
        <ul className="grid grid-cols-1 gap-x-gutter sm:grid-cols-2 lg:grid-cols-3">
          {specializations.map(({ title, description }) => (
            <li key={title} className="border-t border-line py-4">
              <h3 className="card-title">{title}</h3>
              <p className="mt-1 text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </AgencySection>
      <AgencySection id="faq" title="Frequently asked questions">
        <dl className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-2">
          {faq.map(({ question, answer }) => (
            <div key={question}>
              <dt className="card-title">{question}</dt>
              <dd className="mt-1 max-w-read text-read text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </AgencySection>
      <Consultation />
    </div>
  );
}

/** The landing page of the recruitment agency: services, events, specializations, questions and a consultation form. */
export const Component = () => (
  <Page
    title="Agency"
    description="Workgrove Agency finds, meets and introduces candidates: permanent placement, contract staffing, executive search and team assessment."
  >
    <ScreenData
      dataName="the agency's page"
      skeleton={<DetailSkeleton status="Loading the agency's page" band />}
    >
      <Agency />
    </ScreenData>
  </Page>
);
