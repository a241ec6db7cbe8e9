import { flow } from '../../../kernel/flows/flow.ts'
import {
  passSubmitted,
  rejectSubmitted,
  withdrawSubmitted,
} from '../../../kernel/flows/submitted-steps.ts'
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
    pass: passSubmitted(may.review),
    reject: rejectSubmitted(may.review),
    withdraw: withdrawSubmitted(may.own),
  },
})

export type CertificateRecordState = (typeof certificateRecordFlow.states)[number]
export type CertificateRecordRelation = (typeof certificateRecordFlow.relations)[number]
export const CERTIFICATE_REVIEW_ACTIONS = ['pass', 'reject'] as const
