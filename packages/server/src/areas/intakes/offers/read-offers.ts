import { intakesErrors as errors } from '@residency/contract/areas/intakes/access'
import type { TraineeKind } from '@residency/contract/areas/trainees/trainee-facts.public'
import { type ErrorDef, errorSentence } from '@residency/contract/kernel'
import { byLabel } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { sheetWordsOf, type ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { findDictOptions } from '../../settings/settings.public.ts'
import { CERTIFICATES } from './list-offers.ts'
import { findOffersById, type WholeOffer } from './offer.queries.ts'
import { strayKinds } from './offer.rules.ts'
import { findIntakesByCall, findOfferIds, findPlaces, keyOf } from './offer-sheet.queries.ts'
import {
  kindsIn,
  type OFFER_COLUMNS,
  type OfferSheetRow,
  poolsIn,
  severalIn,
} from './offer-sheet.rules.ts'
import type { ChosenBy } from './offer-terms.ts'

type Intake = { id: number; state: string; traineeKinds: string[] }
type Pool = { traineeKind: TraineeKind | null; seats: number }

/** A row as the offer it means, and the offer that is there already. */
export type WholeRow = {
  row: number
  intake: Intake
  terms: ChosenBy
  pools: Pool[]
  known?: WholeOffer | undefined
  wrong?: undefined
}

export type ReadOffer =
  | WholeRow
  | { row: number; wrong: { column: (typeof OFFER_COLUMNS)[number]; message: string } }

export const isWhole = (offer: ReadOffer): offer is WholeRow => offer.wrong === undefined

/** What a row may call an intake, a major, a unit, a certificate. */
export async function findCalls(ctx: SignedCtx) {
  const [intakes, places, zh, en] = await Promise.all([
    findIntakesByCall(ctx.db),
    findPlaces(ctx.db),
    findDictOptions(ctx.db, CERTIFICATES, 'zh-cn'),
    findDictOptions(ctx.db, CERTIFICATES, 'en'),
  ])

  const words = [...zh, ...en].flatMap(({ value, label }) =>
    [value, label].map((word) => [word, value] as const),
  )

  return { intakes, ...places, certificates: byLabel(words) }
}

/** Finds what the rows name; the first thing that is not there is what is wrong with a row. */
export async function readOffers(
  ctx: SignedCtx,
  rows: readonly ValidRow<OfferSheetRow>[],
): Promise<ReadOffer[]> {
  const calls = await findCalls(ctx)
  const sentence = (def: ErrorDef) => errorSentence(ctx.words, ctx.language, def)
  const { splitWrong } = sheetWordsOf(ctx.words, ctx.language, 'recruitment.offer') as unknown as {
    splitWrong: string
  }

  const read = rows.map(({ row, item }): ReadOffer & { isUsed?: boolean } => {
    const wrong = (column: (typeof OFFER_COLUMNS)[number], message: string) => ({
      row,
      wrong: { column, message },
    })

    const intake = calls.intakes.get(item.intake)
    const major = calls.majors.get(JSON.stringify([item.base, item.major]))
    const unit = calls.units.get(item.unit)
    const kinds = kindsIn(item.kinds)
    const certificates = severalIn(item.certificates).map((word) => calls.certificates.get(word))
    const pools = poolsIn(item)
    if (!intake) return wrong('intake', sentence(errors.intakeUnknown))
    if (!major) return wrong('major', sentence(errors.offerMajorWrong))
    if (!unit) return wrong('unit', sentence(errors.offerUnitWrong))
    if (!kinds || kinds.some((kind) => !intake.traineeKinds.includes(kind)))
      return wrong('kinds', sentence(errors.offerKindWrong))
    if (certificates.includes(undefined))
      return wrong('certificates', sentence(errors.certificateUnknown))
    if (!pools) return wrong('seats', splitWrong)

    const [stray] = strayKinds(pools, kinds.length ? kinds : intake.traineeKinds)
    if (stray) return wrong(stray, sentence(errors.offerPoolWrong))

    const conditions = {
      minEducation: item.minEducation,
      maxAge: item.maxAge,
      certificates: [...new Set(certificates as string[])],
    }

    const terms = { majorId: major.id, unitId: unit.id, ...conditions, traineeKinds: kinds }

    return { row, intake, terms, pools, isUsed: major.isUsed && unit.status === 1 }
  })

  const keyed = (row: WholeRow) => ({
    intakeId: row.intake.id,
    majorId: row.terms.majorId,
    trainingUnitId: row.terms.unitId,
  })

  const ids = await findOfferIds(
    ctx.db,
    read.flatMap((result) => (result.wrong ? [] : keyed(result))),
  )

  const known = new Map(
    (await findOffersById(ctx.db, [...ids.values()])).map((offer) => [offer.id, offer]),
  )

  return read.map(({ isUsed, ...result }) => {
    if (result.wrong) return result

    const offer = known.get(ids.get(keyOf(keyed(result as WholeRow))) ?? 0)
    // disabled majors and units are not offered again; an existing offer keeps them
    return offer || isUsed
      ? ({ ...result, known: offer } as WholeRow)
      : { row: result.row, wrong: { column: 'major', message: sentence(errors.offerMajorWrong) } }
  })
}
