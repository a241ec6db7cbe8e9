import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { choiceWarningsOf, findEducations, findEntries } from '../../signup/signup.public.ts'
import { type findAdjustable, findConditions } from './adjust.queries.ts'
import type { LeftOffer } from './adjust.rules.ts'

type Adjustable = Awaited<ReturnType<typeof findAdjustable>>[number]

/** Whether an applicant meets an offer's conditions, cached per applicant. */
export async function conditionsMet(
  ctx: SignedCtx,
  intakeId: number,
  people: readonly Adjustable[],
  offers: readonly LeftOffer[],
) {
  const ids = people.map((one) => one.id)
  const wanted = new Set(offers.map((offer) => offer.id))
  const conditions = (await findConditions(ctx.db, intakeId)).filter((one) =>
    wanted.has(one.offerId),
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

  const byId = new Map(people.map((one) => [one.id, one]))
  const known = new Map<number, ReadonlySet<number>>()

  const offersMet = (id: number) => {
    const one = byId.get(id)!
    const held = { levels: levels.get(id) ?? [], certificates: certificates.get(id) ?? [] }
    const who = { birthDate: one.birthDate, traineeKind: one.traineeKind, ...held }
    const against = choiceWarningsOf(conditions, who, dayInChina(one.submittedAt ?? ctx.now()))

    return new Set(
      against.filter(({ warnings }) => warnings.length === 0).map(({ offerId }) => offerId),
    )
  }

  return (id: number, offerId: number) => {
    const met = known.get(id) ?? offersMet(id)
    known.set(id, met)

    return met.has(offerId)
  }
}
