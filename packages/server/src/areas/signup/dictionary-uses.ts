import { sql } from 'kysely'
import type { DictionaryUse } from '../../platform/area.ts'
import type { ColumnValue, Db } from '../../platform/db/pool.ts'

/** A column of the registrations that holds values of a dictionary. */
const ofColumn = (typeCode: string, column: 'ethnic_code' | 'trainee_kind' | 'political_status' | 'student_place'): DictionaryUse => ({
  typeCode,
  isUsed: async (db, value) =>
    (await db.selectFrom('registrations').select('id').where(column, '=', value).limit(1).executeTakeFirst()) !== undefined,
})
/** A field of the lists that holds values of a dictionary. */
const ofEntry = (typeCode: string, section: ColumnValue<'registration_entries', 'section'>, field: string): DictionaryUse => ({
  typeCode,
  isUsed: async (db, value) =>
    (await db
      .selectFrom('registration_entries')
      .select('id')
      .where('section', '=', section)
      .where(sql<string>`data ->> ${field}`, '=', value)
      .limit(1)
      .executeTakeFirst()) !== undefined,
})
const isDegreeUsed = async (db: Db, value: string) =>
  (await db.selectFrom('registration_educations').select('id').where('degree', '=', value).limit(1).executeTakeFirst()) !== undefined

/** Values of dictionaries that registrations hold. */
export const signupDictionaryUses: readonly DictionaryUse[] = [
  ofColumn('ethnic_group', 'ethnic_code'),
  ofColumn('trainee_kind', 'trainee_kind'),
  ofColumn('political_status', 'political_status'),
  ofColumn('student_place', 'student_place'),
  { typeCode: 'degree', isUsed: isDegreeUsed },
  ofEntry('language_level', 'foreign', 'languageLevel'),
  ofEntry('award_level', 'award', 'awardLevel'),
]
