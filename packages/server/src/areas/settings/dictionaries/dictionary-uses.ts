import { type DictionaryUse, everyOf } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** Whether a record of any area uses the item. */
export async function isItemUsed(
  ctx: SignedCtx,
  typeCode: string,
  value: string,
): Promise<boolean> {
  for (const use of everyOf(ctx.services.areas, 'dictionaryUses'))
    if (use.typeCode === typeCode && (await use.isUsed(ctx.db, value))) return true
  return false
}

/** Dictionary uses of this area. */
export const settingsDictionaryUses: readonly DictionaryUse[] = [
  {
    typeCode: 'time_window',
    isUsed: async (db, name) =>
      (await db
        .selectFrom('timeWindows')
        .select('id')
        .where('name', '=', name)
        .limit(1)
        .executeTakeFirst()) !== undefined,
  },
]
