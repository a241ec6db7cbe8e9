// Before all others, and nowhere else: the build writes styles in the order of imports, and those
// of parts and pages must win.
import 'antd/dist/reset.css'
import '../theme/app.css'
import './shell/shell.css'
import './pages/pages.css'
import '../ui/ui.css'
import '../ui/light.css'
import '../screens/screens.css'
import './shell/menu/menu-tree.css'
import '../screens/list/list-head.css'
import '../screens/list/list-tools.css'
import '../ui/tables/wide-table.css'
import { legacyLogicalPropertiesTransformer, StyleProvider } from '@ant-design/cssinjs'
import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { RouterProvider } from 'react-router'
import { installAreas } from '../platform/area.ts'
import { queryClient } from '../platform/calls/query-client.ts'
import { isFeedbackAwaited, onFeedbackAwaited, toast } from '../platform/feedback.ts'
import { installReactions } from '../platform/reactions.ts'
import { setSetting, useSettings } from '../platform/settings.store.ts'
import { installAuditLabels } from '../platform/texts/audit-labels.ts'
import { installMistakes } from '../platform/texts/form-rules.ts'
import { textNow, useLanguage, useLanguageFailed } from '../platform/texts/i18n.ts'
import { languageText } from '../platform/texts/language.text.ts'
import { libraryLocale } from '../theme/library-locale.text.ts'
import { applyColours, themeOf } from '../theme/theme.ts'
import { applyTheme, isDarkNow } from '../theme/theme-switch.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { usePhone, useTouch } from '../ui/use-phone.ts'
import { logOut, resetSession } from './leave.ts'
import { followOtherWindows } from './other-windows.ts'
import { refreshOwnRights } from './refresh-rights.ts'
import { installParts } from './registry/area-parts.ts'
import { AREAS } from './registry/areas.ts'
import { router } from './routes/router.tsx'

installAreas(AREAS)
installParts()
installMistakes(async () => (await import('./form-mistakes.text.ts')).formMistakes)
installAuditLabels(async () => (await import('./registry/audit-labels.text.ts')).auditLabels)
installReactions({ resetSession, logOut, refreshOwnRights })
followOtherWindows()

const FeedbackBridge = lazyDialog(() =>
  import('./feedback-bridge.tsx').then((part) => part.FeedbackBridge),
)

/**
 * Toasts and dialogs are loaded with the first of them. At the latest this is the reader's first
 * interaction, so that they work without a connection.
 */
function useFeedbackWanted() {
  const isAwaited = useSyncExternalStore(onFeedbackAwaited, isFeedbackAwaited)
  const [isTouched, setTouched] = useState(false)

  useEffect(() => {
    const touch = () => setTouched(true)
    for (const kind of ['pointerdown', 'keydown'])
      window.addEventListener(kind, touch, { once: true, passive: true })

    return () => {
      for (const kind of ['pointerdown', 'keydown']) window.removeEventListener(kind, touch)
    }
  }, [])

  return isAwaited || isTouched
}

/** Says that the language could not be changed. */
function useLanguageWarning() {
  const hasFailed = useLanguageFailed()
  useEffect(() => {
    if (hasFailed) toast.error(textNow(languageText).failed)
  }, [hasFailed])
}

/** Follows the system while the theme is 'auto'. */
function useDark() {
  const mode = useSettings((state) => state.theme)
  return useSyncExternalStore(
    (notify) => {
      const system = window.matchMedia('(prefers-color-scheme: dark)')
      system.addEventListener('change', notify)

      return () => system.removeEventListener('change', notify)
    },
    () => isDarkNow(mode),
  )
}

/** The providers around the pages: theme, language, queries, messages. */
export function Root() {
  const language = useLanguage()
  const isDark = useDark()
  const isPhone = usePhone()
  const isTouch = useTouch()
  const hasFeedback = useFeedbackWanted()

  useLanguageWarning()

  const { themeColor, size, theme: mode } = useSettings()
  const shownSize = isPhone || (isTouch && size === 'default') ? 'large' : size
  const theme = useMemo(() => themeOf(themeColor, isDark), [themeColor, isDark])

  dayjs.locale(language)

  useEffect(() => {
    applyTheme(mode)
    applyColours(themeColor, isDark)
  }, [mode, themeColor, isDark])

  useLayoutEffect(() => document.documentElement.setAttribute('data-size', shownSize), [shownSize])
  useEffect(() => setSetting('device', isPhone ? 'mobile' : 'desktop'), [isPhone])

  return (
    <StyleProvider hashPriority="high" transformers={[legacyLogicalPropertiesTransformer]}>
      <ConfigProvider
        theme={theme}
        locale={libraryLocale[language]}
        componentSize={shownSize === 'default' ? 'middle' : shownSize}
        button={{ autoInsertSpace: false }}
      >
        <FeedbackBridge isOpen={hasFeedback} />
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ConfigProvider>
    </StyleProvider>
  )
}
