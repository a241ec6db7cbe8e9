import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { choiceWarningsOf, findEducations, findEntries } from '../../signup/signup.public.ts'
import { type findAdjustable, findConditions } from './adjust.queries.ts'
import type { LeftOffer } from './adjust.rules.ts'

type Adjustable = Awaited<ReturnType<typeof findAdjustable>>[number]

/** Whether an applicant fulfils an offer's conditions, cached per applicant. */
export async function conditionsMet(
  ctx: SignedCtx,
  intakeId: number,
  people: readonly Adjustable[],
  offers: readonly LeftOffer[],
) {
  const ids = people.map((person) => person.id)
  const offerIds = new Set(offers.map((offer) => offer.id))
  const conditions = (await findConditions(ctx.db, intakeId)).filter((condition) =>
    offerIds.has(condition.offerId),
  )
  const levels = new Map<number, string[]>()

  for (const { registrationId, level } of await findEducations(ctx.db, ids))
    levels.set(registrationId, [...(levels.get(registrationId) ?? []), level])

  const certificates = new Map<number, string[]>()

  for (const { registrationId, section, data } of await findEntries(ctx.db, ids)) {
    const { title } = data as { title?: unknown }
    if (section === 'certificate')
      certificates.set(registrationId, [...(certificates.get(registrationId) ?? []), String(title)])
  }

  const byId = new Map(people.map((person) => [person.id, person]))
  const eligibleOffers = new Map<number, ReadonlySet<number>>()

  const offersMet = (id: number) => {
    const person = byId.get(id)!
    const qualifications = {
      levels: levels.get(id) ?? [],
      certificates: certificates.get(id) ?? [],
    }
    const who = { birthDate: person.birthDate, traineeKind: person.traineeKind, ...qualifications }
    const against = choiceWarningsOf(conditions, who, dayInChina(person.submittedAt ?? ctx.now()))

    return new Set(
      against.filter(({ warnings }) => warnings.length === 0).map(({ offerId }) => offerId),
    )
  }

  return (id: number, offerId: number) => {
    const met = eligibleOffers.get(id) ?? offersMet(id)
    eligibleOffers.set(id, met)

    return met.has(offerId)
  }
}
