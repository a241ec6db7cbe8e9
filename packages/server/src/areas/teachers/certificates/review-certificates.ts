import type { certificateReview } from '@residency/contract/areas/teachers/certificates/certificate.contract'
import { CERTIFICATE_REVIEW_ACTIONS, certificateRecordFlow } from '@residency/contract/areas/teachers/certificates/certificate-record.flow'
import { certificateErrors } from '@residency/contract/areas/teachers/certificates/errors'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany, type ReadVersions } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { recordActions, relationsToRecord } from './certificate.policy.ts'
import { findRecordsForUpdate, findUsersOfRecords, type RecordRow } from './certificate.queries.ts'
import { keepCertificates, readCertificates, restoreCertificates } from './kept-certificates.ts'
import { takenNumbers } from './taken-numbers.ts'

type CertificateDecision = Decision<(typeof CERTIFICATE_REVIEW_ACTIONS)[number]>
const plan: ReviewPlan<CertificateDecision, { id: number }[]> = {
  flow: certificateRecordFlow,
  table: 'teacher_certificate_records',
  columns: ['reason', 'certificate_id', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const rows = await findRecordsForUpdate(tx.db, visibleTeachers(tx.actor), ids)
    const obstacles = action === 'pass' ? await takenNumbers(tx, ids) : new Map<number, never>()
    const asked = {
      ...{ action, reason, ids, versions, rows, obstacles },
      relationsOf: (record: RecordRow) => relationsToRecord(record, tx.actor),
      nameOf: (record: RecordRow) => record.name,
    }
    const result = await moveMany(tx, certificateRecordFlow, asked, async (state, rows) => {
      const moved = rows.map(({ id }) => id)
      await tx.db
        .updateTable('teacher_certificate_records')
        .set((e) => ({ state, reason, version: e('version', '+', 1), updated_at: tx.now() }))
        .where('id', 'in', moved)
        .execute()
      if (action === 'pass') await keepCertificates(tx, moved)
    })
    const values = (record: { number: string }) => ({ number: record.number, reason: reason ?? '' })
    await notify(
      tx,
      `certificateRecord.${action}`,
      result.moved.map((record) => ({ userId: record.user_id, values: values(record), path: '/teacher/own' })),
    )
    return result
  },
  actionsOn: async (tx, id) => {
    const [record] = await findRecordsForUpdate(tx.db, visibleTeachers(tx.actor), [id])
    return record ? recordActions(record, tx.actor) : []
  },
  otherTables: {
    read: async (tx, ids) => readCertificates(tx, await findUsersOfRecords(tx.db, ids)),
    restore: async (tx, action, ids, before) => (action === 'pass' ? restoreCertificates(tx, ids, before) : undefined),
  },
}
const taken = constraintErrors({ teacher_certificates_number: certificateErrors.certificateNumberTaken })
type On<Which> = CertificateDecision & Which
/** Passes a certificate handed in, or turns it down with a reason. */
export const actOnCertificateRecord = (ctx: SignedCtx, input: On<{ id: number; version?: number }>) =>
  decideOne(ctx, plan, input).catch(taken)
export const actOnCertificateRecords = (ctx: SignedCtx, input: On<{ ids: number[]; versions?: ReadVersions }>) =>
  decideMany(ctx, plan, input).catch(taken)
export const undoCertificateRecords = (ctx: SignedCtx, input: InputOf<typeof certificateReview.undo, 'out'>) =>
  undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedCertificates = reviewedFlow({
  flow: certificateRecordFlow,
  decisions: CERTIFICATE_REVIEW_ACTIONS,
  page: '/teacher/certificate-record',
  find: async (ctx, id) => (await findRecordsForUpdate(ctx.db, visibleTeachers(ctx.actor), [id]))[0],
  relationsTo: (ctx, row) => relationsToRecord(row, ctx.actor),
})
