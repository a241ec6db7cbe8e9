import { departureErrors as errors } from '@residency/contract/areas/students/departure/access'
import { joinItems } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { type ClearanceRow, findClearances } from './clearance.queries.ts'
import { visibleDepartures } from './departure.policy.ts'
import type { DepartureRow } from './departure.queries.ts'
import { itemWithOwner } from './departure-labels.ts'

/** Who has completed leaves after it, everybody else without. */
export function kindObstacle(kind: string, training: string) {
  if (kind === 'completion') return training === 'finished' ? null : errors.departureNotCompleted
  return training === 'finished' ? errors.departureCompleted : null
}

/**
 * Reasons why a departure cannot be decided now: items that are not signed off, a completion taken
 * back or confirmed since, a day to come.
 */
export function obstacleTo(
  ctx: SignedCtx,
  departure: DepartureRow,
  items: readonly ClearanceRow[],
): Obstacle | null {
  const open = items.filter(({ outcome }) => outcome !== 'signed')
  const names = joinItems(
    ctx.language,
    open.map((item) => itemWithOwner(ctx, item, departure)),
  )

  if (open.length > 0) return { def: errors.departureItemsOpen, data: { items: names } }

  const def = kindObstacle(departure.kind, departure.training)
  if (def) return { def, data: {} }

  const isAhead = departure.state === 'basePassed' && departure.leavesOn > dayInChina(ctx.now())

  return isAhead ? { def: errors.departureAhead, data: { day: departure.leavesOn } } : null
}

/** The same of many, by departure. */
export async function obstaclesTo(
  tx: SignedCtx,
  rows: readonly DepartureRow[],
): Promise<Map<number, Obstacle>> {
  const ids = rows.map(({ id }) => id)

  const items = grouped(
    await findClearances(tx.db, visibleDepartures(tx.actor), ids),
    (item) => item.departureId,
  )

  return new Map(
    rows.flatMap((row) => {
      const obstacle = obstacleTo(tx, row, items.get(row.id) ?? [])
      return obstacle ? [[row.id, obstacle] as const] : []
    }),
  )
}
