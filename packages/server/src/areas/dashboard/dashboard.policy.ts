import { URGENCIES, type WaitingKinds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../platform/area.ts'

/** The counts of one area, with the kinds it declares. */
export type CountedArea = { area: string; kinds: WaitingKinds; counts: readonly WaitingCount[] }

/**
 * The home page shows what the areas' own policies let the reader do; kinds that count none are
 * left out. The most urgent come first, then own matters, then the order in which areas and their
 * kinds are declared.
 */
export function waitingWorkFor(areas: readonly CountedArea[]) {
  const all = areas.flatMap(({ area, kinds, counts }) => {
    const order = Object.keys(kinds)
    return counts
      .filter(({ count }) => count > 0)
      .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
      .map(({ kind, count, subject = null }) => ({
        isOwn: kinds[kind]?.isOwn === true,
        row: { area, kind, count, subject, urgency: kinds[kind]?.urgency ?? 'open' },
      }))
  })

  const placeOf = ({ row, isOwn }: (typeof all)[number]) =>
    URGENCIES.indexOf(row.urgency) * 2 + (isOwn ? 0 : 1)

  return all.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ row }) => row)
}
