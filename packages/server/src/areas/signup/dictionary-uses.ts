import { sql } from 'kysely'
import type { DictionaryUse } from '../../platform/area.ts'
import type { ColumnValue, Db } from '../../platform/db/connect/pool.ts'

/** A column of the registrations that holds values of a dictionary. */
const ofColumn = (
  typeCode: string,
  column: 'ethnicCode' | 'traineeKind' | 'politicalStatus' | 'studentPlace',
): DictionaryUse => ({
  typeCode,
  isUsed: async (db, value) =>
    (await db
      .selectFrom('registrations')
      .select('id')
      .where(column, '=', value)
      .limit(1)
      .executeTakeFirst()) !== undefined,
})

/** A field of the lists that holds values of a dictionary. */
const ofEntry = (
  typeCode: string,
  section: ColumnValue<'registrationEntries', 'section'>,
  field: string,
): DictionaryUse => ({
  typeCode,
  isUsed: async (db, value) =>
    (await db
      .selectFrom('registrationEntries')
      .select('id')
      .where('section', '=', section)
      .where(sql<string>`data ->> ${field}`, '=', value)
      .limit(1)
      .executeTakeFirst()) !== undefined,
})

const isDegreeUsed = async (db: Db, value: string) =>
  (await db
    .selectFrom('registrationEducations')
    .select('id')
    .where('degree', '=', value)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Values of dictionaries that registrations hold. */
export const signupDictionaryUses: readonly DictionaryUse[] = [
  ofColumn('ethnic_group', 'ethnicCode'),
  ofColumn('trainee_kind', 'traineeKind'),
  ofColumn('political_status', 'politicalStatus'),
  ofColumn('student_place', 'studentPlace'),
  { typeCode: 'degree', isUsed: isDegreeUsed },
  ofEntry('language_level', 'foreign', 'languageLevel'),
  ofEntry('award_level', 'award', 'awardLevel'),
]
