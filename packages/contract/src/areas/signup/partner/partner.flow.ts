import { flow } from '../../../kernel/index.ts'
import { partnerPermissions as may } from './permissions.ts'

/** A partner unit: it applies, the office lets it in or turns it away; who was turned away may correct and apply again. */
export const partnerFlow = flow({
  name: 'partner',
  states: ['applied', 'approved', 'rejected'],
  initial: 'applied',
  relations: ['owner'],
  actions: {
    approve: { from: ['applied', 'rejected'], to: 'approved', permission: may.review },
    reject: { from: ['applied', 'approved'], to: 'rejected', permission: may.review, needs: ['reason'] },
    reapply: { from: ['rejected'], to: 'applied', permission: may.own, as: ['owner'], ownAllowed: true },
  },
})
export type PartnerState = (typeof partnerFlow.states)[number]
export type PartnerAction = keyof typeof partnerFlow.actions
