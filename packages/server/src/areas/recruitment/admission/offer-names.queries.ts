import { type Language, labelIn } from '@residency/contract/kernel'
import type { Db } from '../../../platform/db/pool.ts'

/** Offers of an intake with the names people know, in their published order. */
const findOfferNames = (db: Db, intakeId: number) =>
  db
    .selectFrom('offers as o')
    .innerJoin('majors as m', 'm.id', 'o.major_id')
    .innerJoin('bases as b', 'b.id', 'm.base_id')
    .innerJoin('training_units as u', 'u.id', 'o.training_unit_id')
    .select(['o.id', 'm.name as major', 'm.name_en as major_en', 'b.name as base', 'b.name_en as base_en'])
    .select(['u.name as unit', 'u.name_en as unit_en', 'b.id as base_id'])
    .where('o.intake_id', '=', intakeId)
    .orderBy('o.place')
    .orderBy('o.id')
    .execute()

export type OfferName = { offer: string; base: string; baseId: number }
/** What offers of an intake are called in a language, by their ids. */
export async function offerNames(db: Db, intakeId: number, language: Language): Promise<ReadonlyMap<number, OfferName>> {
  const rows = await findOfferNames(db, intakeId)
  const inLanguage = (zh: string, en: string | null) => labelIn(language, zh, en)
  return new Map(
    rows.map((r) => [
      r.id,
      {
        offer: `${inLanguage(r.major, r.major_en)} · ${inLanguage(r.unit, r.unit_en)}`,
        base: inLanguage(r.base, r.base_en),
        baseId: r.base_id,
      },
    ]),
  )
}
