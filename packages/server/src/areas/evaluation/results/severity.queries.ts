import type {
  SeverityFilters,
  severitySorts,
} from '@residency/contract/areas/evaluation/results/result.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Rating } from '../../../algorithms/severity/rating.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { anyText, containing } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'
import { FEEDBACK_DIRECTIONS } from '../answers/answer.rules.ts'
import type { RaterFigures } from './result.rules.ts'

/**
 * Bases whose severities were not computed on a day though trainees of theirs have been marked
 * since another.
 */
export async function findBasesToMeasure(db: Db, since: string, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select b.id from bases b where not exists (
      select from evaluation_severities v where v.base_id = b.id and v.computed_on = ${today})
    and exists (select from evaluation_answers a join trainees t on t.id = a.trainee_id
        join majors m on m.id = t.major_id
      where m.base_id = b.id and a.assessed_on >= ${since}) order by b.id`.execute(db)

  return rows.map(({ id }) => id)
}

/**
 * Marks from 1 to 9 that supervisors, departments and the base gave trainees of a base, by name. An
 * item is one of a series of forms.
 */
export async function findRatings(db: Db, baseId: number, since: string): Promise<Rating[]> {
  const { rows } = await sql<Rating>`select a.trainee_id::text trainee, a.rater_id::text rater,
        f.series_id || ':' || (i ->> 'key') item,
      (a.scores ->> (i ->> 'key'))::int score
    from evaluation_answers a join trainees t on t.id = a.trainee_id
      join majors m on m.id = t.major_id
      join evaluation_templates f on f.id = a.template_id
      left join evaluation_tasks k on k.id = a.task_id
      left join evaluation_targets g on g.id = k.target_id
      cross join lateral jsonb_array_elements(f.sections) s
      cross join lateral jsonb_array_elements(s -> 'items') i
    where m.base_id = ${baseId} and a.assessed_on >= ${since}
      and (g.id is null or g.direction = ${anyText(FEEDBACK_DIRECTIONS)})
      and i ->> 'kind' = 'score' and i ->> 'scale' = '9' and a.scores ->> (i ->> 'key') is not null
    order by a.id`.execute(db)

  return rows
}

/** Replaces the figures of a base; two processes at the same time write the same. */
export async function replaceSeverities(
  tx: Db,
  baseId: number,
  today: string,
  figures: readonly RaterFigures[],
) {
  await sql`select pg_advisory_xact_lock(7203161, ${baseId}::int)`.execute(tx)
  await tx.deleteFrom('evaluationSeverities').where('baseId', '=', baseId).execute()

  await sql`insert into evaluation_severities (base_id, rater_id, ratings, trainees, mean, group_no,
      severity, se, computed_on)
    select ${baseId}::bigint, rater_id, ratings, trainees, mean, group_no, severity, se,
      ${today}::date
    from ${rowsOf(figures, {
      raterId: 'bigint',
      ratings: 'int',
      trainees: 'int',
      mean: 'numeric',
      groupNo: 'int',
      severity: 'numeric',
      se: 'numeric',
    })} r`.execute(tx)
}

const inScope = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('evaluationSeverities as v')
    .innerJoin('bases', 'bases.id', 'v.baseId')
    .innerJoin('users as r', 'r.id', 'v.raterId')
    .where(withinBaseScope(scope))

const sortsIn = (language: Language): SortColumns<(typeof severitySorts)[number]> => ({
  rater: by.name('r.displayName'),
  base: by.label(language, 'bases'),
  ratings: by.column('v.ratings'),
  trainees: by.column('v.trainees'),
  mean: by.column('v.mean'),
  severity: by.column('v.severity'),
  group: by.column('v.groupNo'),
})

/**
 * One page of raters: the largest group first, in it the stricter first, those without a known
 * severity last.
 */
export function findSeverityPage(
  db: Db,
  scope: BaseScope,
  filters: SeverityFilters,
  language: Language,
) {
  let match = inScope(db, scope)
  if (filters.baseId) match = match.where('v.baseId', '=', filters.baseId)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e('r.nameSearch', 'like', words))
  }

  return findPage(match, filters, (rows) => {
    const listed = rows
      .select([
        'v.baseId',
        'v.raterId',
        'v.ratings',
        'v.trainees',
        'v.groupNo',
        'bases.name as base',
        'bases.nameEn as baseEn',
      ])
      .select(['r.displayName as rater', sql<number>`v.mean::float8`.as('mean')])
      .select([
        sql<number | null>`v.severity::float8`.as('severity'),
        sql<number | null>`v.se::float8`.as('se'),
      ])

    return sortedBy(listed, filters.sort, sortsIn(language))
      .orderBy('v.groupNo')
      .orderBy(sql`v.severity desc nulls last`)
      .orderBy('v.baseId')
      .orderBy('v.raterId')
  })
}

export async function findSeverityFacts(db: Db, scope: BaseScope, baseId: number | undefined) {
  let rows = inScope(db, scope)
  if (baseId) rows = rows.where('v.baseId', '=', baseId)

  const [facts, bases] = await Promise.all([
    rows
      .select([
        sql<string | null>`max(v.computed_on)`.as('computedOn'),
        sql<number>`coalesce(max(v.group_no), 0)`.as('groups'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('bases')
      .select(['id', 'name', 'nameEn'])
      .where(withinBaseScope(scope))
      .where('status', '=', 1)
      .orderBy('sort')
      .orderBy('id')
      .execute(),
  ])

  return { ...facts, bases }
}
