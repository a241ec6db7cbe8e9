import { labelIn } from '@residency/contract/kernel'
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { useApp } from '../../platform/app.store.ts'
import { useCurrentUser } from '../../platform/current-user.ts'
import { ownTitle } from '../../platform/own-title.ts'
import { usePanels } from '../../platform/panels.store.ts'
import { useLanguage, useText } from '../../platform/texts/i18n.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { useHelpKey } from '../help/use-help-key.ts'
import { Opening } from '../pages/opening.tsx'
import { useArrival } from '../pages/use-arrival.ts'
import { ProgressBar } from '../progress-bar.tsx'
import { matchPage } from '../routes/route-records.rules.ts'
import { ViewOf } from '../tabs/cached-pages.tsx'
import { openTab } from '../tabs/tabs.store.ts'
import { useTour } from '../tour/use-tour.ts'
import { shellText } from './shell.text.ts'
import { Shell } from './shell.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

const MustChangePassword = lazy(() =>
  import('../must-change-password.tsx').then((part) => ({ default: part.MustChangePassword })),
)

const HelpPanel = lazyDialog(() => import('../help/help-panel.tsx').then((part) => part.HelpPanel))
const Tour = lazyDialog(() => import('../tour/tour.tsx').then((part) => part.Tour))

/**
 * The frame of a page: the shell with tabs, or none; only the password page while an initial
 * password must be changed.
 */
export function Frame() {
  useArrival()

  const text = useText(shellText)
  const language = useLanguage()
  const { pathname, search, hash, key } = useLocation()
  const pages = useApp((state) => state.pages)
  const me = useCurrentUser((state) => state.me)
  const page = matchPage(pages, pathname)?.page
  const title = page && labelIn(language, page.title, page.titleEn)

  useEffect(() => {
    document.title = title ? `${title} · ${ownTitle() ?? text.short}` : (ownTitle() ?? text.product)
  }, [title, text])

  // Before the page is painted: a tab that joined later would be opened again behind a key that
  // closes it at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a person who closes a tab and opens its page at once has opened it again
  useLayoutEffect(() => {
    if (page && !page.bare)
      openTab({
        path: pathname,
        search,
        hash,
        title: page.title,
        titleEn: page.titleEn,
        affix: page.affix,
        keepAlive: page.keepAlive,
      })
  }, [page, pathname, search, hash, key])

  useEffect(() => {
    if (page?.bare) window.scrollTo(0, 0)
  }, [page])

  if (me?.mustChangePassword)
    return (
      <Suspense fallback={<Opening />}>
        <MustChangePassword />
      </Suspense>
    )

  const hasShell = page !== undefined && !page.bare

  return (
    <>
      <UnsavedGuard />
      <ProgressBar kind={hasShell ? 'shell' : 'bare'} />
      {hasShell ? <Shell /> : <BarePage path={pathname} />}
      <Panels path={pathname} />
    </>
  )
}

/** Help and tour, over any page. */
function Panels({ path }: { path: string }) {
  const { isHelpOpen, isTourOpen } = usePanels()
  useHelpKey()
  useTour(path)

  return (
    <>
      <HelpPanel isOpen={isHelpOpen} />
      <Tour isOpen={isTourOpen} />
    </>
  )
}

function BarePage({ path }: { path: string }) {
  return <ViewOf path={path} isPage />
}
