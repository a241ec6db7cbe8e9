import {
  ENTRY_COUNT_LIMIT,
  type EntryFilters,
} from '@residency/contract/areas/workload/entries/entry.contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { Page } from '../../../platform/db/pages.ts'
import { containing } from '../../../platform/db/patterns.ts'
import type { EntryScope } from './entry.policy.ts'
import { isAmong, isInScope, type Part, partsOf, waitsFor } from './entry-scope.queries.ts'

export type EntryMatch = Omit<EntryFilters, 'pageNum' | 'pageSize'> & { scope: EntryScope }

/** Where a batch ended. */
export type Place = { caseDay: string; id: number }

/** Filters that choose by one column of the entry. */
const PARTS = {
  traineeId: (id: number): Part => ({ column: 'traineeId', ids: sql`select ${id}::bigint as id` }),
  blockId: (id: number): Part => ({ column: 'blockId', ids: sql`select ${id}::bigint as id` }),
  departmentId: (id: number): Part => ({
    column: 'departmentId',
    ids: sql`select d.id from departments d join departments top on top.id = ${id}
        where starts_with(d.tree_path, top.tree_path)`,
  }),
  cohortId: (id: number): Part => ({
    column: 'traineeId',
    ids: sql`select c.id from trainees c where c.cohort_id = ${id}`,
  }),
  baseId: (id: number): Part => ({
    column: 'traineeId',
    ids: sql`select o.id from trainees o join majors x on x.id = o.major_id
        where x.base_id = ${id}`,
  }),
}

const NARROW = ['traineeId', 'blockId', 'departmentId', 'cohortId', 'baseId'] as const
type Narrow = (typeof NARROW)[number]

/** States that few entries are in at a time: an index of each lists them in order. */
const isFew = ({ state, waiting, marked, requirementId }: EntryMatch) =>
  Boolean(waiting || marked || requirementId || (state && state !== 'passed'))

function conditionsOf(match: EntryMatch, sliced: Narrow | 'scope' | null): RawBuilder<boolean> {
  const { scope, kind, state, role, requirementId, from, until, marked, waiting, keywords } = match
  const parts = NARROW.flatMap((name) =>
    match[name] && name !== sliced ? isAmong(PARTS[name](match[name])) : [],
  )
  const words = keywords ? containing(keywords) : null

  const all = [
    sql<boolean>`e.state <> 'replaced'`,
    ...(sliced === 'scope' ? [] : [isInScope(scope)]),
    ...parts,
    ...(kind ? [sql<boolean>`e.kind = ${kind}`] : []),
    ...(state ? [sql<boolean>`e.state = ${sql.lit(state)}`] : []),
    ...(role ? [sql<boolean>`e.role = ${role}`] : []),
    ...(requirementId ? [sql<boolean>`e.requirement_id = ${requirementId}`] : []),
    ...(from ? [sql<boolean>`e.case_day >= ${from}::date`] : []),
    ...(until ? [sql<boolean>`e.case_day <= ${until}::date`] : []),
    ...(marked ? [sql<boolean>`e.marks <> '{}'`] : []),
    ...(marked && marked !== '1' ? [sql<boolean>`${marked} = any (e.marks)`] : []),
    ...(waiting ? [waitsFor(scope)] : []),
    ...(words
      ? [
          sql<boolean>`(fold_search(e.item) like ${words}
            or e.trainee_id in (select named.id from trainees named
                where named.name_search like ${words} or fold_search(named.number) like ${words}))`,
        ]
      : []),
  ]

  return sql<boolean>`${sql.join(all, sql` and `)}`
}

const LATEST = sql`order by e.case_day desc, e.id desc`
type Cut = { limit: number | null; isOrdered: boolean; isWhole?: boolean; after?: Place | null }
const limitTo = (limit: number | null) => (limit === null ? sql`` : sql`limit ${limit}`)

/**
 * Entries that match, as one select of id and day or several. Where a scope or filter is a list of
 * people, stays or departments, each of these has an index in the order of the list: its first rows
 * are enough. Of everything (`isWhole`) one walk in order is cheaper for many people.
 */
function entriesThat(
  match: EntryMatch,
  { limit, isOrdered, isWhole, after }: Cut,
): RawBuilder<unknown> {
  const narrow = NARROW.find((name) => match[name]) ?? 'scope'
  const parts = narrow === 'scope' ? partsOf(match.scope) : [PARTS[narrow](match[narrow]!)]
  const isWalk =
    isWhole && narrow !== 'traineeId' && parts?.some(({ column }) => column === 'traineeId')
  const isSliced = parts !== null && !isFew(match) && !isWalk
  const next = after
    ? sql`and (e.case_day, e.id) < (${after.caseDay}::date, ${after.id}::bigint)`
    : sql``
  const rest = sql`${conditionsOf(match, isSliced ? narrow : null)} ${next} ${isOrdered ? LATEST : sql``} ${limitTo(limit)}`
  if (!isSliced) return sql`(select e.id, e.case_day from workload_entries e where ${rest})`

  const slices = parts.map(
    ({ column, ids }) => sql`(select few.id, few.case_day from (${ids}) part(id) cross join lateral
      (select e.id, e.case_day from workload_entries e where ${sql.ref(`e.${column}`)} = part.id
        and ${rest}) few ${limitTo(isOrdered ? null : limit)})`,
  )

  return slices.length
    ? sql.join(slices, sql` union `)
    : sql`(select e.id, e.case_day from workload_entries e where false)`
}

/** The number of entries, counted up to `most` and one more. */
async function count(db: Db, match: EntryMatch, max: number | null): Promise<number> {
  const limit = max === null ? null : max + 1
  const found = entriesThat(match, { limit, isOrdered: false, isWhole: limit === null })

  const counted = await sql<{
    total: number
  }>`select count(*)::int as total
      from (select id from (${found}) every ${limitTo(limit)}) few`.execute(db)

  return counted.rows[0]!.total
}

export const countEntries = (db: Db, match: EntryMatch) => count(db, match, null)

const idsOf = ({ rows }: { rows: { id: number }[] }) => rows.map(({ id }) => id)

/**
 * Ids of one page, the latest day first, with the total: exact for the own entries, otherwise up to
 * ENTRY_COUNT_LIMIT, where pages end.
 */
export async function findPageIds(db: Db, match: EntryMatch, { pageNum, pageSize }: Page) {
  const max = match.scope.org === null ? null : ENTRY_COUNT_LIMIT
  const offset = (pageNum - 1) * pageSize
  const size = max === null ? pageSize : Math.max(0, Math.min(pageSize, max - offset))
  const found = entriesThat(match, { limit: offset + size, isOrdered: true })

  const [page, counted] = await Promise.all([
    size &&
      sql<{
        id: number
      }>`select id from (${found}) every order by case_day desc, id desc
          limit ${size} offset ${offset}`.execute(db),
    count(db, match, max),
  ])

  return {
    ids: page ? idsOf(page) : [],
    total: Math.min(counted, max ?? counted),
    isTotalCapped: max !== null && counted > max,
  }
}

/** Ids of the next batch of everything that matches, after the last row of the one before. */
export async function findBatchIds(db: Db, match: EntryMatch, after: Place | null, size: number) {
  const found = entriesThat(match, { limit: size, isOrdered: true, isWhole: true, after })
  return idsOf(
    await sql<{
      id: number
    }>`select id from (${found}) every order by case_day desc, id desc limit ${size}`.execute(db),
  )
}
