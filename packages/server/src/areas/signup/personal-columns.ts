import { signupErrors } from '@residency/contract/areas/signup/errors'
import type { BasicForm } from '@residency/contract/areas/signup/registration.contract'
import { signupEn } from '@residency/contract/areas/signup/words.en'
import { signupZh } from '@residency/contract/areas/signup/words.zh-CN'
import { dayInChina } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { fail } from '../../platform/http/fail.ts'
import { isRegionCode } from '../settings/settings.public.ts'
import { judgeCard, MIN_AGE } from './registration.rules.ts'

const words = (ctx: SignedCtx) => (ctx.language === 'en' ? signupEn : signupZh)

/** The card as columns, held against birth date and sex; a mask that came back means unchanged. */
export function cardColumns(ctx: SignedCtx, id: number, form: BasicForm): { columns: object; warnings: string[] } {
  if (form.idCard?.includes('*')) return { columns: {}, warnings: [] }
  if (!form.idCard) return { columns: { id_card_sealed: null, id_card_hash: null }, warnings: [] }
  const card = judgeCard(form.idCard, form, dayInChina(ctx.now()), isRegionCode)
  if ('fault' in card) {
    if (card.fault === 'tooYoung') throw fail(signupErrors.tooYoung, { age: MIN_AGE })
    if (card.fault === 'otherBirthDate') throw fail(signupErrors.cardBirthDate, { expected: card.expected })
    if (card.fault === 'otherGender') throw fail(signupErrors.cardGender)
    throw fail(signupErrors.cardWrong, { fault: words(ctx).cardFaults[card.fault] })
  }
  return {
    columns: {
      id_card_sealed: ctx.fields.sealCell({ table: 'registrations', column: 'id_card', row: id }, card.number),
      id_card_hash: ctx.fields.hashOf('idCard', card.number),
    },
    warnings: card.isRegionAbolished ? [words(ctx).warnings.regionAbolished] : [],
  }
}
/** The mobile number as columns; a mask that came back means unchanged. */
export const mobileColumns = (ctx: SignedCtx, id: number, mobile: string | null) =>
  mobile?.includes('*')
    ? {}
    : {
        mobile_sealed: ctx.fields.sealCell({ table: 'registrations', column: 'mobile', row: id }, mobile),
        mobile_hash: mobile && ctx.fields.hashOf('mobile', mobile),
      }
