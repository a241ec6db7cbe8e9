/** How many pages are offered on each side of the current one. */
const PAGES_ON_EACH_SIDE = 2
export type PageStep = number | 'back' | 'on'

type PageOfList = { pageNum: number; pageSize: number }

/**
 * What a PageBar is given by a list that holds its page in a state: another size begins at the
 * first page.
 */
export const pageTurns = (
  page: PageOfList,
  total: number,
  setPage: (page: PageOfList) => void,
) => ({
  current: page.pageNum,
  size: page.pageSize,
  total,
  onPage: (pageNum: number) => setPage({ ...page, pageNum }),
  onSize: (pageSize: number) => setPage({ pageNum: 1, pageSize }),
})

/**
 * The page links: all if there are few; else the first, those around the current page, the last,
 * and jumps between.
 */
export function stepsOf(current: number, count: number): PageStep[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i)
  if (count <= 3 + 2 * PAGES_ON_EACH_SIDE) return range(1, Math.max(1, count))

  const from = Math.max(1, Math.min(current - PAGES_ON_EACH_SIDE, count - 2 * PAGES_ON_EACH_SIDE))
  const to = Math.min(count, Math.max(current + PAGES_ON_EACH_SIDE, 1 + 2 * PAGES_ON_EACH_SIDE))

  return [
    ...(from > 1 ? [1] : []),
    ...(from > 2 ? ['back' as const] : []),
    ...range(from, to),
    ...(to < count - 1 ? ['on' as const] : []),
    ...(to < count ? [count] : []),
  ]
}

/** The page a jump leads to. */
export const leapOf = (step: 'back' | 'on', current: number, count: number) =>
  step === 'back' ? Math.max(1, current - 5) : Math.min(count, current + 5)
