import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { rememberPaletteKey } from './app/search/palette-key.ts'
import { completeBrowser } from './platform/browser/complete-browser.ts'
import { nextTurn } from './platform/browser/next-turn.ts'
import { currentLanguage, loadDocumentTexts, setLanguage } from './platform/texts/i18n.ts'
import { applyTheme } from './theme/theme-switch.ts'

/**
 * The parts arrive together (vite.config.ts), but run one by one: a slow phone paints and answers a
 * touch in between.
 */
async function start() {
  await completeBrowser()
  await nextTurn()
  await import('./platform/browser/zod-setup.ts')
  await nextTurn()
  await import('./app/library.ts')
  await nextTurn()

  const { Root } = await import('./app/root.tsx')

  await nextTurn()
  // As a transition, because React renders that in short slices.
  startTransition(() => createRoot(document.getElementById('root')!).render(<Root />))
}

applyTheme()
rememberPaletteKey()
// Asked for at once; what needs them waits for them, and says so if they are missing.
loadDocumentTexts().catch(() => {})
setLanguage(currentLanguage())
void start()
