import { foldLabel } from '@residency/contract/kernel/fold'
import { sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { byLabel } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { upsertRows } from '../../../platform/sheets/upsert-rows.ts'

/** Intakes by what people call them: year and number, or a name no other intake has. */
export async function findIntakesByCall(db: Db) {
  const intakes = await db
    .selectFrom('intakes')
    .select(['id', 'year', 'serial', 'name', 'nameEn', 'state', 'traineeKinds'])
    .execute()

  const byName = byLabel<(typeof intakes)[number] | null>()

  for (const intake of intakes)
    for (const name of new Set([intake.name, intake.nameEn ?? intake.name].map(foldLabel)))
      byName.set(name, byName.has(name) ? null : intake)

  const byNumber = intakes.map((intake) => [`${intake.year}-${intake.serial}`, intake] as const)

  return byLabel([
    ...[...byName].flatMap(([name, intake]) => (intake ? [[name, intake] as const] : [])),
    ...byNumber,
  ])
}

/** Majors by base and code, and training units by name and code; whether they are in use. */
export async function findPlaces(db: Db) {
  const [majors, units] = await Promise.all([
    db
      .selectFrom('majors')
      .innerJoin('bases', 'bases.id', 'majors.baseId')
      .select(['majors.id', 'majors.code', 'bases.code as base'])
      .select(sql<boolean>`majors.status = 1 and bases.status = 1`.as('isUsed'))
      .execute(),
    db.selectFrom('trainingUnits').select(['id', 'name', 'nameEn', 'code', 'status']).execute(),
  ])

  const calls = (unit: (typeof units)[number]) =>
    [unit.name, unit.nameEn, unit.code].flatMap((call) => call ?? [])
  return {
    majors: byLabel(
      majors.map((major) => [JSON.stringify([major.base, major.code]), major] as const),
    ),
    units: byLabel(units.flatMap((unit) => calls(unit).map((call) => [call, unit] as const))),
  }
}

/**
 * Intakes that are not over, and their offers and pools, locked: nobody opens, chooses or is placed
 * while a sheet is judged and written.
 */
export async function lockOffersOfRunningIntakes(db: Db) {
  await sql`select id from intakes where state <> 'finished' order by id for share`.execute(db)
  await sql`select o.id from offers o join intakes i on i.id = o.intake_id
      where i.state <> 'finished' order by o.id for update of o`.execute(db)
  await sql`select p.id from offer_pools p join offers o on o.id = p.offer_id
      join intakes i on i.id = o.intake_id
    where i.state <> 'finished' order by p.id for update of p`.execute(db)
}

type Key = { intakeId: number; majorId: number; trainingUnitId: number }

/** Ids of the offers of these intakes, majors and units, where there are such. */
export async function findOfferIds(db: Db, keys: readonly Key[]): Promise<Map<string, number>> {
  const rows = await sql<
    Key & { id: number }
  >`select id, intake_id, major_id, training_unit_id from offers
    where (intake_id, major_id, training_unit_id) in
      ${rowsOf(keys, { intakeId: 'bigint', majorId: 'bigint', trainingUnitId: 'bigint' })}`.execute(
    db,
  )

  return new Map(rows.rows.map((row) => [keyOf(row), row.id]))
}

export const keyOf = (key: Key) => `${key.intakeId} ${key.majorId} ${key.trainingUnitId}`

type Terms = Key & {
  minEducation: ColumnValue<'offers', 'minEducation'>
  maxAge: number | null
  certificates: string[]
  traineeKinds: ColumnValue<'offers', 'traineeKinds'>
}

/**
 * Adds or changes offers by intake, major and unit; new ones come after the last, in the order
 * given. Answers their ids by key.
 */
export async function putOffers(
  tx: SignedCtx,
  offers: readonly Terms[],
): Promise<Map<string, number>> {
  const lasts = await tx.db
    .selectFrom('offers')
    .select((e) => ['intakeId', e.fn.max('place').as('last')])
    .groupBy('intakeId')
    .execute()

  const last = new Map(lasts.map((row) => [row.intakeId, row.last]))
  const known = await findOfferIds(tx.db, offers)

  const values = offers.map((offer) => {
    if (known.has(keyOf(offer))) return offer // stays where it is

    const place = (last.get(offer.intakeId) ?? 0) + 1

    last.set(offer.intakeId, place)

    return { ...offer, place }
  })

  const rows = await upsertRows(tx, 'offers', ['intakeId', 'majorId', 'trainingUnitId'], values, [
    'place',
  ])

  return new Map(rows.map((row) => [keyOf(row), row.id]))
}
