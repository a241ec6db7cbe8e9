import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useCurrentUser } from '../../platform/current-user.ts'
import { ownTitle } from '../../platform/own-title.ts'
import { useSettings } from '../../platform/settings.store.ts'
import { useText } from '../../platform/texts/i18n.ts'
import { undoStore } from '../../screens/review/undo.store.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { CachedPages } from '../tabs/cached-pages.tsx'
import { TabBar } from '../tabs/tab-bar.tsx'
import { openHomeTab, useTabs } from '../tabs/tabs.store.ts'
import { Header } from './header.tsx'
import { GroupTabs } from './menu/group-tabs.tsx'
import { PageFoot } from './page-foot.tsx'
import { useBarRole } from './phone/use-bar-role.ts'
import { shellText } from './shell.text.ts'
import { useOpenings } from './use-openings.ts'

const PhoneBar = lazyPart(
  () => import('./phone/phone-bar.tsx').then((part) => part.PhoneBar),
  <div className="bar-room" />,
)

const Sidebar = lazyPart(
  () => import('./sidebar.tsx').then((part) => part.Sidebar),
  <aside className="sidebar" />,
)

const UndoStrip = lazyPart(() =>
  import('../../screens/review/undo-strip.tsx').then((part) => part.UndoStrip),
)

const Watermark = lazy(() => import('./watermark.tsx'))

/** Moves the focus to the new page, unless it is in the tabs or the menu. */
function useFocusOnContent(path: string) {
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to move the focus
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else if (!document.activeElement?.closest('[role=tablist],[role=menu]'))
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [path])
}

/** Header, menu, tabs and page, in the reader's layout. */
export function Shell() {
  const text = useText(shellText)
  const { pathname } = useLocation()
  const { layout, tagsView, fixedHeader, watermark, sidebarStatus } = useSettings()
  const chest = useCurrentUser((state) => state.me?.chestArrNum)
  const isPhone = usePhone()
  const { role } = useBarRole()
  const bar = isPhone ? role : null
  const hasUndo = useSyncExternalStore(undoStore.subscribe, undoStore.get) !== null
  const hasSide = !isPhone && layout !== 'top'

  useFocusOnContent(pathname)
  useOpenings(pathname)

  const hasHome = useTabs((state) => state.tabs.some((tab) => tab.affix))

  useEffect(() => {
    if (!hasHome) openHomeTab()
  }, [hasHome])

  const page = (
    <main id="content" tabIndex={-1}>
      <CachedPages />
    </main>
  )

  const classes = [
    'shell',
    `layout-${isPhone ? 'phone' : layout}`,
    fixedHeader && 'has-fixed-header',
    bar && 'has-bar',
    hasSide && sidebarStatus === 'closed' && 'is-folded',
  ]

  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <a className="skip-link" href="#content">
        {text.skip}
      </a>
      {hasSide && <Sidebar />}
      <div className="shell-body">
        <div className="shell-top">
          <Header />
          {tagsView && !isPhone && <TabBar />}
        </div>
        {!isPhone && <GroupTabs />}
        {watermark ? (
          <Suspense fallback={null}>
            <Watermark content={chest || ownTitle() || text.product}>{page}</Watermark>
          </Suspense>
        ) : (
          page
        )}
        <PageFoot />
        {bar && <PhoneBar role={bar} />}
      </div>
      {hasUndo && <UndoStrip />}
    </div>
  )
}
