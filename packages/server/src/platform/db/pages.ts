import { type RawBuilder, type SelectQueryBuilder, type Simplify, sql } from 'kysely'
import type { Db } from './connect/pool.ts'

export type Page = { pageNum: number; pageSize: number }

/** A query with scope and filters, without columns. */
type Match<D, T extends keyof D> = SelectQueryBuilder<D, T, Record<never, never>>

/**
 * One page of a query with a unique order. The size is part of the text, and the first page has no
 * offset: so the plan that PostgreSQL keeps for the statement knows how few rows are wanted
 * (docs/decisions/0019).
 */
export function pageOf<D, T extends keyof D, R>(
  query: SelectQueryBuilder<D, T, R>,
  { pageNum, pageSize }: Page,
) {
  const few = query.limit(sql.lit(pageSize))
  return pageNum === 1 ? few : few.offset((pageNum - 1) * pageSize)
}

/** The number of rows of a query. */
export async function countRows<D, T extends keyof D>(match: Match<D, T>): Promise<number> {
  const { total } = await match
    .select(sql`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()

  return total
}

/** How many rows of a query meet each of several conditions, counted in one pass. */
export async function countEach<K extends string, D, T extends keyof D>(
  match: Match<D, T>,
  conditions: Readonly<Record<K, RawBuilder<boolean>>>,
) {
  const counts = Object.entries<RawBuilder<boolean>>(conditions).map(([key, condition]) =>
    sql`count(*) filter (where ${condition})`.as(key),
  )

  return await match.select(counts).$castTo<Record<K, number>>().executeTakeFirstOrThrow()
}

/**
 * One page of what `match` finds and the total, queried in parallel. Scope and filters are in
 * `match` alone, so that list and total cannot differ; `list` adds columns, the order, and joins
 * that neither add nor drop rows.
 */
export async function findPage<D, T extends keyof D, D2, T2 extends keyof D2, R>(
  match: Match<D, T>,
  page: Page,
  list: (match: Match<D, T>) => SelectQueryBuilder<D2, T2, R>,
): Promise<{ rows: Simplify<R>[]; total: number }> {
  const [rows, total] = await Promise.all([pageOf(list(match), page).execute(), countRows(match)])
  return { rows, total }
}

/**
 * One page of a list of millions of rows. The total is exact up to `limit`; beyond it there are
 * more than `total`, and pages end there.
 */
export async function findCappedPage<D, T extends keyof D, D2, T2 extends keyof D2, R>(
  db: Db,
  match: Match<D, T>,
  { pageNum, pageSize }: Page,
  limit: number,
  list: (match: Match<D, T>) => SelectQueryBuilder<D2, T2, R>,
): Promise<{ rows: Simplify<R>[]; total: number; isTotalCapped: boolean }> {
  const left = limit - (pageNum - 1) * pageSize
  const few = match.select(sql.lit(1).as('one')).limit(sql.lit(limit + 1))

  const [rows, counted] = await Promise.all([
    left <= 0 ? [] : pageOf(list(match), { pageNum, pageSize }).execute(),
    sql<{ total: number }>`select count(*) as total from (${few}) few`.execute(db),
  ])

  const { total } = counted.rows[0]!

  return {
    rows: rows.slice(0, Math.max(left, 0)),
    total: Math.min(total, limit),
    isTotalCapped: total > limit,
  }
}

/**
 * For a list that is ordered by groups first: which of them a page shows, and how many of their rows
 * come before it. Where groups are counted anyway for the total, only those of the page are read and
 * sorted.
 */
export function groupsOfPage<G extends { count: number }>(
  groups: readonly G[],
  { pageNum, pageSize }: Page,
): { pageGroups: G[]; offset: number; total: number } {
  const start = (pageNum - 1) * pageSize
  const pageGroups: G[] = []
  let [offset, total] = [start, 0]

  for (const group of groups) {
    const isBefore = total + group.count <= start
    if (isBefore) offset -= group.count
    else if (total < start + pageSize) pageGroups.push(group)
    total += group.count
  }

  return { pageGroups, offset, total }
}
