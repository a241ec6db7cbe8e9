import {
  type PartnerFilters,
  partnerReview,
} from '@residency/contract/areas/signup/partner/partner.contract'
import { PARTNER_REVIEW_ACTIONS } from '@residency/contract/areas/signup/partner/partner.flow'
import { maskNumber } from '@residency/contract/kernel'
import { secondInChina } from '../../../platform/clock.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { relationToPartner, reviewActions } from './partner.policy.ts'
import { findPartnerPage, findPartnersForUpdate } from './partner.queries.ts'
import { partnerNotices } from './partner-notices.seed.ts'

/** Partner units, those that wait first, numbers masked. */
export async function listPartners(ctx: SignedCtx, filters: PartnerFilters) {
  const { rows, total } = await findPartnerPage(ctx.db, filters)

  const list = rows.map((r) => ({
    id: r.id,
    state: r.state,
    unitName: r.name,
    creditCode: r.creditCode,
    contactName: r.contactName,
    mobile: maskNumber(
      ctx.fields.openCell({ table: 'partners', column: 'mobile', row: r.id }, r.mobileSealed),
    ),
    reason: r.reason,
    people: r.people,
    createTime: secondInChina(r.createdAt),
    actions: reviewActions(r, ctx.actor),
    version: r.version,
  }))

  return { list, total }
}

/** The office approves or rejects a unit and notifies it. */
export const partnerPlan = reviewPlan(partnerReview, {
  table: 'partners',
  columns: ['reason'],
  find: (tx, ids) => findPartnersForUpdate(tx.db, ids),
  relationsTo: (tx, partner) => relationToPartner(partner, tx.actor),
  values: (_tx, { reason }) => ({ reason }),

  notify: async (tx, { action, reason }, moved) => {
    const recipients = moved.map((partner) => ({
      userId: partner.userId,
      path: '/sign/cooperation/apply/student',
      values: { name: partner.name, reason: reason ?? '' },
    }))
    await notify(tx, partnerNotices[action], recipients)
  },

  reviewed: { decisions: PARTNER_REVIEW_ACTIONS, page: '/recruit/partner' },
})
