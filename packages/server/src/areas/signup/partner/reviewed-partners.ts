import { PARTNER_REVIEW_ACTIONS, partnerFlow } from '@residency/contract/areas/signup/partner/partner.flow'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { relationToPartner } from './partner.policy.ts'
import { findPartnersForUpdate } from './partner.queries.ts'

/** Who may decide about a record of this review. */
export const reviewedPartners = reviewedFlow({
  flow: partnerFlow,
  decisions: PARTNER_REVIEW_ACTIONS,
  page: '/recruit/partner',
  find: async (ctx, id) => (await findPartnersForUpdate(ctx.db, [id]))[0],
  relationsTo: (ctx, row) => relationToPartner(row, ctx.actor),
})
