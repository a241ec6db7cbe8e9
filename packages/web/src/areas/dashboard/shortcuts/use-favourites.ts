import { getShortcuts } from '@residency/contract/areas/dashboard/shortcuts/shortcut.contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useApp } from '../../../platform/app.store.ts'
import { call } from '../../../platform/calls/api-client.ts'
import { useAnswerKey } from '../../../platform/calls/queries.ts'
import { menuPages, pinnedPages, type Shortcut } from './shortcuts.rules.ts'

const FRESH_MS = 300_000
const HOME = '/dashboard'

/**
 * The pages that the reader has chosen as shortcuts: the menu has them on top. The home page brings
 * them with its first view; other pages ask for them.
 */
export function useFavourites(): readonly Shortcut[] {
  const { menu, pages } = useApp()
  const { pathname } = useLocation()

  const { data } = useQuery({
    queryKey: useAnswerKey(getShortcuts, {}),
    queryFn: ({ signal }) => call(getShortcuts, {}, { signal, quiet: true }),
    enabled: pathname !== HOME,
    staleTime: FRESH_MS,
  })

  return pinnedPages(data?.pinned ?? [], menuPages(menu, pages))
}
