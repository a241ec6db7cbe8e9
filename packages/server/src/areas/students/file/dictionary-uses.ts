import { sql } from 'kysely'
import type { DictionaryUse } from '../../../platform/area.ts'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'

/** A fact of the files that holds values of a dictionary. */
const ofFact = (typeCode: string, column: 'ethnicCode' | 'politicalStatus'): DictionaryUse => ({
  typeCode,
  isUsed: async (db, value) =>
    (await db
      .selectFrom('traineeFiles')
      .select('traineeId')
      .where(column, '=', value)
      .limit(1)
      .executeTakeFirst()) !== undefined,
})

/** A field of the lists that holds values of a dictionary. */
const ofEntry = (
  typeCode: string,
  section: ColumnValue<'traineeEntries', 'section'>,
  field: string,
): DictionaryUse => ({
  typeCode,
  isUsed: async (db, value) =>
    (await db
      .selectFrom('traineeEntries')
      .select('id')
      .where('section', '=', section)
      .where(sql<string>`data ->> ${field}`, '=', value)
      .limit(1)
      .executeTakeFirst()) !== undefined,
})

/** Values of dictionaries that files hold. */
export const fileDictionaryUses: readonly DictionaryUse[] = [
  ofFact('ethnic_group', 'ethnicCode'),
  ofFact('political_status', 'politicalStatus'),
  ofEntry('degree', 'education', 'degree'),
  ofEntry('language_level', 'foreign', 'languageLevel'),
  ofEntry('award_level', 'award', 'awardLevel'),
]
