import type { ChangeFact } from '@residency/contract/areas/teachers/changes/change.contract'

export type Side = ChangeFact
type Facts = Readonly<Record<Side, string | null>>

/**
 * The facts that the form holds differently from what is stored; an emptied field is a cleared one.
 */
export const sideBySide = (
  facts: Facts,
  typed: Partial<Record<Side, string | null | undefined>>,
): ReadonlySet<Side> =>
  new Set(
    (Object.keys(facts) as Side[]).filter(
      (key) => key in typed && (typed[key] || null) !== facts[key],
    ),
  )
