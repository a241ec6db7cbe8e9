import type { RawBuilder } from 'kysely'

/**
 * A column of sealed values: what they are bound to, so that a new key can take the place of the
 * former one. Values that are removed within days are not listed: they go with their key.
 */
export type SealedColumn = {
  table: string

  /** The column of the database. */
  stored: string

  /** What the value is bound to, where it is not the name of the column without `_sealed`. */
  bound?: string

  /** The column that names the row; bytes are bound in hexadecimal. */
  key: string

  /** Which rows are sealed, where not all are. */
  only?: RawBuilder<boolean>
}
