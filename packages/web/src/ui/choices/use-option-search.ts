import { type InitialsOf, isFoundBy } from '@residency/contract/kernel/found-by'
import { useCallback, useEffect, useState } from 'react'

const NONE: InitialsOf = () => []
let loaded: InitialsOf | null = null

/**
 * Initials of a label that may name a person or a thing. Their data is large and loaded with the
 * first search of a page.
 */
async function loadInitials(): Promise<InitialsOf> {
  const { nameInitials, labelInitials } = await import('@residency/contract/kernel/initials')
  const known = new Map<string, readonly string[]>()

  loaded = (label) => {
    const own = known.get(label) ?? [...nameInitials(label), ...labelInitials(label)]
    known.set(label, own)

    return own
  }

  return loaded
}

/** Initials by which labels are found, loaded once something is sought. */
function useLazyInitials() {
  const [initialsOf, setInitials] = useState<InitialsOf>(() => loaded ?? NONE)

  const seek = useCallback(() => {
    if (loaded) setInitials(() => loaded!)
    else
      void loadInitials().then(
        (initials) => setInitials(() => initials),
        () => {},
      )
  }, [])

  return { initialsOf, seek }
}

type SearchOption = { label?: unknown; title?: unknown }

/**
 * How a select with all its options finds them by the words typed: as the server's lists do, also
 * by initials. Without the initials, while they are loaded or if they cannot be, it finds by the
 * text alone.
 */
export function useOptionSearch() {
  const { initialsOf, seek: onSearch } = useLazyInitials()

  const filterOption = useCallback(
    (words: string, option?: SearchOption) =>
      isFoundBy(words, String(option?.label ?? option?.title ?? ''), initialsOf),
    [initialsOf],
  )

  return { onSearch, filterOption }
}

/** The same for a tree. */
export function useTreeSearch() {
  const { onSearch, filterOption } = useOptionSearch()
  return { onSearch, filterTreeNode: filterOption }
}

/** Initials for a list that is filtered by the words of a field next to it (isFoundBy). */
export function useInitials(words: string): InitialsOf {
  const { initialsOf, seek } = useLazyInitials()
  useEffect(() => {
    if (words !== '') seek()
  }, [words, seek])

  return initialsOf
}
