import type { Db } from '../../platform/db/pool.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

/** Where the items of a dictionary stand in records of an area; whoever stores a value says so here. */
export type DictionaryUse = { typeCode: string; isUsed: (db: Db, value: string) => Promise<boolean> }

declare module '../../platform/http/ctx.ts' {
  interface Services {
    dictionaryUses: readonly DictionaryUse[]
  }
}

/** Whether any area holds the item in a record. */
export async function isItemUsed(ctx: SignedCtx, typeCode: string, value: string): Promise<boolean> {
  for (const use of ctx.services.dictionaryUses) if (use.typeCode === typeCode && (await use.isUsed(ctx.db, value))) return true
  return false
}

/** The area's own uses. */
export const settingsDictionaryUses: readonly DictionaryUse[] = [
  {
    typeCode: 'time_window',
    isUsed: async (db, name) =>
      (await db.selectFrom('time_windows').select('id').where('name', '=', name).limit(1).executeTakeFirst()) !== undefined,
  },
]
