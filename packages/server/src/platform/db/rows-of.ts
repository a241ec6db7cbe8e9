import { type RawBuilder, sql } from 'kysely'
import { databaseName } from './names.rules.ts'
import { recordsJson } from './records-json.ts'

type ColumnType =
  | 'bigint'
  | 'bigint[]'
  | 'boolean'
  | 'date'
  | 'int'
  | 'int[]'
  | 'jsonb'
  | 'numeric'
  | 'real'
  | 'smallint'
  | 'text'
  | 'text[]'
  | 'time'
  | 'timestamptz'
  | 'uuid'

/**
 * Rows as a table of a statement, all in one parameter however many they are: `from ${rowsOf(stays,
 * { id: 'bigint', day: 'date' })} s`. The names of `columns` are those of the rows; the statement
 * reads them in the case of the database (`s.trainee_id`). What a row lacks is null.
 */
export const rowsOf = <Row extends object>(
  rows: readonly Row[],
  columns: { readonly [Name in keyof Row]?: ColumnType },
): RawBuilder<unknown> => {
  const list = Object.entries(columns).map(([name, type]) => `"${databaseName(name)}" ${type}`)
  return sql`(select *
      from jsonb_to_recordset(${recordsJson(rows)}::jsonb) given (${sql.raw(list.join(', '))}))`
}
