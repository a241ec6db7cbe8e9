import { dayInChina } from '../../../platform/clock.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { obstacleOf } from './effect.ts'
import type { SituationRow } from './situation.queries.ts'
import { judgeSituation, type Outcome } from './situation.rules.ts'
import { askedOf, findCohortSnapshots } from './trainee-snapshot.queries.ts'

/**
 * The effects of these situations today, or the reasons against them; of one trainee's each is
 * judged after those before it.
 */
export async function judgeAll(tx: SignedCtx, rows: readonly SituationRow[]) {
  const outcomes = new Map<number, Outcome>()
  const obstacles = new Map<number, Obstacle>()
  if (rows.length === 0) return { outcomes, obstacles }

  const snapshots = await findCohortSnapshots(
    tx.db,
    rows.map((row) => row.traineeId),
  )

  for (const row of rows) {
    const snapshot = snapshots.get(row.traineeId)!
    const judged = judgeSituation(askedOf(row), snapshot, dayInChina(tx.now()))

    if ('refusal' in judged) obstacles.set(row.id, obstacleOf(judged))
    else {
      outcomes.set(row.id, judged)
      const { training } = snapshot

      snapshots.set(row.traineeId, {
        ...snapshot,
        training: { ...training, extensionDays: training.extensionDays + judged.days },
      })
    }
  }

  return { outcomes, obstacles }
}
