import type { SettingsTab } from '../../searches/settingsSearch.ts';
import { Loading } from '../../ui/Loading.tsx';

/** Heights of the sections of each tab; the last one leaves space for the save bar. */
const heights: Readonly<Record<SettingsTab, readonly string[]>> = {
  profile: ['h-87 max-md:h-124', 'h-46 max-md:h-88', 'mb-19 h-46 max-md:h-84'],
  notifications: ['h-54 max-md:h-66', 'mb-19 h-85 max-md:h-102'],
  privacy: ['h-58 max-md:h-95', 'h-26 max-md:h-64', 'mb-19 h-23 max-md:h-39'],
  billing: ['h-140 max-md:h-282'],
  appearance: ['h-106 max-md:h-182'],
};

/** Skeleton of the sections, with their final height. */
export const SettingsSkeleton = ({ tab }: { tab: SettingsTab }) => (
  <Loading status="Loading your settings" className="grid gap-stack">
    {heights[tab].map((height) => (
      <div key={height} className={`shape card ${height}`} />
    ))}
  </Loading>
);
