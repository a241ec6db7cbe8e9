import { Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { type Settings, setSetting, useSettings } from '../../../platform/settings.store.ts'
import { setLanguage, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { type Density, saveDensity, savedDensity } from '../../../screens/list/list-view.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { centreText } from './centre.text.ts'

const optionsOf = <T extends string>(words: Readonly<Record<T, string>>) =>
  toChoices(Object.keys(words) as T[], words)

/**
 * Language, theme and sizes of this browser; the header's drawer also has settings of its layout.
 */
export function OwnPreferences() {
  const text = useText(centreText)
  const language = useLanguage()
  const { theme, size } = useSettings()
  const [density, setDensity] = useState(savedDensity)

  return (
    <section className="panel" aria-label={text.preferences}>
      <h2>{text.preferences}</h2>
      <p className="soft">{text.preferencesLead}</p>
      <div className="preferences">
        <Preference label={text.language}>
          <Segmented
            aria-label={text.language}
            options={optionsOf(text.languages)}
            value={language}
            onChange={setLanguage}
          />
        </Preference>
        <Preference label={text.theme}>
          <Segmented
            aria-label={text.theme}
            options={optionsOf<Settings['theme']>(text.themes)}
            value={theme}
            onChange={(value) => setSetting('theme', value)}
          />
        </Preference>
        <Preference label={text.density}>
          <Segmented
            aria-label={text.density}
            options={optionsOf<Density>(text.densities)}
            value={density}
            onChange={(value) => {
              saveDensity(value)
              setDensity(value)
            }}
          />
        </Preference>
        <Preference label={text.size}>
          <Segmented
            aria-label={text.size}
            options={optionsOf<Settings['size']>(text.sizes)}
            value={size}
            onChange={(value) => setSetting('size', value)}
          />
        </Preference>
      </div>
    </section>
  )
}

const Preference = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <span className="soft">{label}</span>
    {children}
  </div>
)
