import { Moon, Rows2, Rows4, Sun } from 'lucide-react';
import { saveSettings } from '../../actions/settings.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { setPreference, hasPreference, type Preference } from '../../session/preferences.ts';
import { setTheme, currentTheme, type Theme } from '../../session/theme.ts';
import { LookChoice } from './LookChoice.tsx';
import { PreferenceSwitch } from './PreferenceSwitch.tsx';
import { densities, themes } from './settingsChoices.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useSyncExternalStore } from 'react';

/** Subscribes to attributes of the root element, which this screen, the top bar and other tabs change. */
function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

/** Returns the theme. Returns `first` on the server and during hydration. */
const useTheme = (first: Theme): Theme => useSyncExternalStore(subscribe, currentTheme, () => first);

/** Returns whether a preference is on: for 'density', compact. Returns `first` on the server and during hydration. */
const usePreferred = (name: Preference, first: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasPreference(name),
    () => first,
  );

const fragment = graphql(/* GraphQL */ `
  fragment AppearanceSettings_settings on Settings {
    id
    appearance {
      theme
      density
      reducedMotion
      highContrast
    }
  }
`);

/** Each choice applies at once and is stored in this browser; Save Changes also stores it in the account. */
export function AppearanceSettings({ settings }: { settings: FragmentType<typeof fragment> }) {
  const saved = useFragmentData(fragment, settings).appearance;
  const theme = useTheme(saved.theme === 'DARK' ? 'dark' : 'light');
  const compact = usePreferred('density', saved.density === 'COMPACT');
  const reducedMotion = usePreferred('motion', saved.reducedMotion);
  const highContrast = usePreferred('contrast', saved.highContrast);
  const [save] = useAction(saveSettings);
  return (
    <div className="grid grid-cols-1 gap-stack">
      <SettingsSection title="Theme and density" text="Applied right away and kept in this browser.">
        <div className="grid gap-5 sm:gap-3">
          <LookChoice
            label="Theme"
            choices={themes}
            icons={{ light: Sun, dark: Moon }}
            chosen={theme}
            onChoose={setTheme}
          />
          <LookChoice
            label="Layout density"
            choices={densities}
            icons={{ comfortable: Rows2, compact: Rows4 }}
            chosen={compact ? 'compact' : 'comfortable'}
            onChoose={(density) => setPreference('density', density === 'compact')}
          />
        </div>
      </SettingsSection>
      <SettingsSection title="Accessibility" text="Make the screen easier to see and follow.">
        <div className="divide -my-3">
          <PreferenceSwitch
            label="Reduced motion"
            hint="Turn off animations. We also follow your system setting."
            checked={reducedMotion}
            onChange={(wanted) => setPreference('motion', wanted)}
          />
          <PreferenceSwitch
            label="High contrast"
            hint="Stronger lines, text and focus outlines."
            checked={highContrast}
            onChange={(wanted) => setPreference('contrast', wanted)}
          />
        </div>
      </SettingsSection>
      <div className="save-bar flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto text-muted">Already applied in this browser.</p>
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => {
            const density = compact ? 'COMPACT' : 'COMFORTABLE';
            const savedTheme = theme === 'dark' ? 'DARK' : 'LIGHT';
            void save({ input: { appearance: { theme: savedTheme, density, reducedMotion, highContrast } } });
          }}
        >
          Save Changes
        </button>
      </div>
    </div>
  );
}
