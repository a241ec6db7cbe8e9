import { qualificationPermissions as may } from '@residency/contract/areas/teachers/qualification/access'
import { holds } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { findOwnById, findQualification } from './qualification.queries.ts'

/** The papers of an application are read by its applicant and by those in whose scope it is. */
export async function mayReadQualification(ctx: SignedCtx, id: number): Promise<boolean> {
  if (await findOwnById(ctx.db, ctx.actor.userId, id)) return true
  return (
    holds(ctx.actor, may.list) &&
    (await findQualification(ctx.db, visibleTeachers(ctx.actor), id)) !== undefined
  )
}
