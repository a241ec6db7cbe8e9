import { codeName, databaseName } from './names.rules.ts'

/**
 * Rows as JSON for jsonb_to_recordset and its like, which find values by the names of columns.
 * Values are left as they are.
 */
export const recordsJson = (rows: readonly object[]) =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [databaseName(name), value])),
    ),
  )

/**
 * A row that the database sent as JSON (`to_jsonb`), with the names of our code. Values are left as
 * they are.
 */
export const codeRow = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [codeName(name), value])) as Row
