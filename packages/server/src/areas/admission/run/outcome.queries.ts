import type { OutcomeFilters } from '@residency/contract/areas/admission/run/run.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing } from '../../../platform/db/patterns.ts'
import { by, sortedBy } from '../../../platform/db/sorting.ts'
import type { ResultScope } from './admission.policy.ts'
import { offerInScope } from './overview.queries.ts'
import type { StoredOutcome } from './result.rules.ts'
import { isWaiting } from './run.queries.ts'

export type Search = Omit<OutcomeFilters, 'pageNum' | 'pageSize'>

const offersIn = (scope: ResultScope) =>
  sql<number>`(select o.id from offers o where ${offerInScope(scope)})`

/** Admitted in the reader's scope: a place at a base outside it does not count. */
const isAdmitted = (scope: ResultScope) =>
  scope.kind === 'all'
    ? sql<boolean>`x.pool_id is not null`
    : sql<boolean>`coalesce(p.offer_id in ${offersIn(scope)}, false)`

/** The total of the place, else the best one; as far as it belongs to an offer the reader sees. */
const bestTotal = (scope: ResultScope) =>
  scope.kind === 'all'
    ? sql<number | null>`x.total`
    : sql<number | null>`(select (e ->> 'total')::int from jsonb_array_elements(x.outcomes) e
          where (e ->> 'offer')::bigint in ${offersIn(scope)}
        order by (e ->> 'is' = 'admitted') desc, 1 desc nulls last limit 1)`

const waits = sql<boolean>`(x.pool_id is null and ${isWaiting})`

function matching(db: Db, scope: ResultScope, filters: Search) {
  let match = db
    .selectFrom('admissionOutcomes as x')
    .innerJoin('registrations as r', 'r.id', 'x.registrationId')
    .leftJoin('offerPools as p', 'p.id', 'x.poolId')
    .where('x.runId', '=', filters.runId)

  if (scope.kind === 'bases')
    match = match.where(
      sql<boolean>`exists (select 1 from registration_choices c
          where c.registration_id = x.registration_id and c.offer_id in ${offersIn(scope)})`,
    )

  if (filters.result === 'admitted') match = match.where(isAdmitted(scope))
  if (filters.result === 'waiting') match = match.where(waits)
  if (filters.result === 'unplaced')
    match = match.where(sql<boolean>`not ${isAdmitted(scope)} and not ${waits}`)
  if (filters.traineeKind) match = match.where('r.traineeKind', '=', filters.traineeKind)

  if (filters.offerId)
    match = match.where(
      sql<boolean>`x.outcomes @> ${JSON.stringify([{ offer: filters.offerId }])}::jsonb`,
    )

  if (filters.keywords) match = match.where('r.nameSearch', 'like', containing(filters.keywords))

  return match
}

/** One page of the results of a run that match, the best total first. */
export function findOutcomes(db: Db, scope: ResultScope, filters: Search, page: Page) {
  const listed = matching(db, scope, filters)
    .select(['r.id', 'r.realName', 'r.traineeKind', 'r.state'])
    .select(bestTotal(scope).as('total'))
    .select(sql<StoredOutcome[]>`x.outcomes`.as('outcomes'))
    .select([isAdmitted(scope).as('isAdmitted'), waits.as('waits')])

  const sorted = sortedBy(listed, filters.sort, {
    realName: by.name('r.realName'),
    total: by.column('total'),
  })

  const inOrder = sorted.orderBy('total', (order) => order.desc().nullsLast()).orderBy('r.id')

  return pageOf(inOrder, page).execute()
}

export type FoundOutcome = Awaited<ReturnType<typeof findOutcomes>>[number]

export const countOutcomes = (db: Db, scope: ResultScope, filters: Search) =>
  countRows(matching(db, scope, filters))

/** What bases wrote to choices they did not find eligible, and the offers the reader sees. */
export const findReasons = (db: Db, registrationIds: readonly number[], scope: ResultScope) =>
  db
    .selectFrom('registrationChoices as c')
    .innerJoin('offers as o', 'o.id', 'c.offerId')
    .select(['c.registrationId', 'c.offerId', 'c.eligibilityReason'])
    .where('c.registrationId', '=', anyId(registrationIds))
    .where(offerInScope(scope))
    .execute()

/** How many wait for each pool of a run, in one look at its results. */
const queuesOf = (runId: number) =>
  sql<{
    poolId: number
    waiting: number
  }>`(select t.value::bigint as pool_id, count(*)::int as waiting
    from admission_outcomes x, jsonb_array_elements(x.outcomes) e,
      jsonb_array_elements_text(e.value -> 'pools') t
    where x.run_id = ${runId} and x.pool_id is null and e.value ->> 'waitingPlace' is not null
    group by 1)`.as<'q'>('q')

/** Pools of a run with how they were filled. */
export const findRunPools = (db: Db, runId: number, scope: ResultScope) =>
  db
    .selectFrom('admissionPools as f')
    .innerJoin('offerPools as p', 'p.id', 'f.poolId')
    .innerJoin('offers as o', 'o.id', 'p.offerId')
    .select(['p.id', 'p.offerId', 'p.traineeKind', 'f.seats', 'f.admitted', 'f.cutoffTotal'])
    .leftJoin(queuesOf(runId), 'q.poolId', 'p.id')
    .select(sql<number>`coalesce(q.waiting, 0)`.as('waiting'))
    .where('f.runId', '=', runId)
    .where(offerInScope(scope))
    .orderBy('o.place')
    .orderBy('p.id')
    .execute()
