import { signupErrors } from '@residency/contract/areas/signup/access'
import { partnerErrors } from '@residency/contract/areas/signup/partner/access'
import { CONSENT_VERSION } from '@residency/contract/areas/signup/registration/registration.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { openAccounts } from '../../accounts/accounts.public.ts'
import { findOpenIntakes, type Intake } from '../../intakes/intakes.public.ts'
import { notify } from '../../messages/messages.public.ts'
import { type NewPerson, newRegistration } from './new-registration.ts'
import { findPartnerOf, insertConsents, nextRegistrationIds } from './partner.queries.ts'
import { partnerNotices } from './partner-notices.seed.ts'

/** The actor's unit, approved by the office. */
export async function approvedPartner(ctx: SignedCtx) {
  const partner = await findPartnerOf(ctx.db, ctx.actor.userId)
  if (partner?.state !== 'approved') throw fail(partnerErrors.partnerNotApproved)

  return partner
}

/** The open intake that is named, or the only one; null if none is open. */
export async function findIntakeInto(
  ctx: SignedCtx,
  intakeId: number | undefined,
): Promise<Intake | null> {
  const open = await findOpenIntakes(ctx.db, ctx.now())
  if (intakeId === undefined && open.length > 1) throw fail(partnerErrors.intakeToChoose)
  if (intakeId === undefined) return open[0] ?? null

  const named = open.find((intake) => intake.id === intakeId)
  if (!named) throw fail(partnerErrors.intakeNotOpen)

  return named
}

/** The unit and the open intake; both are required to register people. */
export async function openRegistrationContext(ctx: SignedCtx, intakeId: number | undefined) {
  const partner = await approvedPartner(ctx)
  const intake = await findIntakeInto(ctx, intakeId)
  if (!intake) throw fail(signupErrors.noOpenIntake)

  return { partner, intake }
}

/**
 * Opens registrations for people of a unit who have been judged and have agreed: an account for
 * each who has none (without a password: they log in by SMS), and a draft; each is notified and
 * audited. The number of statements does not grow with the people.
 */
export const registerPeople = (
  tx: SignedCtx,
  place: Place,
  people: readonly NewPerson[],
): Promise<number[]> =>
  openRegistrations(tx, place, people).catch(constraintErrors(TAKEN_MEANWHILE))

// the person, or another unit, registered first
const TAKEN_MEANWHILE = {
  registrations_own: kernelErrors.changedMeanwhile,
  users_mobile: kernelErrors.changedMeanwhile,
}

type Place = Awaited<ReturnType<typeof openRegistrationContext>>

async function openRegistrations(
  tx: SignedCtx,
  { partner, intake }: Place,
  people: readonly NewPerson[],
) {
  const userIds = await openAccounts(tx, people, 'APPLICANT')
  const ids = await nextRegistrationIds(tx.db, people.length)
  const rows = people.map((person, i) =>
    newRegistration(tx, person, { id: ids[i]!, userId: userIds[i]!, partner, intake }),
  )

  await tx.db.insertInto('registrations').values(rows).execute()

  const choices = people.flatMap((person, i) =>
    person.offerId ? [{ registrationId: ids[i]!, rank: 1, offerId: person.offerId }] : [],
  )
  if (choices.length) await tx.db.insertInto('registrationChoices').values(choices).execute()

  await insertConsents(tx.db, userIds, CONSENT_VERSION, tx.now())

  const values = { name: partner.name, intake: intake.name }
  const notice = { values, valuesEn: { intake: intake.nameEn || intake.name }, path: '/sign/basic' }

  await notify(
    tx,
    partnerNotices.person,
    userIds.map((userId) => ({ userId, ...notice })),
  )

  await tx.audit.all(
    ids.map((id) => ({ action: 'signup.partner.person', entity: 'registration', entityId: id })),
  )

  return ids
}
