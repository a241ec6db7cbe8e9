import { foldSearch } from '@residency/contract/kernel/fold'
import { isFoundBy } from '@residency/contract/kernel/found-by'
import { labelInitials } from '@residency/contract/kernel/initials'
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { containing, isFoundIn } from '../db/patterns.ts'

/** Words of a search: as they were typed, and as a `like` pattern. */
export type SearchWords = { typed: string; pattern: string }

export const searchWords = (typed: string): SearchWords => ({ typed, pattern: containing(typed) })

/** So many records of one kind are found. */
export const MAX_OF_A_KIND = 6

/** Initials are compared with the names of so many records, the newest. */
const NEWEST = 200

/** So many initials are kept; a name is read once. */
const MAX_KNOWN = 20_000

const known = new Map<string, readonly string[]>()

function initialsOf(name: string): readonly string[] {
  const found = known.get(name)
  if (found) return found
  if (known.size >= MAX_KNOWN) known.clear()

  const initials = labelInitials(name)

  known.set(name, initials)

  return initials
}

type NamedRecord = { id: number; name: string; nameEn?: string | null }

/**
 * Things of a query by the words in their names, or by the initials of their names in pinyin; the
 * newest first. Initials are compared here and not by the database, which would compute them for
 * every row of every search (docs/decisions/0105). `names` and `id` are columns of the query.
 */
export async function findNamed<D, T extends keyof D, O extends NamedRecord>(
  query: SelectQueryBuilder<D, T, O>,
  { names, id }: { names: readonly string[]; id: string },
  { typed, pattern }: SearchWords,
): Promise<O[]> {
  const conditions = names.map((name) => isFoundIn(sql.ref<string | null>(name), pattern))
  const hasWords = sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
  const newest = (rows: SelectQueryBuilder<D, T, O>) => rows.orderBy(sql.ref(id), 'desc')

  if (!/^[a-z]{2,}$/.test(foldSearch(typed)))
    return newest(query.where(hasWords)).limit(MAX_OF_A_KIND).execute() as Promise<O[]>

  const rows = (await newest(query.orderBy(sql`coalesce(${hasWords}, false)`, 'desc'))
    .limit(NEWEST)
    .execute()) as O[]

  return rows
    .filter(({ name, nameEn }) =>
      [name, nameEn ?? ''].some((text) => isFoundBy(typed, text, initialsOf)),
    )
    .slice(0, MAX_OF_A_KIND)
}
