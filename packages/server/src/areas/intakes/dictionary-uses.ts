import type { DictionaryUse } from '../../platform/area.ts'

/** Values of dictionaries that intakes and offers hold. */
export const intakesDictionaryUses: readonly DictionaryUse[] = [
  {
    typeCode: 'certificate_kind',
    isUsed: async (db, value) =>
      (await db
        .selectFrom('offers')
        .select('id')
        .where((e) => e(e.val(value), '=', e.fn.any('offers.certificates')))
        .limit(1)
        .executeTakeFirst()) !== undefined,
  },
  {
    typeCode: 'trainee_kind',
    isUsed: async (db, kind) =>
      (await db
        .selectFrom('intakes')
        .select('id')
        .where((e) => e(e.val(kind), '=', e.fn.any('intakes.traineeKinds')))
        .limit(1)
        .executeTakeFirst()) !== undefined,
  },
]
