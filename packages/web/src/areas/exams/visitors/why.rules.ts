import type { TrainPhase } from '@residency/contract/areas/exams/induction/train.contract'

const WHYS = ['unknown', 'ahead', 'over', 'off', 'none'] as const
export type Why = (typeof WHYS)[number]

/** The page that says why an invitation opens nothing, with the instant that matters. */
export function whyPath(why: Why | TrainPhase, at: string | null = null) {
  const search = new URLSearchParams({
    why,
    ...(at && (why === 'ahead' || why === 'over') ? { at } : {}),
  })

  return `/employment/error?${search}`
}

/** What an address says; anything else asks for the invitation. */
export function whyOf(search: URLSearchParams): { why: Why; at: string | null } {
  const why = WHYS.find((one) => one === search.get('why')) ?? 'none'
  const at = search.get('at')
  return { why, at: at !== null && !Number.isNaN(Date.parse(at)) ? at : null }
}
