import { traineeChangePermissions as may } from '@residency/contract/areas/students/changes/access'
import type { TraineeChangeFilters } from '@residency/contract/areas/students/changes/change.contract'
import { holds } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found, notFound } from '../../../platform/http/fail.ts'
import { visibleTrainees } from '../students.policy.ts'
import { valuesOf } from './apply-changes.ts'
import {
  findChange,
  findChangePage,
  findChangesOfTrainee,
  findOwnChange,
  findOwnChanges,
  isTraineeInScope,
} from './change.queries.ts'
import { presentChanges } from './present-changes.ts'

/** Changes in the reader's scope, those that wait first. */
export async function listTraineeChanges(ctx: SignedCtx, filters: TraineeChangeFilters) {
  const { rows, total } = await findChangePage(
    ctx.db,
    visibleTrainees(ctx.actor),
    filters,
    filters,
    { userId: ctx.actor.userId, language: ctx.language },
  )

  return { list: await presentChanges(ctx, rows), total }
}

/** Changes of the own file; of another trainee for readers who see that one. */
export async function listTraineeChangeRecords(
  ctx: SignedCtx,
  { studentId }: { studentId?: number | undefined },
) {
  const own = await findOwnChanges(ctx.db, ctx.actor.userId)
  if (studentId === undefined || own.some(({ traineeId }) => traineeId === studentId))
    return presentChanges(ctx, own)

  const scope = visibleTrainees(ctx.actor)
  if (!holds(ctx.actor, may.list) || !(await isTraineeInScope(ctx.db, scope, studentId)))
    throw notFound()

  return presentChanges(ctx, await findChangesOfTrainee(ctx.db, scope, studentId))
}

async function findVisible(ctx: SignedCtx, id: number) {
  const own = await findOwnChange(ctx.db, ctx.actor.userId, id)
  if (own || !holds(ctx.actor, may.list)) return own

  return findChange(ctx.db, visibleTrainees(ctx.actor), id)
}

/** One change: the own one, or one in the reader's scope. */
export async function getTraineeChange(ctx: SignedCtx, { id }: { id: number }) {
  const [change] = await presentChanges(ctx, [found(await findVisible(ctx, id))])
  return change!
}

/** The papers of a change are read by the readers of the change. */
export const mayReadTraineeChange = async (ctx: SignedCtx, id: number): Promise<boolean> =>
  (await findVisible(ctx, id)) !== undefined

/**
 * The whole value that a change asks for, to be compared with its papers; that it was read is
 * written down.
 */
export async function getTraineeChangeWithPersonalData(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findChange(ctx.db, visibleTrainees(ctx.actor), id))
  const { after } = valuesOf(ctx, row)
  const only = (field: string) => (row.field === field ? after : null)

  return {
    id,
    idCard: only('idCard'),
    mobile: only('mobile'),
    contactMobile: only('contactMobile'),
    address: only('address'),
  }
}
