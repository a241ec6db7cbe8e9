import { Button, ColorPicker, Drawer, Segmented, Switch } from 'antd'
import type { ReactNode } from 'react'
import {
  restoreSettings,
  type Settings,
  setSetting,
  useSettings,
} from '../../platform/settings.store.ts'
import { setLanguage, useLanguage, useText } from '../../platform/texts/i18n.ts'
import { OFFERED_COLOURS } from '../../theme/colour.rules.ts'
import { toChoices } from '../../ui/choices/choices.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { languageNames, shellText } from './shell.text.ts'

const LANGUAGES = [
  { value: 'zh-cn', label: languageNames['zh-cn'] },
  { value: 'en', label: languageNames.en },
] as const

type Switches = 'tagsView' | 'fixedHeader' | 'sidebarLogo' | 'watermark'

/** Display settings of this reader on this device. */
export function SettingsDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText(shellText)
  const settings = useSettings()
  const language = useLanguage()
  const isPhone = usePhone()
  const choices = <T extends string>(words: Readonly<Record<T, string>>) =>
    toChoices(Object.keys(words) as T[], words)

  const switches: [Switches, string][] = [
    ['tagsView', text.showTabs],
    ['fixedHeader', text.fixedHeader],
    ['sidebarLogo', text.sidebarLogo],
    ['watermark', text.watermark],
  ]

  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={text.settings}
      size={320}
      footer={<Button onClick={restoreSettings}>{text.restore}</Button>}
    >
      <Row label={text.language}>
        <Segmented
          block
          aria-label={text.language}
          options={[...LANGUAGES]}
          value={language}
          onChange={setLanguage}
        />
      </Row>
      <Row label={text.theme}>
        <Segmented
          block
          aria-label={text.theme}
          options={choices<Settings['theme']>(text.themes)}
          value={settings.theme}
          onChange={(value) => setSetting('theme', value)}
        />
      </Row>
      {!isPhone && (
        <Row label={text.layout}>
          <Segmented
            block
            aria-label={text.layout}
            options={choices<Settings['layout']>(text.layouts)}
            value={settings.layout}
            onChange={(value) => setSetting('layout', value)}
          />
        </Row>
      )}
      <Row label={text.size}>
        <Segmented
          block
          aria-label={text.size}
          options={choices<Settings['size']>(text.sizes)}
          value={settings.size}
          onChange={(value) => setSetting('size', value)}
        />
      </Row>
      <Row label={text.themeColor} isInline>
        <ColorPicker
          value={settings.themeColor}
          disabledAlpha
          showText
          format="hex"
          presets={[{ label: text.themeColor, colors: OFFERED_COLOURS }]}
          onChangeComplete={(colour) => setSetting('themeColor', colour.toHexString().slice(0, 7))}
        />
      </Row>
      {switches.map(([key, label]) => (
        <Row key={key} label={label} isInline>
          <Switch
            aria-label={label}
            checked={settings[key]}
            onChange={(isOn) => setSetting(key, isOn)}
          />
        </Row>
      ))}
    </Drawer>
  )
}

const Row = ({
  label,
  isInline = false,
  children,
}: {
  label: string
  isInline?: boolean
  children: ReactNode
}) => (
  <div className={isInline ? 'setting is-inline' : 'setting'}>
    <span>{label}</span>
    {children}
  </div>
)
