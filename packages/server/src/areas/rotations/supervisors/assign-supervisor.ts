import { blockErrors as errors } from '@residency/contract/areas/rotations/blocks/access'
import { blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import type {
  assignSupervisor as assignCall,
  assignSupervisors as assignManyCall,
} from '@residency/contract/areas/rotations/blocks/supervisor.contract'
import { type BulkAnswer, type InputOf, kernelErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { bulkAnswerOf } from '../../../platform/flow/move-many.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { visibleBlocks } from '../blocks/block.policy.ts'
import { type BlockRow, findBlocksForUpdate } from '../blocks/block.queries.ts'
import { type AssignmentInput, judgeAssignments } from './judge-assignments.ts'
import { notifyOfSupervisors } from './notify-of-supervisors.ts'

async function giveSupervisors(
  tx: SignedCtx,
  rows: readonly BlockRow[],
  input: AssignmentInput,
  reason: string | null,
) {
  if (rows.length === 0) return

  const values = rows.map(({ id }) => ({ id, supervisor: input.get(id) }))

  await sql`update rotation_blocks b
      set supervisor_id = w.supervisor, version = b.version + 1, updated_at = ${tx.now()}
    from ${rowsOf(values, { id: 'bigint', supervisor: 'bigint' })} w where b.id = w.id`.execute(
    tx.db,
  )

  await tx.audit.all(
    rows.map((b) => ({
      action: 'rotations.block.supervisor',
      entity: 'rotationBlock',
      entityId: b.id,
      detail: {
        before: b.supervisorId,
        after: input.get(b.id),
        ...(b.supervisorId === null ? {} : { reason }),
      },
    })),
  )

  await notifyOfSupervisors(tx, rows, reason)
}

const full = constraintErrors({
  rotation_blocks_supervisor_ratio: { ...errors.supervisorFullMeanwhile, field: 'supervisorId' },
})

/** Gives a stay its supervisor, or another one, within the ratio of its department. */
export const assignSupervisor = (
  ctx: SignedCtx,
  { id, supervisorId, version, reason }: InputOf<typeof assignCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const [row] = await findBlocksForUpdate(tx.db, visibleBlocks(tx.actor), [id])
    const b = mustMatchVersion(row, version)
    const wanted = new Map([[id, supervisorId]])
    const obstacle = (await judgeAssignments(tx, [b], wanted, reason)).get(id)
    if (obstacle) throw fail(obstacle.def, obstacle.data)

    await giveSupervisors(tx, [b], wanted, reason)

    return { version: b.version + 1 }
  }).catch(full)

/**
 * Gives several stays their supervisors; a stay that cannot have the requested one is left as it is,
 * with the reason.
 */
export const assignSupervisors = (
  ctx: SignedCtx,
  { assignments, reason }: InputOf<typeof assignManyCall, 'out'>,
): Promise<BulkAnswer> =>
  inTransaction(ctx, async (tx) => {
    const assignmentOf = new Map(assignments.map((assignment) => [assignment.id, assignment]))
    if (assignmentOf.size < assignments.length) throw fail(errors.supervisorTwice)

    const rows = await findBlocksForUpdate(tx.db, visibleBlocks(tx.actor), [...assignmentOf.keys()])
    const wanted = new Map(assignments.map(({ id, supervisorId }) => [id, supervisorId]))
    const current = rows.filter((b) => b.version === assignmentOf.get(b.id)!.version)
    const obstacles = await judgeAssignments(tx, current, wanted, reason)

    for (const row of rows)
      if (!current.includes(row)) obstacles.set(row.id, { def: kernelErrors.changedMeanwhile })

    const assignableBlocks = current.filter(({ id }) => !obstacles.has(id))

    await giveSupervisors(tx, assignableBlocks, wanted, reason)

    const left = rows
      .filter(({ id }) => obstacles.has(id))
      .map((b) => ({
        id: b.id,
        name: b.realName,
        state: b.state,
        isOfThisState: true,
        why: 'obstacle' as const,
        obstacle: obstacles.get(b.id)!,
      }))

    const moved = assignableBlocks.map((b) => ({ id: b.id, name: b.realName }))
    const missing = [...assignmentOf.keys()].filter((id) => !rows.some((b) => b.id === id))

    return { ...bulkAnswerOf(tx, blockFlow, { moved, left, missing }), undo: null }
  }).catch(full)
