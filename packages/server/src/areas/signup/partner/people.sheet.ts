import { partnerErrors } from '@residency/contract/areas/signup/partner/errors'
import type { PeopleFilters } from '@residency/contract/areas/signup/partner/partner.contract'
import { signupEn } from '@residency/contract/areas/signup/words.en'
import { signupZh } from '@residency/contract/areas/signup/words.zh-CN'
import { errorSentence, maskNumber, mobileNumber } from '@residency/contract/kernel'
import { z } from 'zod'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { SheetPlan } from '../../../platform/sheets/sheet-plan.ts'
import { findOffersOf } from '../../recruitment/intakes/intakes.public.ts'
import { numbersOf } from '../registration-standing.ts'
import { judgePeople } from './judge-people.ts'
import { countPeople, findPartnerOf, findPeople, findSchoolIds } from './partner.queries.ts'
import { approvedPartner, signUpPeople } from './sign-up-people.ts'

type Column = 'realName' | 'idCard' | 'mobile' | 'school' | 'offer' | 'state'
type Filters = Omit<PeopleFilters, 'pageNum' | 'pageSize'>
const row = z.object({
  realName: cell.text(64),
  idCard: cell.text(30),
  mobile: cell.like(mobileNumber),
  school: cell.optionalText(100),
  offer: cell.optionalText(200),
})
type Item = z.output<typeof row>
const nameOf = (offer: { major: string; unit: string }) => `${offer.major} · ${offer.unit}`
const AT_ONCE = 500

/** People of a partner unit, in and out: every row is judged like a person added by hand. */
export const peopleSheet: SheetPlan<Column, Item, Filters> = {
  sheet: 'signup.people',
  mostRows: 2000,
  columns: [
    { key: 'realName', required: true, width: 14 },
    { key: 'idCard', required: true, width: 24 },
    { key: 'mobile', required: true, width: 16 },
    { key: 'school', width: 28 },
    { key: 'offer', width: 36 },
    { key: 'state', width: 16, onlyOut: true },
  ],
  row,
  async judge(ctx, rows) {
    const { intake } = await approvedPartner(ctx)
    const offers = new Set((await findOffersOf(ctx.db, intake.id)).map(nameOf))
    const say = (def: Parameters<typeof errorSentence>[2], data?: Record<string, string>) =>
      errorSentence(ctx.words, ctx.language, def, data)
    const words = ctx.language === 'en' ? signupEn : signupZh
    const faults = await judgePeople(
      ctx,
      intake.id,
      rows.map(({ item }) => item),
    )
    return [
      ...faults.map(({ at, field, def, data }) => {
        const fault = data?.fault && words.cardFaults[data.fault as keyof typeof words.cardFaults]
        return { row: rows[at]!.row, column: field, message: say(def, fault ? { fault } : data) }
      }),
      ...rows
        .filter(({ item }) => item.offer !== null && !offers.has(item.offer))
        .map((one) => ({ row: one.row, column: 'offer' as const, message: say(partnerErrors.offerNameUnknown) })),
      ...twice(ctx, 'signup.people', rows, 'idCard', (item) => item.idCard),
      ...twice(ctx, 'signup.people', rows, 'mobile', (item) => item.mobile),
    ]
  },
  async write(tx, rows, told) {
    const { intake } = await approvedPartner(tx)
    const offers = new Map((await findOffersOf(tx.db, intake.id)).map((offer) => [nameOf(offer), offer.id]))
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const some = rows.slice(from, from + AT_ONCE).map(({ item }) => item)
      const schools = await findSchoolIds(
        tx.db,
        some.flatMap((item) => item.school ?? []),
      )
      const ids = await signUpPeople(
        tx,
        some.map((item) => ({
          ...item,
          schoolId: schools.get(item.school ?? '') ?? null,
          schoolOther: schools.has(item.school ?? '') ? null : item.school,
          offerId: offers.get(item.offer ?? '') ?? null,
        })),
      )
      await tx.audit({ action: 'signup.partner.import', entity: 'registration', detail: { ids } })
      await told(from + some.length)
    }
  },
  count: async (ctx, filters) => countPeople(ctx.db, await partnerIdOf(ctx), filters, ctx.fields),
  async *rows(ctx, filters) {
    const partnerId = await partnerIdOf(ctx)
    const { states } = ctx.language === 'en' ? signupEn : signupZh
    for (let offset = 0; ; offset += AT_ONCE) {
      const some = await findPeople(ctx.db, partnerId, filters, ctx.fields, { limit: AT_ONCE, offset })
      for (const r of some) {
        const { idCard, mobile } = numbersOf(ctx, r)
        yield {
          realName: r.real_name,
          idCard: maskNumber(idCard),
          mobile: maskNumber(mobile),
          school: r.school ?? r.school_other,
          offer: r.first_choice,
          state: states[r.state as keyof typeof states],
        }
      }
      if (some.length < AT_ONCE) return
    }
  },
}
const partnerIdOf = async (ctx: SignedCtx) => found(await findPartnerOf(ctx.db, ctx.actor.userId)).id
