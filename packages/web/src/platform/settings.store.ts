import { create } from 'zustand'
import { DEFAULT_COLOUR, readHex } from '../theme/colour.rules.ts'
import type { Size } from '../theme/theme.ts'
import { savedThemeMode, saveThemeMode, type ThemeMode } from '../theme/theme-switch.ts'
import { storage } from './browser/storage.ts'

type LayoutMode = 'left' | 'top' | 'mix'

export type Settings = {
  device: 'desktop' | 'mobile'
  size: Size
  sidebarStatus: 'opened' | 'closed'
  activeTopMenuPath: string
  tagsView: boolean
  sidebarLogo: boolean
  fixedHeader: boolean
  layout: LayoutMode
  themeColor: string
  theme: ThemeMode
  watermark: boolean
}

/** Defaults of the specification, section 9; each value is stored under its own key. */
const DEFAULTS: Settings = {
  device: 'desktop',
  size: 'default',
  sidebarStatus: 'opened',
  activeTopMenuPath: '',
  tagsView: true,
  sidebarLogo: true,
  fixedHeader: true,
  layout: 'left',
  themeColor: DEFAULT_COLOUR,
  theme: 'auto',
  watermark: false,
}

const CHOICES: { [K in keyof Settings]?: readonly Settings[K][] } = {
  device: ['desktop', 'mobile'],
  size: ['default', 'large', 'small'],
  sidebarStatus: ['opened', 'closed'],
  layout: ['left', 'top', 'mix'],
}

function remembered<K extends keyof Settings>(key: K): Settings[K] {
  const fallback = DEFAULTS[key]
  const saved = storage.get(key)
  if (saved === null) return fallback
  if (typeof fallback === 'boolean') return (saved === 'true') as Settings[K]
  if (key === 'themeColor') return (/^#[0-9a-f]{6}$/i.test(saved) ? saved : fallback) as Settings[K]

  const choices = CHOICES[key] as readonly string[] | undefined

  return (!choices || choices.includes(saved) ? saved : fallback) as Settings[K]
}

const read = (): Settings => {
  const keys = Object.keys(DEFAULTS) as (keyof Settings)[]
  return {
    ...(Object.fromEntries(keys.map((key) => [key, remembered(key)])) as Settings),
    theme: savedThemeMode(),
  }
}

/** Display settings of this browser. */
export const useSettings = create<Settings>(read)

/** Changes and stores one setting. A theme colour that is not a six-digit hex throws. */
export function setSetting<K extends keyof Settings>(key: K, value: Settings[K]) {
  if (key === 'themeColor') readHex(String(value))
  if (key === 'theme') saveThemeMode(value as ThemeMode)
  else storage.set(key, String(value))
  useSettings.setState({ [key]: value } as Partial<Settings>)
}

export function restoreSettings() {
  for (const key of Object.keys(DEFAULTS) as (keyof Settings)[]) storage.remove(key)
  useSettings.setState(DEFAULTS)
  saveThemeMode(DEFAULTS.theme)
}
