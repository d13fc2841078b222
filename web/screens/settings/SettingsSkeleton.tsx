import type { SettingsTab } from '../../searches/settingsSearch.ts';
import { Loading } from '../../ui/Loading.tsx';

/** The sections of each tab, above the way to save them. */
const heights: Readonly<Record<SettingsTab, readonly string[]>> = {
  profile: ['h-87 max-md:h-124', 'h-46 max-md:h-88', 'mb-19 h-46 max-md:h-84'],
  notifications: ['h-54 max-md:h-66', 'mb-19 h-85 max-md:h-102'],
  privacy: ['h-58 max-md:h-95', 'h-26 max-md:h-64', 'mb-19 h-23 max-md:h-39'],
  billing: ['h-140 max-md:h-282'],
  appearance: ['h-106 max-md:h-182'],
};

/** Sections of the final height, while the settings load. */
export const SettingsSkeleton = ({ tab }: { tab: SettingsTab }) => (
  <Loading says="Loading your settings" className="grid gap-stack">
    {heights[tab].map((height) => (
      <div key={height} className={`shape card ${height}`} />
    ))}
  </Loading>
);
