import type { assignSupervisor as assignCall, Candidate } from '@residency/contract/areas/rotations/blocks/block.contract'
import { blockErrors as errors } from '@residency/contract/areas/rotations/blocks/errors'
import type { InputOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { checkVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findTeachersForDepartments } from '../../teachers/teachers.public.ts'
import { mayAssign, relationsToBlock, visibleBlocks } from './block.policy.ts'
import { type BlockRow, findBlock, findBlocksForUpdate } from './block.queries.ts'
import { judgeSupervisors } from './judge-supervisors.ts'
import { notifyOfSupervisor } from './notify-of-step.ts'
import { findHeld } from './supervisor.queries.ts'
import { busiestDay, mostAtATime } from './supervisor.rules.ts'

const isAssignable = (ctx: SignedCtx, b: BlockRow) =>
  mayAssign(b, ctx.actor, relationsToBlock(b, ctx.actor, { today: dayInChina(ctx.now()), shortfalls: [] }))

/** Teachers who may supervise a stay, those with places first. */
export async function listCandidates(ctx: SignedCtx, { id }: { id: number }): Promise<Candidate[]> {
  const b = found(await findBlock(ctx.db, visibleBlocks(ctx.actor), id))
  const teachers = await findTeachersForDepartments(ctx.db, [b.department_id], dayInChina(ctx.now()))
  const ids = teachers.map((one) => one.user_id)
  const held = (await findHeld(ctx.db, ids, b.starts_on, b.ends_on)).filter((one) => one.id !== id)
  const most = mostAtATime(b.ratio)
  const candidates = teachers
    .filter((one) => one.user_id !== b.user_id)
    .map((one) => {
      const own = held.filter(({ supervisorId }) => supervisorId === one.user_id)
      return { value: one.user_id, label: one.name, level: one.level, busiest: busiestDay(own, b.starts_on, b.ends_on).count, most }
    })
  return candidates.sort((a, b) => Number(a.busiest >= a.most) - Number(b.busiest >= b.most) || a.busiest - b.busiest)
}

/** Gives a stay its supervisor, or another one, within the ratio of its department. */
export const assignSupervisor = (ctx: SignedCtx, { id, supervisorId, version }: InputOf<typeof assignCall, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const [row] = await findBlocksForUpdate(tx.db, visibleBlocks(tx.actor), [id])
    const b = checkVersion(row, version)
    if (!isAssignable(tx, b)) throw fail(errors.supervisorFixed)
    const obstacle = (await judgeSupervisors(tx, [b], new Map([[id, supervisorId]]))).get(id)
    if (obstacle) throw fail({ ...obstacle.def, field: 'supervisorId' }, obstacle.data)
    const next = await updateRow(tx, 'rotation_blocks', b, { supervisor_id: supervisorId })
    const detail = { before: b.supervisor_id, after: supervisorId }
    await tx.audit({ action: 'rotations.block.supervisor', entity: 'rotationBlock', entityId: id, detail })
    await notifyOfSupervisor(tx, b, supervisorId)
    return { version: next }
  }).catch(constraintErrors({ rotation_blocks_supervisor_ratio: { ...errors.supervisorFullMeanwhile, field: 'supervisorId' } }))
