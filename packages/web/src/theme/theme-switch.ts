import { storage } from '../platform/storage.ts'

/** light, dark, or auto: what the system asks for. */
export type ThemeMode = 'light' | 'dark' | 'auto'
const KEY = 'theme'

export function savedThemeMode(): ThemeMode {
  const saved = storage.get(KEY)
  return saved === 'light' || saved === 'dark' ? saved : 'auto'
}
const systemIsDark = () => window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false
export const isDarkNow = (mode = savedThemeMode()) => mode === 'dark' || (mode === 'auto' && systemIsDark())

/** Marks the page so that plain CSS and the component library agree. */
export function applyTheme(mode = savedThemeMode()) {
  document.documentElement.dataset.theme = isDarkNow(mode) ? 'dark' : 'light'
}

export function saveThemeMode(mode: ThemeMode) {
  storage.set(KEY, mode)
  applyTheme(mode)
}

/** The login page's one switch: from what is seen to the other. */
export const toggleDark = () => saveThemeMode(isDarkNow() ? 'light' : 'dark')
