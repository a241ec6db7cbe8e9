import { sql } from 'kysely'
import type { DictionaryUse } from '../../../platform/area.ts'
import type { ColumnValue } from '../../../platform/db/pool.ts'

/** A fact of the files that holds values of a dictionary. */
const ofFact = (typeCode: string, column: 'ethnic_code' | 'political_status'): DictionaryUse => ({
  typeCode,
  isUsed: async (db, value) =>
    (await db.selectFrom('trainee_files').select('trainee_id').where(column, '=', value).limit(1).executeTakeFirst()) !== undefined,
})
/** A field of the lists that holds values of a dictionary. */
const ofEntry = (typeCode: string, section: ColumnValue<'trainee_entries', 'section'>, field: string): DictionaryUse => ({
  typeCode,
  isUsed: async (db, value) =>
    (await db
      .selectFrom('trainee_entries')
      .select('id')
      .where('section', '=', section)
      .where(sql<string>`data ->> ${field}`, '=', value)
      .limit(1)
      .executeTakeFirst()) !== undefined,
})

/** Values of dictionaries that files hold. */
export const fileDictionaryUses: readonly DictionaryUse[] = [
  ofFact('ethnic_group', 'ethnic_code'),
  ofFact('political_status', 'political_status'),
  ofEntry('degree', 'education', 'degree'),
  ofEntry('language_level', 'foreign', 'languageLevel'),
  ofEntry('award_level', 'award', 'awardLevel'),
]
