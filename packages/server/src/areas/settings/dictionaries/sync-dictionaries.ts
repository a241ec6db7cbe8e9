import { sql } from 'kysely'
import { type Area, everyOf } from '../../../platform/area.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { builtInDictionaries } from './dictionaries.seed.ts'

/**
 * Inserts missing built-in dictionaries and items; administrators' changes stay. One process at a
 * time.
 */
export async function syncDictionaries(db: Db, areas: readonly Area[]) {
  const wanted = [...builtInDictionaries(), ...everyOf(areas, 'dictionaries')]
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7203122)`.execute(tx)

    const known = new Set(
      (await tx.selectFrom('dictTypes').select('code').execute()).map((t) => t.code),
    )
    const types = wanted
      .filter((d) => !known.has(d.code))
      .map(({ code, zh, en }) => ({ code, name: zh, nameEn: en, isBuiltIn: true }))
    if (types.length) await tx.insertInto('dictTypes').values(types).execute()

    const ids = new Map(
      (await tx.selectFrom('dictTypes').select(['id', 'code']).execute()).map((t) => [
        t.code,
        t.id,
      ]),
    )

    const there = new Set(
      (await tx.selectFrom('dictItems').select(['typeId', 'value']).execute()).map(
        (item) => `${item.typeId} ${item.value}`,
      ),
    )

    const items = wanted.flatMap((d) =>
      d.items.map(([value, labelZh, labelEn, colour], i) => {
        const typeId = ids.get(d.code)!
        return {
          typeId,
          value,
          labelZh,
          labelEn,
          colour: colour ?? null,
          sort: i + 1,
          isBuiltIn: true,
        }
      }),
    )

    const missing = items.filter((item) => !there.has(`${item.typeId} ${item.value}`))
    if (missing.length) await tx.insertInto('dictItems').values(missing).execute()
  })
}
