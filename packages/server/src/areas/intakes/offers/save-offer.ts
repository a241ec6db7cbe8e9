import { intakesErrors as errors } from '@residency/contract/areas/intakes/access'
import type {
  OfferChange,
  OfferForm,
} from '@residency/contract/areas/intakes/offers/offer.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { type Intake, lockIntakes } from '../intake/intake.queries.ts'
import { stateName } from './condition-words.ts'
import { factsOf, storedOffer } from './list-offers.ts'
import { findOffer, findOffersForUpdate } from './offer.queries.ts'
import { findTooFew, hasSameSplit, isOfferListOpen, rightsOnOffer } from './offer.rules.ts'
import { columnsOfTerms, isSameTerms, mustFitIntake, OFFER_CONSTRAINTS } from './offer-terms.ts'
import { findLastPlace, putPools } from './offer-write.queries.ts'

/** Refuses what the state of the intake no longer allows. */
export const intakeSettledError = (tx: SignedCtx, intake: Pick<Intake, 'state'>) =>
  fail(errors.intakeSettled, { state: stateName(tx.language, intake.state) })

/** Adds an offer at the end of an intake's order. */
export const createOffer = (ctx: SignedCtx, { intakeId, ...form }: OfferForm) =>
  inTransaction(ctx, async (tx) => {
    const [intake] = await lockIntakes(tx.db, [intakeId])
    if (!intake) throw fail(errors.intakeUnknown)
    if (!isOfferListOpen(intake.state)) throw intakeSettledError(tx, intake)
    await mustFitIntake(tx, intake.traineeKinds, form)

    const place = (await findLastPlace(tx.db, intakeId)) + 1
    const row = { ...columnsOfTerms(form), intakeId, place, updatedAt: tx.now() }

    const { id } = await tx.db
      .insertInto('offers')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()

    await putPools(
      tx.db,
      form.pools.map((pool) => ({ ...pool, offerId: id })),
    )

    await tx.audit({
      action: 'recruitment.offer.create',
      entity: 'offer',
      entityId: id,
      detail: { after: { intakeId, ...form } },
    })

    return { id }
  }).catch(constraintErrors(OFFER_CONSTRAINTS))

/**
 * Changes an offer as far as its intake and those who chose it let it; seats never fall below those
 * that are held.
 */
export const updateOffer = (
  ctx: SignedCtx,
  { id, version, ...form }: OfferChange & { id: number },
) =>
  inTransaction(ctx, async (tx) => {
    const { intakeId } = found(await findOffer(tx.db, id))
    await lockIntakes(tx.db, [intakeId])

    const offer = mustMatchVersion((await findOffersForUpdate(tx.db, [id]))[0], version)
    const before = storedOffer(offer)
    const rights = rightsOnOffer(factsOf(offer))
    if (!rights.seats) throw intakeSettledError(tx, offer)
    if (!rights.terms && !isSameTerms(before, form)) throw fail(errors.offerTermsFixed)
    if (!rights.split && !hasSameSplit(before.pools, form.pools)) throw fail(errors.offerPoolsFixed)

    const heldSeats = findTooFew(before.pools, form.pools)
    if (heldSeats !== undefined) throw fail(errors.offerSeatsHeld, { held: heldSeats })
    await mustFitIntake(tx, offer.intakeKinds, form, before)

    const next = await updateRow(tx, 'offers', offer, columnsOfTerms(form))

    await putPools(
      tx.db,
      form.pools.map((pool) => ({ ...pool, offerId: id })),
    )

    await tx.audit({
      action: 'recruitment.offer.update',
      entity: 'offer',
      entityId: id,
      detail: { before, after: form },
    })

    return { version: next }
  }).catch(constraintErrors(OFFER_CONSTRAINTS))
