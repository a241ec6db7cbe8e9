import {
  CERTIFICATE_REVIEW_ACTIONS,
  type CertificateRecordRelation,
  certificateRecordFlow,
} from '@residency/contract/areas/teachers/certificates/certificate-record.flow'
import { allowedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { isTeacherOffice } from '../teachers.policy.ts'

type Facts = { state: string; userId: number; isOwnBase: boolean }

/**
 * The office reviews certificates, and the administrators of the base at which the teacher works.
 */
export const relationsToRecord = (
  record: Facts,
  actor: Reader,
): ReadonlySet<CertificateRecordRelation> =>
  new Set([
    ...(record.userId === actor.userId ? (['owner'] as const) : []),
    ...(record.isOwnBase || isTeacherOffice(actor) ? (['reviewer'] as const) : []),
  ])

export const recordActions = (record: Facts, actor: Reader) => {
  const open: readonly string[] = allowedActions(
    certificateRecordFlow,
    record.state,
    actor,
    relationsToRecord(record, actor),
  )

  return CERTIFICATE_REVIEW_ACTIONS.filter((action) => open.includes(action))
}

export const mayWithdraw = (record: Facts, actor: Reader) =>
  allowedActions(
    certificateRecordFlow,
    record.state,
    actor,
    relationsToRecord(record, actor),
  ).includes('withdraw')
