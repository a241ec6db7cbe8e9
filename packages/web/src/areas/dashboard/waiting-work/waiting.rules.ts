import type { listWaitingForMe } from '@residency/contract/areas/dashboard/waiting-work/waiting.contract'
import type { AnswerOf, WaitingPlace } from '@residency/contract/kernel'

export type Waiting = AnswerOf<typeof listWaitingForMe>[number]

const FIRST = 8

/** The rows that are shown before somebody asks for all: every one that is due, and eight at least. */
export function firstRows<R extends Pick<Waiting, 'urgency'>>(rows: readonly R[]): readonly R[] {
  const due = rows.filter(({ urgency }) => urgency !== 'open').length
  return rows.slice(0, Math.max(FIRST, due))
}

/** The address of the page that handles it; null for readers without such a page. */
export function pathOf(
  { subject }: Pick<Waiting, 'subject'>,
  { view, query, subjectParam }: WaitingPlace,
  pages: readonly { view: string; path: string }[],
): string | null {
  const page = pages.find((one) => one.view === view)
  if (!page) return null

  const search = new URLSearchParams({
    ...query,
    ...(subject && subjectParam ? { [subjectParam]: String(subject.id) } : {}),
  }).toString()

  return search ? `${page.path}?${search}` : page.path
}
