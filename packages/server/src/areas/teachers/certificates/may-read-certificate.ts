import { certificatePermissions as may } from '@residency/contract/areas/teachers/certificates/access'
import { holds } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { findRecord, isOwnRecord } from './certificate.queries.ts'

/** The scans of a certificate are read by its owner and by those in whose scope it is. */
export async function mayReadCertificate(ctx: SignedCtx, id: number): Promise<boolean> {
  if (await isOwnRecord(ctx.db, ctx.actor.userId, id)) return true
  return (
    holds(ctx.actor, may.list) &&
    (await findRecord(ctx.db, visibleTeachers(ctx.actor), id)) !== undefined
  )
}
