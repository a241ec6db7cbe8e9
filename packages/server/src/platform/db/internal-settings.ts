import type { Db } from './pool.ts'

/** What the product remembers about itself, by name; no setting anybody sees. */
export const readInternalSetting = async (db: Db, name: string): Promise<string | undefined> =>
  (await db.selectFrom('settings_internal').select('value').where('name', '=', name).executeTakeFirst())?.value

export const writeInternalSetting = (db: Db, name: string, value: string) =>
  db
    .insertInto('settings_internal')
    .values({ name, value })
    .onConflict((c) => c.column('name').doUpdateSet({ value }))
    .execute()
