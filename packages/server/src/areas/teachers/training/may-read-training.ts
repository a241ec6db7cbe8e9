import { trainingPermissions as may } from '@residency/contract/areas/teachers/training/access'
import { holds } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { findTrainingBase } from '../training-bases/training-base.queries.ts'
import { findClass } from './class.queries.ts'
import { findPlace } from './own-class.queries.ts'

/** Papers of an application are read by the office and the administrators of the base. */
export const mayReadTrainingBase = async (ctx: SignedCtx, id: number): Promise<boolean> =>
  holds(ctx.actor, may.organise) &&
  (await findTrainingBase(ctx.db, visibleTeachers(ctx.actor), id)) !== undefined

/** Materials of a class are read by its participants and its organisers. */
export async function mayReadClass(ctx: SignedCtx, id: number): Promise<boolean> {
  if (await findPlace(ctx.db, id, ctx.actor.userId)) return true
  return (
    holds(ctx.actor, may.organise) &&
    (await findClass(ctx.db, visibleTeachers(ctx.actor), id)) !== undefined
  )
}
