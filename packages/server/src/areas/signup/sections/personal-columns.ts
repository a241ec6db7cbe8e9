import { signupErrors } from '@residency/contract/areas/signup/access'
import type { BasicForm } from '@residency/contract/areas/signup/sections/section.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { judgedKind } from '@residency/contract/kernel/identity-document'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isRegionCode } from '../../settings/settings.public.ts'
import { judgeCard, MIN_AGE } from '../registration/registration.rules.ts'
import { numbersOf } from '../registration/registration-view.ts'

const words = (ctx: SignedCtx) => signupWords[ctx.language]
const cell = (column: string, row: number) => ({ table: 'registrations', column, row })

/** A returned mask means that the stored value is kept. */
const isMask = (value: string | null) => value?.includes('*') === true

type Card = { number: string | null; columns: object; warnings: string[] }

/** Refuses a card that does not match birth date and sex. */
function fittingCard(ctx: SignedCtx, typed: string, form: BasicForm) {
  const card = judgeCard(typed, form, dayInChina(ctx.now()), isRegionCode)
  if (!('fault' in card)) return card
  if (card.fault === 'tooYoung') throw fail(signupErrors.tooYoung, { age: MIN_AGE })
  if (card.fault === 'otherBirthDate')
    throw fail(signupErrors.cardBirthDate, { expected: card.expected })
  if (card.fault === 'otherGender') throw fail(signupErrors.cardGender)

  const { cardFaults, documentShapes } = words(ctx)

  const fault =
    card.fault === 'length'
      ? documentShapes[judgedKind(form.idKind, typed)]
      : cardFaults[card.fault]

  throw fail(signupErrors.cardWrong, { fault })
}

/**
 * The number and kind of the document as columns, checked against birth date and sex, also when a
 * mask keeps the stored number.
 */
export function cardColumns(
  ctx: SignedCtx,
  r: Parameters<typeof numbersOf>[1],
  form: BasicForm,
): Card | null {
  if (isMask(form.idCard)) {
    const { idCard } = numbersOf(ctx, r)
    if (!idCard) return null

    return { number: null, columns: { idKind: fittingCard(ctx, idCard, form).kind }, warnings: [] }
  }

  if (!form.idCard)
    return {
      number: null,
      columns: { idCardSealed: null, idCardHash: null, idKind: form.idKind ?? 'id_card' },
      warnings: [],
    }

  const card = fittingCard(ctx, form.idCard, form)

  return {
    number: card.number,
    columns: {
      idKind: card.kind,
      idCardSealed: ctx.fields.sealCell(cell('id_card', r.id), card.number),
      idCardHash: ctx.fields.hashOf('idCard', card.number),
    },
    warnings: card.isRegionAbolished ? [words(ctx).warnings.regionAbolished] : [],
  }
}

/** The own mobile number as columns. */
export const mobileColumns = (ctx: SignedCtx, id: number, mobile: string | null) =>
  isMask(mobile)
    ? {}
    : {
        mobileSealed: ctx.fields.sealCell(cell('mobile', id), mobile),
        mobileHash: mobile && ctx.fields.hashOf('mobile', mobile),
      }

/** Address and emergency contact as columns. */
export const contactColumns = (
  ctx: SignedCtx,
  id: number,
  form: Pick<BasicForm, 'address' | 'contactName' | 'contactMobile'>,
) => ({
  contactName: form.contactName,
  addressSealed: ctx.fields.sealCell(cell('address', id), form.address),
  ...(isMask(form.contactMobile)
    ? {}
    : { contactMobileSealed: ctx.fields.sealCell(cell('contact_mobile', id), form.contactMobile) }),
})
