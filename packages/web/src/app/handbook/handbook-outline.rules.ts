import {
  type BookRole,
  FIXED_FOR_ALL,
  FIXED_OF_ROLE,
  NOT_IN_BOOKS,
  OUTLINES,
  type PartKey,
} from './handbook-outline.ts'

export type Part<Page> = { key: PartKey; pages: readonly Page[] }

/** Whether a page that is in no menu belongs to the handbook of a role. */
export const isFixedPageOf = (role: BookRole, view: string) =>
  FIXED_FOR_ALL.has(view) || FIXED_OF_ROLE[role]?.includes(view) === true

/**
 * The pages of a role by the parts of its handbook. A page is in the first part that names it by
 * its view key, or else in the first one that takes all pages below a beginning of it. Pages that
 * no part names are the last part.
 */
export function partsOf<Page extends { view: string }>(
  role: BookRole,
  pages: readonly Page[],
): Part<Page>[] {
  const plans = OUTLINES[role]
  const named = new Set(plans.flatMap(({ views }) => views))
  const taken = new Set(NOT_IN_BOOKS)

  const take = (view: string): Page[] => {
    const found = pages.filter(
      (page) =>
        !taken.has(page.view) &&
        (page.view === view ||
          (view.endsWith('/') && page.view.startsWith(view) && !named.has(page.view))),
    )

    const once = found.filter(
      (page, at) => found.findIndex((other) => other.view === page.view) === at,
    )
    for (const page of once) taken.add(page.view)

    return once
  }

  const parts = plans.map(({ key, views }): Part<Page> => ({ key, pages: views.flatMap(take) }))
  const others = pages.filter(
    (page, at) =>
      !taken.has(page.view) && pages.findIndex((other) => other.view === page.view) === at,
  )

  return joinOthers(parts, others).filter((part) => part.pages.length > 0)
}

/** Adds the pages that no part names to the part for such pages. */
function joinOthers<Page>(parts: readonly Part<Page>[], others: readonly Page[]): Part<Page>[] {
  const last = parts.find(({ key }) => key === 'other')

  return [
    ...parts.filter((part) => part !== last),
    { key: 'other', pages: [...(last?.pages ?? []), ...others] },
  ]
}
