import { grouped } from '../../../platform/grouped.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { describeConditions } from '../offers/condition-words.ts'
import { CERTIFICATES } from '../offers/list-offers.ts'
import { findOffersOfIntakes } from '../offers/offer.queries.ts'
import { findPublicIntakes } from './intake.queries.ts'
import { datesOf, namedIntake, presentCommitment, rulesOf } from './intake-form.ts'
import { choiceOf } from './sign-settings.ts'

/**
 * Intakes as anybody may read them, with their offers, and with the commitment of the seed that
 * lots will be drawn from.
 */
export async function listPublicIntakes(ctx: Ctx) {
  const intakes = await findPublicIntakes(ctx.db)
  const labels = await findDictLabels(ctx.db, CERTIFICATES, ctx.language)

  const offers = await findOffersOfIntakes(
    ctx.db,
    intakes.map(({ id }) => id),
  )

  const byIntake = grouped(offers, ({ intakeId }) => intakeId)

  return intakes.map((intake) => ({
    ...namedIntake(intake),
    ...datesOf(intake),
    ...rulesOf(intake),
    ...presentCommitment(intake),
    offers: (byIntake.get(intake.id) ?? []).map((offer) => {
      const { value, major, base, unit, quota } = choiceOf(ctx.language, offer)

      const conditions = describeConditions(ctx.language, {
        minEducation: offer.minEducation,
        maxAge: offer.maxAge,
        certificates: offer.certificates.map(
          (certificate) => labels.get(certificate) ?? certificate,
        ),
        traineeKinds: offer.traineeKinds ?? [],
      })

      return { id: value, label: major, base, unit, seats: quota, conditions }
    }),
  }))
}
