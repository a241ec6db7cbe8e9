import { intakesErrors as errors } from '@residency/contract/areas/intakes/access'
import { type ErrorDef, errorSentence } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { Fault, Judged } from '../../../platform/sheets/sheet-plan.ts'
import { stateName } from './condition-words.ts'
import { factsOf, storedOffer } from './list-offers.ts'
import type { WholeOffer } from './offer.queries.ts'
import { findTooFew, isOfferListOpen, isSplitAlike, rightsOnOffer } from './offer.rules.ts'
import type { OFFER_COLUMNS, OfferRowRead } from './offer-sheet.rules.ts'
import { isSameTerms } from './offer-terms.ts'
import { isWhole, readOffers, type WholeRow } from './read-offers.ts'

type Column = (typeof OFFER_COLUMNS)[number]

/**
 * What the state of the intake, those who chose it and the seats that are held do not let a sheet
 * do: the rules of the form.
 */
function refusalOf(ctx: SignedCtx, one: WholeRow): [Column, ErrorDef, object?] | undefined {
  const settled = { state: stateName(ctx.language, one.intake.state) }
  if (!one.known)
    return isOfferListOpen(one.intake.state) ? undefined : ['intake', errors.intakeSettled, settled]

  return refusalOfChange(one, one.known, settled)
}

function refusalOfChange(
  one: WholeRow,
  known: WholeOffer,
  settled: object,
): [Column, ErrorDef, object?] | undefined {
  const before = storedOffer(known)
  const rights = rightsOnOffer(factsOf(known))
  if (!rights.seats) return ['intake', errors.intakeSettled, settled]
  if (!rights.terms && !isSameTerms(before, one.terms))
    return ['minEducation', errors.offerTermsFixed]
  if (!rights.split && !isSplitAlike(before.pools, one.pools))
    return ['seats', errors.offerPoolsFixed]

  const held = findTooFew(before.pools, one.pools)

  return held === undefined ? undefined : ['seats', errors.offerSeatsHeld, { held }]
}

/** What is wrong with the rows of a sheet beyond the cells themselves. */
export async function judgeOffers(
  ctx: SignedCtx,
  rows: readonly Judged<OfferRowRead>[],
): Promise<Fault<Column>[]> {
  const offers = await readOffers(ctx, rows)
  const sentence = (def: ErrorDef, values: object = {}) =>
    errorSentence(ctx.words, ctx.language, def, values as Record<string, unknown>)
  const keys = new Map(rows.map(({ item }, i) => [item, offers[i]!]))

  return [
    ...offers.flatMap((one): Fault<Column>[] => {
      if (!isWhole(one)) return [{ row: one.row, ...one.wrong! }]

      const refusal = refusalOf(ctx, one)
      return refusal
        ? [{ row: one.row, column: refusal[0], message: sentence(refusal[1], refusal[2]) }]
        : []
    }),
    ...twice(ctx, 'recruitment.offer', rows, 'major', (item) => {
      const one = keys.get(item)!
      return isWhole(one)
        ? JSON.stringify([one.intake.id, one.terms.majorId, one.terms.unitId])
        : null
    }),
  ]
}
