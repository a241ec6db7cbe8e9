import { NOTICE_DAYS } from '@residency/contract/areas/competence/levels/level.contract'
import { addDays } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findLevelEnds } from '../levels/valid-levels.queries.ts'
import { findNeededItems } from './completion.queries.ts'

export type LackingLevel = {
  itemId: number
  name: string
  neededLevel: number

  /** The level of today; null: none. */
  level: number | null

  /** The last day of a level that is high enough but ends soon; null: it is not high enough. */
  endsOn: string | null
}

/** Items whose level completion asks for, and which a trainee does not have or will not have soon. */
export async function findLackingLevels(
  ctx: SignedCtx,
  traineeId: number,
): Promise<LackingLevel[]> {
  const today = dayInChina(ctx.now())
  const soon = addDays(today, NOTICE_DAYS)

  const [needed, levels] = await Promise.all([
    findNeededItems(ctx.db, [traineeId]),
    findLevelEnds(ctx.db, traineeId, today),
  ])

  const levelOf = new Map(levels.map((row) => [row.itemId, row]))

  return needed.flatMap(({ itemId, name, neededLevel }) => {
    const reached = levelOf.get(itemId)
    const isHighEnough = reached !== undefined && reached.level >= neededLevel
    if (isHighEnough && reached.until > soon) return []

    return [
      {
        itemId,
        name,
        neededLevel,
        level: reached?.level ?? null,
        endsOn: isHighEnough ? reached.until : null,
      },
    ]
  })
}
