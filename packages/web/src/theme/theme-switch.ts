import { storage } from '../platform/browser/storage.ts'

/** light, dark, or auto: the system's setting. */
export type ThemeMode = 'light' | 'dark' | 'auto'
const KEY = 'theme'

export function savedThemeMode(): ThemeMode {
  const saved = storage.get(KEY)
  return saved === 'light' || saved === 'dark' ? saved : 'auto'
}

const systemIsDark = () => window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false

export const isDarkNow = (mode = savedThemeMode()) =>
  mode === 'dark' || (mode === 'auto' && systemIsDark())

/** Sets the theme on the document, for plain CSS and the component library. */
export function applyTheme(mode = savedThemeMode()) {
  document.documentElement.dataset.theme = isDarkNow(mode) ? 'dark' : 'light'
}

export function saveThemeMode(mode: ThemeMode) {
  storage.set(KEY, mode)
  applyTheme(mode)
}

/** Toggles between light and dark, for the login page. */
export const toggleDark = () => saveThemeMode(isDarkNow() ? 'light' : 'dark')
