import { type Language, labelIn, type Sort } from '@residency/contract/kernel'
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** What a list is ordered by for each field that its readers may choose. */
export type SortColumns<Field extends string> = Readonly<Record<Field, Expression<unknown>>>

/** How a list is ordered by a column. */
export const by = {
  /** By the value itself. */
  column: (name: string) => sql.ref(name),

  /** By a name of a person or thing, in the order of pinyin (docs/decisions/0058). */
  name: (name: string) => sql`${sql.ref(name)} collate pinyin`,

  /** By the name of a record in the reader's language, as `labelIn` shows it. */
  label(language: Language, table: string) {
    const [name, english] = [sql.ref(`${table}.name`), sql.ref(`${table}.nameEn`)]
    const label = labelIn(language, name, sql`coalesce(nullif(${english}, ''), ${name})`)

    return sql`${label} collate pinyin`
  },
}

/**
 * The chosen order as part of a statement, undefined without a choice. Rows without a value come
 * last in both directions.
 */
export function chosenOrder<Field extends string>(
  sort: Sort<Field> | undefined,
  columns: SortColumns<Field>,
): RawBuilder<unknown> | undefined {
  if (sort === undefined) return undefined

  const isDown = sort.startsWith('-')
  const field = (isDown ? sort.slice(1) : sort) as Field

  return isDown ? sql`${columns[field]} desc nulls last` : sql`${columns[field]} asc nulls last`
}

/**
 * A query in the order that its reader chose. The list's own order is added afterwards: it decides
 * between equal values, and alone if nothing was chosen.
 */
export function sortedBy<D, T extends keyof D, R, Field extends string>(
  query: SelectQueryBuilder<D, T, R>,
  sort: Sort<Field> | undefined,
  columns: SortColumns<Field>,
): SelectQueryBuilder<D, T, R> {
  const order = chosenOrder(sort, columns)

  return order === undefined ? query : query.orderBy(order)
}
