import { intakesErrors as errors } from '@residency/contract/areas/intakes/access'
import type { OfferForm } from '@residency/contract/areas/intakes/offers/offer.contract'
import type { TraineeKind } from '@residency/contract/areas/trainees/trainee-facts.public'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findMajor, findTrainingUnit } from '../../organisation/organisation.public.ts'
import { findDictOptions } from '../../settings/settings.public.ts'
import { CERTIFICATES } from './list-offers.ts'
import { strayKinds } from './offer.rules.ts'

export type OfferTerms = Omit<OfferForm, 'intakeId'>

/** What people choose an offer by: everything but its seats. */
export type ChosenBy = Omit<OfferTerms, 'pools'>
type CurrentTerms = { majorId: number; unitId: number; certificates: readonly string[] }

/**
 * Stops where an offer names what is not there, or takes whom its intake does not; what it had
 * already stays good.
 */
export async function mustFitIntake(
  tx: SignedCtx,
  intakeKinds: readonly TraineeKind[],
  form: OfferTerms,
  currentTerms?: CurrentTerms,
) {
  if (form.majorId !== currentTerms?.majorId) {
    const major = await findMajor(tx.db, form.majorId)
    if (major?.status !== 1 || major.baseStatus !== 1) throw fail(errors.offerMajorWrong)
  }

  if (
    form.unitId !== currentTerms?.unitId &&
    (await findTrainingUnit(tx.db, form.unitId))?.status !== 1
  )
    throw fail(errors.offerUnitWrong)
  if (form.traineeKinds.some((kind) => !intakeKinds.includes(kind)))
    throw fail(errors.offerKindWrong)
  if (strayKinds(form.pools, form.traineeKinds.length ? form.traineeKinds : intakeKinds).length)
    throw fail(errors.offerPoolWrong)

  const fresh = form.certificates.filter((value) => !currentTerms?.certificates.includes(value))
  if (fresh.length === 0) return

  const known = new Set((await findDictOptions(tx.db, CERTIFICATES)).map(({ value }) => value))
  if (fresh.some((value) => !known.has(value))) throw fail(errors.certificateUnknown)
}

/** The terms as columns: no kinds means every kind of the intake. */
export const columnsOfTerms = ({
  majorId,
  unitId,
  minEducation,
  maxAge,
  certificates,
  traineeKinds,
}: ChosenBy) => ({
  majorId,
  trainingUnitId: unitId,
  minEducation,
  maxAge,
  certificates: [...new Set(certificates)],
  traineeKinds: traineeKinds.length ? traineeKinds : null,
})

export const OFFER_CONSTRAINTS = {
  offers_intake_id_major_id_training_unit_id_key: errors.offerTaken,
}

export function isSameTerms(before: ChosenBy, after: ChosenBy) {
  const comparable = ({
    majorId,
    unitId,
    minEducation,
    maxAge,
    certificates,
    traineeKinds,
  }: ChosenBy) =>
    JSON.stringify([
      majorId,
      unitId,
      minEducation,
      maxAge,
      [...certificates].sort(),
      [...traineeKinds].sort(),
    ])

  return comparable(before) === comparable(after)
}
