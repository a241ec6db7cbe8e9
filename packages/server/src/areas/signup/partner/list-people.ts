import type { PeopleFilters } from '@residency/contract/areas/signup/partner/partner.contract'
import { labelIn, maskNumber } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { numbersOf } from '../registration/registration-view.ts'
import { isEditable } from '../signup.policy.ts'
import { countPeople, findPartnerOf, findPeople } from './partner.queries.ts'

/** People the actor's unit has registered, numbers masked. */
export async function listPeople(ctx: SignedCtx, filters: PeopleFilters) {
  const partner = found(await findPartnerOf(ctx.db, ctx.actor.userId))

  const [rows, total] = await Promise.all([
    findPeople(ctx.db, partner.id, filters, ctx.fields, {
      page: filters,
      language: ctx.language,
    }),
    countPeople(ctx.db, partner.id, filters, ctx.fields),
  ])

  const list = rows.map((r) => {
    const { idCard, mobile } = numbersOf(ctx, r)
    return {
      id: r.id,
      state: r.state,
      realName: r.realName,
      mobile: maskNumber(mobile),
      idCard: maskNumber(idCard),
      intakeName: labelIn(ctx.language, r.intake, r.intakeEn),
      firstChoice: r.firstChoice && labelIn(ctx.language, r.firstChoice, r.firstChoiceEn),
      returnReason: r.returnReason,
      submittedAt: r.submittedAt && minuteInChina(r.submittedAt),
      isOpen: isEditable(r.state),
    }
  })

  return { list, total }
}
