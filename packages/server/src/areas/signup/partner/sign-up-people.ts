import { signupErrors } from '@residency/contract/areas/signup/errors'
import { partnerErrors } from '@residency/contract/areas/signup/partner/errors'
import { readIdCard } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { openAccounts } from '../../accounts/accounts.public.ts'
import { findOpenIntake } from '../../recruitment/intakes/intakes.public.ts'
import { findPartnerOf, nextRegistrationIds } from './partner.queries.ts'

export type NewPerson = {
  realName: string
  idCard: string
  mobile: string
  schoolId?: number | null
  schoolOther?: string | null
  offerId?: number | null
}

/** The actor's unit, let in, and the intake that is open: without both nobody can be signed up. */
export async function approvedPartner(ctx: SignedCtx) {
  const partner = await findPartnerOf(ctx.db, ctx.actor.userId)
  if (partner?.state !== 'approved') throw fail(partnerErrors.partnerNotApproved)
  const intake = await findOpenIntake(ctx.db, ctx.now())
  if (!intake) throw fail(signupErrors.noOpenIntake)
  return { partner, intake }
}

/**
 * Opens sign-ups for people of a unit: an account for each who has none (without a password: they log in by SMS), a draft with what the
 * sheet said. A few statements however many they are. Who they are has been judged before.
 */
export async function signUpPeople(tx: SignedCtx, people: readonly NewPerson[]): Promise<number[]> {
  const { partner, intake } = await approvedPartner(tx)
  const kind = intake.trainee_kinds.includes('partner') ? 'partner' : (intake.trainee_kinds[0] ?? 'partner')
  const userIds = await openAccounts(tx, people, 'APPLICANT')
  const ids = await nextRegistrationIds(tx.db, people.length)
  const today = dayInChina(tx.now())
  const rows = people.map((one, i) => {
    const id = ids[i]!
    const card = readIdCard(one.idCard, today)
    if ('fault' in card) throw new Error('a card that was judged does not read')
    const seal = (column: string, value: string) => tx.fields.sealCell({ table: 'registrations', column, row: id }, value)
    return {
      id,
      intake_id: intake.id,
      user_id: userIds[i]!,
      partner_id: partner.id,
      trainee_kind: kind,
      employer: partner.name,
      real_name: one.realName,
      birth_date: card.birthDate,
      gender: card.gender,
      id_card_sealed: seal('id_card', card.number),
      id_card_hash: tx.fields.hashOf('idCard', card.number),
      mobile_sealed: seal('mobile', one.mobile),
      mobile_hash: tx.fields.hashOf('mobile', one.mobile),
      school_id: one.schoolId ?? null,
      school_other: one.schoolOther ?? null,
      created_at: tx.now(),
      updated_at: tx.now(),
    }
  })
  await tx.db.insertInto('registrations').values(rows).execute()
  const choices = people.flatMap((one, i) => (one.offerId ? [{ registration_id: ids[i]!, rank: 1, offer_id: one.offerId }] : []))
  if (choices.length) await tx.db.insertInto('registration_choices').values(choices).execute()
  return ids
}
