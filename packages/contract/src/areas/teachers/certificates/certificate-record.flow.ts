import { flow } from '../../../kernel/index.ts'
import { certificatePermissions as may } from './access.ts'

/**
 * A teacher hands in a new or renewed certificate; a reviewer has seen it or turns it down with a
 * reason.
 */
export const certificateRecordFlow = flow({
  name: 'certificateRecord',
  states: ['submitted', 'passed', 'rejected', 'withdrawn'],
  initial: 'submitted',
  relations: ['owner', 'reviewer'],
  actions: {
    pass: {
      kind: 'forward',
      from: ['submitted'],
      to: 'passed',
      permission: may.review,
      as: ['reviewer'],
    },
    reject: {
      kind: 'end',
      from: ['submitted'],
      to: 'rejected',
      permission: may.review,
      as: ['reviewer'],
      needs: ['reason'],
    },
    withdraw: {
      kind: 'end',
      from: ['submitted'],
      to: 'withdrawn',
      permission: may.own,
      as: ['owner'],
      ownAllowed: true,
    },
  },
})

export type CertificateRecordState = (typeof certificateRecordFlow.states)[number]
export type CertificateRecordRelation = (typeof certificateRecordFlow.relations)[number]
export const CERTIFICATE_REVIEW_ACTIONS = ['pass', 'reject'] as const
