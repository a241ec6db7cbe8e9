import type { DictionaryUse } from '../settings/settings.public.ts'

/** Values of dictionaries that sign-ups hold. */
export const signupDictionaryUses: readonly DictionaryUse[] = [
  {
    typeCode: 'ethnic_group',
    isUsed: async (db, code) =>
      (await db.selectFrom('registrations').select('id').where('ethnic_code', '=', code).limit(1).executeTakeFirst()) !== undefined,
  },
  {
    typeCode: 'trainee_kind',
    isUsed: async (db, kind) =>
      (await db.selectFrom('registrations').select('id').where('trainee_kind', '=', kind).limit(1).executeTakeFirst()) !== undefined,
  },
]
