import { certificateErrors } from '@residency/contract/areas/teachers/certificates/access'
import { certificateReview } from '@residency/contract/areas/teachers/certificates/certificate.contract'
import { CERTIFICATE_REVIEW_ACTIONS } from '@residency/contract/areas/teachers/certificates/certificate-record.flow'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { idsOf } from '../../../platform/grouped.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { relationsToRecord } from './certificate.policy.ts'
import { findRecordsForUpdate, findUsersOfRecords, type RecordRow } from './certificate.queries.ts'
import { certificateNotices } from './certificate-notices.seed.ts'
import { readCertificates, restoreCertificates, storeCertificates } from './store-certificates.ts'
import { takenNumbers } from './taken-numbers.ts'

/** The base or the office passes a certificate handed in, or turns it down with a reason. */
export const certificatePlan = reviewPlan(certificateReview, {
  table: 'teacherCertificateRecords',
  columns: ['reason', 'certificateId'],
  find: (tx, ids) => findRecordsForUpdate(tx.db, visibleTeachers(tx.actor), ids),
  relationsTo: (tx, record) => relationsToRecord(record, tx.actor),

  obstacles: async (tx, { action }, records) =>
    action === 'pass' ? takenNumbers(tx, idsOf(records)) : new Map<number, never>(),
  values: (_tx, { reason }) => ({ reason }),
  follow: async (tx, { action }, records) => {
    if (action === 'pass') await storeCertificates(tx, idsOf(records))
  },
  notify: (tx, { action, reason }, moved) =>
    notify(tx, certificateNotices[action], moved.map(noticeOf(reason))),

  otherTables: {
    read: async (tx, ids) => readCertificates(tx, await findUsersOfRecords(tx.db, ids)),
    restore: async (tx, action, ids, before) =>
      action === 'pass' ? restoreCertificates(tx, ids, before) : undefined,
  },
  explain: constraintErrors({
    teacher_certificates_number: certificateErrors.certificateNumberTaken,
  }),
  reviewed: { decisions: CERTIFICATE_REVIEW_ACTIONS, page: '/teacher/certificate-record' },
})

const noticeOf = (reason: string | null) => (record: RecordRow) => ({
  userId: record.userId,
  path: '/teacher/own',
  values: { number: record.number, reason: reason ?? '' },
})
