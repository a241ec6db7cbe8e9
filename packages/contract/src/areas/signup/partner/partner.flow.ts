import { flow } from '../../../kernel/flows/flow.ts'
import { partnerPermissions as may } from './access.ts'

/**
 * A partner unit applies; the office approves or rejects it; a rejected unit may correct its data
 * and apply again.
 */
export const partnerFlow = flow({
  name: 'partner',
  states: ['applied', 'approved', 'rejected'],
  initial: 'applied',
  relations: ['owner'],
  actions: {
    approve: {
      kind: 'forward',
      from: ['applied', 'rejected'],
      to: 'approved',
      permission: may.review,
    },
    reject: {
      kind: 'end',
      from: ['applied', 'approved'],
      to: 'rejected',
      permission: may.review,
      needs: ['reason'],
    },
    reapply: {
      kind: 'forward',
      from: ['rejected'],
      to: 'applied',
      permission: may.own,
      as: ['owner'],
      ownAllowed: true,
    },
  },
})

export type PartnerState = (typeof partnerFlow.states)[number]

/** Decisions of the office. */
export const PARTNER_REVIEW_ACTIONS = ['approve', 'reject'] as const
export type PartnerAction = keyof typeof partnerFlow.actions
