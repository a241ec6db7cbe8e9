import { Activity, memo, Suspense, useLayoutEffect, useMemo, useState } from 'react'
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  NavigationType,
  useLocation,
} from 'react-router'
import { useApp } from '../../platform/app.store.ts'
import NotFound, { NotFoundPage } from '../pages/not-found.page.tsx'
import { Opening } from '../pages/opening.tsx'
import { PageBoundary } from '../pages/page-boundary.tsx'
import { viewOf } from '../registry/view-registry.ts'
import { matchPage } from '../routes/route-records.rules.ts'
import { addVisit } from './tabs.rules.ts'
import { useTabs } from './tabs.store.ts'

/*
 * The cache of open pages. Every open tab is an <Activity>: hidden ones keep state and DOM, pause their effects, and read their last
 * address, frozen here. A closed tab leaves the list and is unmounted; so is one that was left before the last twelve. A
 * tab that was not shown yet (the home tab, those of the last visit) is not even loaded.
 */

/**
 * Scroll positions by path and record; removed with the tab. What is opened for the first time
 * begins at its top.
 */
const scrolls = new Map<string, number>()

export function CachedPages() {
  const here = useLocation()
  const tabs = useTabs((state) => state.tabs)
  const [live, setLive] = useState<readonly string[]>([])
  const liveNow = addVisit(live, here.pathname)
  if (liveNow !== live) setLive(liveNow)

  // A page that is arriving gets its tab after it is rendered (Frame); one whose tab was closed is
  // being left.
  const [ownKey, setOwnKey] = useState('')
  const hasTab = tabs.some((tab) => tab.path === here.pathname)
  if (hasTab && ownKey !== here.key) setOwnKey(here.key)

  const arriving =
    hasTab || ownKey === here.key
      ? []
      : [{ path: here.pathname, search: here.search, hash: here.hash, turn: 0 }]

  const livePages = [
    ...tabs.filter(
      (tab) => tab.path === here.pathname || (tab.keepAlive && liveNow.includes(tab.path)),
    ),
    ...arriving,
  ]

  for (const place of scrolls.keys())
    if (!tabs.some((tab) => tab.path === place.split('?')[0])) scrolls.delete(place)

  return livePages.map(({ path, search, hash, turn }) => (
    <Activity key={`${path}#${turn}`} mode={path === here.pathname ? 'visible' : 'hidden'}>
      <CachedPage
        path={path}
        search={search}
        hash={hash}
        here={path === here.pathname ? here : null}
      />
    </Activity>
  ))
}

type CachedPageProps = { path: string; search: string; hash: string; here: Location | null }

const CachedPage = memo(({ path, search, hash, here }: CachedPageProps) => {
  const location = useMemo<Location>(
    () =>
      here ?? { pathname: path, search, hash, state: null, key: path, unstable_mask: undefined },
    [here, path, search, hash],
  )

  const frozen = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location])
  const place = `${path}?${new URLSearchParams(location.search).get('id') ?? ''}`

  useLayoutEffect(() => {
    window.scrollTo(0, scrolls.get(place) ?? 0)

    const remember = () => scrolls.set(place, window.scrollY)

    window.addEventListener('scroll', remember, { passive: true })

    return () => window.removeEventListener('scroll', remember)
  }, [place])

  return (
    <LocationContext.Provider value={frozen}>
      <ViewOf path={path} />
    </LocationContext.Provider>
  )
})

/** The page of a path, with its own error and suspense boundary. `isPage`: it has no frame. */
export function ViewOf({ path, isPage = false }: { path: string; isPage?: boolean }) {
  const pages = useApp((state) => state.pages)
  const match = matchPage(pages, path)
  const missing = isPage ? NotFound : NotFoundPage
  const View = match ? viewOf(match.page.view, missing) : missing

  return (
    <PageBoundary>
      <Suspense fallback={<Opening />}>
        <View />
      </Suspense>
    </PageBoundary>
  )
}
