import type { Db } from './pool.ts'

/** Reads an internal value by name; not a setting users see. */
export const readInternalSetting = async (db: Db, name: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('settingsInternal')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst()
  )?.value

export const writeInternalSetting = (db: Db, name: string, value: string) =>
  db
    .insertInto('settingsInternal')
    .values({ name, value })
    .onConflict((c) => c.column('name').doUpdateSet({ value }))
    .execute()
