import { blockErrors as errors } from '@residency/contract/areas/rotations/blocks/access'
import { UNASSESSED } from '@residency/contract/areas/rotations/blocks/block.flow'
import { kernelErrors, reviewErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isLeaderOf, relationsToBlock } from '../blocks/block.policy.ts'
import type { BlockRow } from '../blocks/block.queries.ts'
import { judgeSupervisors } from './judge-supervisors.ts'

/** Supervisors asked for, by stay. */
export type AssignmentInput = ReadonlyMap<number, number>

/**
 * Reasons, per stay, why these supervisors cannot be assigned: to replace a supervisor, a reason is
 * needed.
 */
export async function judgeAssignments(
  tx: SignedCtx,
  rows: readonly BlockRow[],
  input: AssignmentInput,
  reason: string | null,
) {
  const today = dayInChina(tx.now())

  const obstacleOf = (b: BlockRow): Obstacle | null => {
    if (!isLeaderOf(tx.actor, relationsToBlock(b, tx.actor, { today, shortfalls: [] })))
      return { def: reviewErrors.notYoursNow }
    if (!UNASSESSED.includes(b.state)) return { def: errors.supervisorFixed }
    if (b.supervisorId === input.get(b.id)) return { def: errors.supervisorSame }

    return b.supervisorId !== null && !reason ? { def: kernelErrors.reasonNeeded } : null
  }

  const obstacles = new Map<number, Obstacle>()

  for (const row of rows) {
    const obstacle = obstacleOf(row)
    if (obstacle) obstacles.set(row.id, obstacle)
  }

  const free = rows.filter(({ id }) => !obstacles.has(id))

  for (const [id, { def, data }] of await judgeSupervisors(tx, free, input))
    obstacles.set(id, { def: { ...def, field: 'supervisorId' }, ...(data ? { data } : {}) })

  return obstacles
}
