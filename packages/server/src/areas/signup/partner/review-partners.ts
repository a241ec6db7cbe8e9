import type { PartnerFilters, partnerReview } from '@residency/contract/areas/signup/partner/partner.contract'
import { type PARTNER_REVIEW_ACTIONS, partnerFlow } from '@residency/contract/areas/signup/partner/partner.flow'
import { type Decision, type InputOf, maskNumber } from '@residency/contract/kernel'
import { secondInChina } from '../../../platform/clock.ts'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { relationToPartner, reviewActions } from './partner.policy.ts'
import { findPartnerPage, findPartnersForUpdate } from './partner.queries.ts'

/** Partner units, those that wait first, numbers masked. */
export async function listPartners(ctx: SignedCtx, filters: PartnerFilters) {
  const { rows, total } = await findPartnerPage(ctx.db, filters)
  const list = rows.map((r) => ({
    id: r.id,
    state: r.state as never,
    unitName: r.name,
    creditCode: r.credit_code,
    contactName: r.contact_name,
    mobile: maskNumber(ctx.fields.openCell({ table: 'partners', column: 'mobile', row: r.id }, r.mobile_sealed)),
    reason: r.reason,
    people: r.people,
    createTime: secondInChina(r.created_at),
    actions: reviewActions(r, ctx.actor),
    version: r.version,
  }))
  return { list, total }
}

type Partner = Awaited<ReturnType<typeof findPartnersForUpdate>>[number]
type PartnerDecision = Decision<(typeof PARTNER_REVIEW_ACTIONS)[number]>
const plan: ReviewPlan<PartnerDecision> = {
  flow: partnerFlow,
  table: 'partners',
  columns: ['reason', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const asked = {
      ...{ action, reason, ids, versions },
      rows: await findPartnersForUpdate(tx.db, ids),
      relationsOf: (partner: Partner) => relationToPartner(partner, tx.actor),
      nameOf: (partner: Partner) => partner.name,
    }
    const result = await moveMany(tx, partnerFlow, asked, (state, rows) =>
      tx.db
        .updateTable('partners')
        .set((e) => ({ state, reason, version: e('version', '+', 1), updated_at: tx.now() }))
        .where(
          'id',
          'in',
          rows.map((partner) => partner.id),
        )
        .execute(),
    )
    const noticeOf = (partner: { user_id: number; name: string }) => {
      const values = { name: partner.name, reason: reason ?? '' }
      return { userId: partner.user_id, values, path: '/sign/cooperation/apply/student' }
    }
    await notify(tx, `partner.${action}`, result.moved.map(noticeOf))
    return result
  },
  actionsOn: async (tx, id) => {
    const [partner] = await findPartnersForUpdate(tx.db, [id])
    return reviewActions(partner!, tx.actor)
  },
}
/** Approves or rejects a unit and notifies it. */
export const actOnPartner = (ctx: SignedCtx, input: InputOf<typeof partnerReview.act, 'out'>) => decideOne(ctx, plan, input)
export const actOnPartners = (ctx: SignedCtx, input: InputOf<typeof partnerReview.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoPartners = (ctx: SignedCtx, input: InputOf<typeof partnerReview.undo, 'out'>) => undoDecision(ctx, plan, input)
