import { documentKindOf, readAnyDocument } from '@residency/contract/kernel/identity-document'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { invariant } from '../../../platform/invariant.ts'
import type { Intake } from '../../intakes/intakes.public.ts'

export type NewPerson = {
  realName: string
  idCard: string
  mobile: string
  schoolId?: number | null
  schoolOther?: string | null
  offerId?: number | null
}
type Place = {
  id: number
  userId: number
  partner: { id: number; name: string }
  intake: Pick<Intake, 'id' | 'trainee_kinds'>
}

/** The row of a registration created by a unit, from its form and the card. */
export function newRegistration(ctx: SignedCtx, one: NewPerson, { id, userId, partner, intake }: Place) {
  const card = readAnyDocument(one.idCard, dayInChina(ctx.now()))
  invariant(!('fault' in card), 'a card that was judged does not read')
  const seal = (column: string, value: string) => ctx.fields.sealCell({ table: 'registrations', column, row: id }, value)
  return {
    id,
    intake_id: intake.id,
    user_id: userId,
    partner_id: partner.id,
    trainee_kind: intake.trainee_kinds.includes('partner') ? 'partner' : (intake.trainee_kinds[0] ?? 'partner'),
    employer: partner.name,
    real_name: one.realName,
    birth_date: card.birthDate,
    gender: card.gender,
    id_kind: documentKindOf(card.number),
    id_card_sealed: seal('id_card', card.number),
    id_card_hash: ctx.fields.hashOf('idCard', card.number),
    mobile_sealed: seal('mobile', one.mobile),
    mobile_hash: ctx.fields.hashOf('mobile', one.mobile),
    school_id: one.schoolId ?? null,
    school_other: one.schoolOther ?? null,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  }
}
