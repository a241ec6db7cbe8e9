import type { PartnerFilters } from '@residency/contract/areas/signup/partner/partner.contract'
import { partnerFlow } from '@residency/contract/areas/signup/partner/partner.flow'
import { maskNumber } from '@residency/contract/kernel'
import { secondInChina } from '../../../platform/clock.ts'
import { checkVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { partnerActions, relationToPartner } from './partner.policy.ts'
import { findPartnerForUpdate, findPartnerPage } from './partner.queries.ts'

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
    actions: partnerActions(r, ctx.actor).filter((action) => action !== 'reapply'),
    version: r.version,
  }))
  return { list, total }
}

type Act = { id: number; action: 'approve' | 'reject'; reason: string | null; version: number }
/** Lets a unit in or turns it away, and tells it. */
export async function actOnPartner(ctx: SignedCtx, input: Act) {
  return inTransaction(ctx, async (tx) => {
    const partner = checkVersion(await findPartnerForUpdate(tx.db, input.id), input.version)
    const record = { id: partner.id, state: partner.state, relations: relationToPartner(partner, ctx.actor) }
    const state = await advance(tx, partnerFlow, input.action, record, input, (to) =>
      updateRow(tx, 'partners', partner, { state: to, reason: input.reason }),
    )
    const values = { name: partner.name, reason: input.reason ?? '' }
    await notify(tx, `partner.${input.action}`, [{ userId: partner.user_id, values, path: '/sign/cooperation/apply/student' }])
    return { id: partner.id, state }
  })
}
