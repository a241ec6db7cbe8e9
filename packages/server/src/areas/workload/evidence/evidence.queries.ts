import type {
  EvidenceFilters,
  evidenceSorts,
} from '@residency/contract/areas/workload/evidence/evidence.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { EvidenceEntry, Finding } from '../../../algorithms/evidence/entry.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isOfOwnBase } from '../../organisation/organisation.public.ts'
import type { FindingScope } from '../workload.policy.ts'

const findingsIn = (db: Db, { org, readerId }: FindingScope) =>
  db
    .selectFrom('workloadFindings as f')
    .innerJoin('bases as o', 'o.id', 'f.baseId')
    .leftJoin('trainees as t', 't.id', 'f.traineeId')
    .leftJoin('users as d', 'd.id', 'f.deciderId')
    .where(
      sql<boolean>`${isOfOwnBase(org, 'f.baseId')}
          and coalesce(t.user_id, f.decider_id) <> ${readerId}`,
    )

const selectColumns = (match: ReturnType<typeof findingsIn>) =>
  match
    .leftJoin('users as l', 'l.id', 'f.lookedBy')
    .selectAll('f')
    .select(['o.name as base', 'o.nameEn as baseEn'])
    .select(sql<string>`coalesce(t.real_name, d.display_name)`.as('name'))
    .select('l.displayName as reader')

export type FindingRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>
export type FindingMatch = Omit<EvidenceFilters, 'pageNum' | 'pageSize'> & { scope: FindingScope }

const sortsIn = (language: Language): SortColumns<(typeof evidenceSorts)[number]> => ({
  name: sql`coalesce(t.real_name, d.display_name) collate pinyin`,
  from: by.column('f.startsOn'),
  base: by.label(language, 'o'),
})

/** One page, those that nobody has looked at first, then the latest. */
export function findFindingPage(
  db: Db,
  { scope, kind, baseId, looked, from, until, keywords, sort }: FindingMatch,
  page: Page,
  language: Language,
) {
  let match = findingsIn(db, scope)
  if (kind) match = match.where('f.kind', '=', kind)
  if (baseId) match = match.where('f.baseId', '=', baseId)
  if (looked) match = match.where('f.lookedAt', looked === '1' ? 'is not' : 'is', null)
  if (from) match = match.where('f.endsOn', '>=', from)
  if (until) match = match.where('f.startsOn', '<=', until)

  if (keywords)
    match = match.where(
      sql<boolean>`coalesce(t.name_search, d.name_search) like ${containing(keywords)}`,
    )

  const first = sql`f.looked_at desc nulls first`

  return findPage(match, page, (rows) =>
    sortedBy(selectColumns(rows), sort, sortsIn(language))
      .orderBy(first)
      .orderBy('f.endsOn', 'desc')
      .orderBy('f.id', 'desc'),
  )
}

export const findFinding = (db: Db, scope: FindingScope, id: number) =>
  selectColumns(findingsIn(db, scope)).where('f.id', '=', id).executeTakeFirst()

export const findFindingForUpdate = (db: Db, scope: FindingScope, id: number) =>
  selectColumns(findingsIn(db, scope)).where('f.id', '=', id).forUpdate('f').executeTakeFirst()

export const findThresholds = (db: Db) =>
  db.selectFrom('workloadThresholds').selectAll().executeTakeFirstOrThrow()

export const findThresholdsForUpdate = (db: Db) =>
  db.selectFrom('workloadThresholds').selectAll().forUpdate().executeTakeFirst()

export const findBaseIds = async (db: Db) =>
  (await db.selectFrom('bases').select('id').orderBy('id').execute()).map(({ id }) => id)

/**
 * Entries of a base since a day, as the finder reads them: hashes in place of numbers, instants in
 * seconds, days since 1970. An entry is one, regardless of its count, because it was written and
 * decided at once.
 */
export async function findEvidenceEntries(
  db: Db,
  baseId: number,
  since: string,
): Promise<EvidenceEntry[]> {
  const { rows } = await sql<EvidenceEntry>`select e.id::text as id, e.trainee_id::text as trainee,
        coalesce(e.requirement_id::text, e.item) as item,
      case when e.patient_id is null then e.number_hash end as sample,
      case when e.patient_id is not null then e.number_hash end as patient,
      e.case_day - date '1970-01-01' as case_day,
      extract(epoch from e.written_at)::float8 as written_at,
      extract(epoch from e.created_at)::float8 as entered_at,
      'leave' = any (e.marks) as is_on_leave,
      b.starts_on - date '1970-01-01' as block_from,
      case when 'outside' = any (e.marks) then -1 else b.ends_on - date '1970-01-01' end as block_until,
      e.decided_by::text as decider, (e.decided_by = t.user_id) is true as is_own_decision,
      extract(epoch from e.decided_at)::float8 as decided_at, null as opened_at,
      case when e.batch_size > 1 then e.decided_by || ' ' || e.decided_at end as batch
    from workload_entries e join trainees t on t.id = e.trainee_id
      join majors m on m.id = t.major_id
    left join rotation_blocks b on b.id = e.block_id
    where m.base_id = ${baseId} and e.case_day >= ${since}::date
      and e.state in ('submitted', 'passed', 'returned')`.execute(db)

  return rows
}

/**
 * Stores the findings of a base. A finding that is not made again is deleted, unless somebody has
 * looked at it.
 */
export async function replaceFindings(
  db: Db,
  baseId: number,
  findings: readonly Finding[],
  now: Date,
) {
  const rows = findings.map((finding) => ({
    ...finding,
    trainee: finding.trainee && Number(finding.trainee),
    decider: finding.decider && Number(finding.decider),
    outOf: finding.of,
    entries: [...new Set(finding.entries)],
  }))

  await sql`delete from workload_findings where base_id = ${baseId} and looked_at is null`.execute(
    db,
  )

  await sql`insert into workload_findings (base_id, kind, trainee_id, decider_id, starts_on,
      ends_on, figure, threshold, unit, out_of, expected,
      entries, found_at, updated_at)
    select ${baseId}, kind, trainee, decider, "from", "until", figure, threshold, unit, out_of,
      expected,
      array(select jsonb_array_elements_text(entries)::bigint), ${now}, ${now}
    from ${rowsOf(rows, {
      kind: 'text',
      trainee: 'bigint',
      decider: 'bigint',
      from: 'date',
      until: 'date',
      figure: 'numeric',
      threshold: 'numeric',
      unit: 'text',
      outOf: 'int',
      expected: 'numeric',
      entries: 'jsonb',
    })} g
    on conflict on constraint workload_findings_once do update
      set ends_on = excluded.ends_on, figure = excluded.figure,
      out_of = excluded.out_of, expected = excluded.expected, entries = excluded.entries,
      found_at = excluded.found_at`.execute(db)
}
