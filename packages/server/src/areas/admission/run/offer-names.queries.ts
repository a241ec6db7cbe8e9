import { type Language, labelIn } from '@residency/contract/kernel'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findOffersOf } from '../../intakes/intakes.public.ts'

export type OfferName = { offer: string; base: string; baseId: number }

/** What offers of an intake are called in a language, by their ids. */
export async function offerNames(
  db: Db,
  intakeId: number,
  language: Language,
): Promise<ReadonlyMap<number, OfferName>> {
  const rows = await findOffersOf(db, intakeId)
  const inLanguage = (zh: string, en: string | null) => labelIn(language, zh, en)
  return new Map(
    rows.map((r) => [
      r.id,
      {
        offer: `${inLanguage(r.major, r.majorEn)} · ${inLanguage(r.unit, r.unitEn)}`,
        base: inLanguage(r.base, r.baseEn),
        baseId: r.baseId,
      },
    ]),
  )
}
