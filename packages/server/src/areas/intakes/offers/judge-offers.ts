import { intakesErrors as errors } from '@residency/contract/areas/intakes/access'
import { type ErrorDef, errorSentence } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { Fault, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { stateName } from './condition-words.ts'
import { factsOf, storedOffer } from './list-offers.ts'
import type { WholeOffer } from './offer.queries.ts'
import { findTooFew, hasSameSplit, isOfferListOpen, rightsOnOffer } from './offer.rules.ts'
import type { OFFER_COLUMNS, OfferSheetRow } from './offer-sheet.rules.ts'
import { isSameTerms } from './offer-terms.ts'
import { isWhole, readOffers, type WholeRow } from './read-offers.ts'

type Column = (typeof OFFER_COLUMNS)[number]

/**
 * What the state of the intake, those who chose it and the seats that are held do not let a sheet
 * do: the rules of the form.
 */
function refusalOf(ctx: SignedCtx, row: WholeRow): [Column, ErrorDef, object?] | undefined {
  const settled = { state: stateName(ctx.language, row.intake.state) }
  if (!row.known)
    return isOfferListOpen(row.intake.state) ? undefined : ['intake', errors.intakeSettled, settled]

  return refusalOfChange(row, row.known, settled)
}

function refusalOfChange(
  row: WholeRow,
  offer: WholeOffer,
  settled: object,
): [Column, ErrorDef, object?] | undefined {
  const before = storedOffer(offer)
  const rights = rightsOnOffer(factsOf(offer))
  if (!rights.seats) return ['intake', errors.intakeSettled, settled]
  if (!rights.terms && !isSameTerms(before, row.terms))
    return ['minEducation', errors.offerTermsFixed]
  if (!rights.split && !hasSameSplit(before.pools, row.pools))
    return ['seats', errors.offerPoolsFixed]

  const heldSeats = findTooFew(before.pools, row.pools)

  return heldSeats === undefined ? undefined : ['seats', errors.offerSeatsHeld, { held: heldSeats }]
}

/** What is wrong with the rows of a sheet beyond the cells themselves. */
export async function judgeOffers(
  ctx: SignedCtx,
  rows: readonly ValidRow<OfferSheetRow>[],
): Promise<Fault<Column>[]> {
  const offers = await readOffers(ctx, rows)
  const sentence = (def: ErrorDef, values: object = {}) =>
    errorSentence(ctx.words, ctx.language, def, values as Record<string, unknown>)
  const keys = new Map(rows.map(({ item }, i) => [item, offers[i]!]))

  return [
    ...offers.flatMap((offer): Fault<Column>[] => {
      if (!isWhole(offer)) return [{ row: offer.row, ...offer.wrong! }]

      const refusal = refusalOf(ctx, offer)
      return refusal
        ? [{ row: offer.row, column: refusal[0], message: sentence(refusal[1], refusal[2]) }]
        : []
    }),
    ...twice(ctx, 'recruitment.offer', rows, 'major', (item) => {
      const row = keys.get(item)!
      return isWhole(row)
        ? JSON.stringify([row.intake.id, row.terms.majorId, row.terms.unitId])
        : null
    }),
  ]
}
