import { sql } from 'kysely'
import { type Area, everyOf } from '../../../platform/area.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { builtInDictionaries } from './dictionaries.seed.ts'

/** Inserts missing built-in dictionaries and items; administrators' changes stay. One process at a time. */
export async function syncDictionaries(db: Db, areas: readonly Area[]) {
  const wanted = [...builtInDictionaries(), ...everyOf(areas, 'dictionaries')]
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7203122)`.execute(tx)
    const known = new Set((await tx.selectFrom('dict_types').select('code').execute()).map((t) => t.code))
    const types = wanted.filter((d) => !known.has(d.code)).map(({ code, zh, en }) => ({ code, name: zh, name_en: en, is_built_in: true }))
    if (types.length) await tx.insertInto('dict_types').values(types).execute()

    const ids = new Map((await tx.selectFrom('dict_types').select(['id', 'code']).execute()).map((t) => [t.code, t.id]))
    const there = new Set(
      (await tx.selectFrom('dict_items').select(['type_id', 'value']).execute()).map((item) => `${item.type_id} ${item.value}`),
    )
    const items = wanted.flatMap((d) =>
      d.items.map(([value, label_zh, label_en, colour], i) => {
        const type_id = ids.get(d.code)!
        return { type_id, value, label_zh, label_en, colour: colour ?? null, sort: i + 1, is_built_in: true }
      }),
    )
    const missing = items.filter((item) => !there.has(`${item.type_id} ${item.value}`))
    if (missing.length) await tx.insertInto('dict_items').values(missing).execute()
  })
}
