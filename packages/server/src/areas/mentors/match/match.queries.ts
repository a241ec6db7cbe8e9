import type {
  MatchResultFilters,
  matchResultSorts,
  UnplacedFilters,
} from '@residency/contract/areas/mentors/choice/match.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isAccountInUse } from '../../accounts/accounts.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import { canHaveMentor, hasNoMentor } from '../choice/trainee.queries.ts'
import type { WindowRow } from '../windows/window.queries.ts'
import type { MatchOutcome } from './match.rules.ts'

/** Trainees of a base who can have a mentor, and have none. */
const waiting = (db: Db, baseId: number) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .where('m.baseId', '=', baseId)
    .where(hasNoMentor())
    .where(canHaveMentor())

export const findWaitingIds = async (db: Db, baseId: number) =>
  (await waiting(db, baseId).select('t.id').orderBy('t.id').execute()).map(({ id }) => id)

/** Their choices in a window, in order: open ones and those that were refused. */
export const findMatchChoices = (db: Db, { id, baseId }: WindowRow) =>
  waiting(db, baseId)
    .innerJoin('mentorApplications as a', 'a.traineeId', 't.id')
    .select(['a.traineeId', 'a.entryId', 'a.choiceRank', 'a.mentorRank', 'a.state'])
    .where('a.windowId', '=', id)
    .where('a.state', 'in', ['applied', 'refused'])
    .orderBy('t.id')
    .orderBy('a.choiceRank')
    .orderBy('a.id')
    .execute()

const isInUse = sql<boolean>`exists (select from users u where u.id = e.user_id
    and ${isAccountInUse('u')})`

/**
 * Mentors who take part in a window, with their free places; locked in one order when a result is
 * about to be published.
 */
export function findMatchEntries(db: Db, { baseId, year }: WindowRow, isLocked: boolean) {
  const query = db
    .selectFrom('mentorEntries as e')
    .select(['e.id', 'e.capacity', 'e.taken'])
    .where('e.baseId', '=', baseId)
    .where('e.year', '=', year)
    .where('e.state', '=', 'departmentPassed')
    .where(isInUse)
    .orderBy('e.id')

  return (isLocked ? query.forUpdate() : query).execute()
}

export async function findMatchFigures(db: Db, { id, baseId, year }: WindowRow) {
  const { rows } = await sql<{
    trainees: number
    chose: number
    mentors: number
    free: number
    unranked: number
  }>`select
    (select count(*)::int from trainees t join majors m on m.id = t.major_id
      where m.base_id = ${baseId} and ${hasNoMentor()} and ${canHaveMentor()}) as trainees,
    (select count(distinct a.trainee_id)::int
      from mentor_applications a join trainees t on t.id = a.trainee_id
      where a.window_id = ${id} and a.state = 'applied' and ${canHaveMentor()}) as chose,
    (select count(*)::int from mentor_entries e
      where e.base_id = ${baseId} and e.year = ${year} and e.state = 'departmentPassed'
        and ${isInUse}) as mentors,
    (select coalesce(sum(e.capacity - e.taken), 0)::int from mentor_entries e
      where e.base_id = ${baseId} and e.year = ${year} and e.state = 'departmentPassed'
        and ${isInUse}) as free,
    (select count(*)::int
      from (select from mentor_applications where window_id = ${id} and state = 'applied'
      group by entry_id having count(mentor_rank) = 0) x) as unranked`.execute(db)

  return rows[0]!
}

const runs = (db: Db) =>
  db
    .selectFrom('mentorMatchRuns as r')
    .innerJoin('users as u', 'u.id', 'r.runBy')
    .selectAll('r')
    .select('u.displayName as by')
    .select(
      sql<
        { rank: number; count: number }[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('rank', x.rank, 'count', x.count)
          order by x.rank), '[]')
        from (select choice_rank as rank, count(*)::int as count from mentor_match_results
          where run_id = r.id and entry_id is not null
          group by choice_rank) x)`.as('byChoice'),
    )

export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>
export const findRun = (db: Db, id: number) => runs(db).where('r.id', '=', id).executeTakeFirst()

/** Runs of a window that were not discarded, the newest first. */
export const findRuns = (db: Db, windowId: number) =>
  runs(db)
    .where('r.windowId', '=', windowId)
    .where('r.state', '!=', 'discarded')
    .orderBy('r.id', 'desc')
    .execute()

export const findPreviews = (db: Db, windowId: number) =>
  db
    .selectFrom('mentorMatchRuns')
    .select(['id', 'state'])
    .where('windowId', '=', windowId)
    .where('state', '=', 'previewed')
    .execute()

export const countPublishedRuns = (db: Db, windowId: number) =>
  countRows(
    db
      .selectFrom('mentorMatchRuns')
      .where('windowId', '=', windowId)
      .where('state', '=', 'published'),
  )

export const dropResults = (db: Db, runIds: readonly number[]) =>
  db.deleteFrom('mentorMatchResults').where('runId', '=', anyId(runIds)).execute()

export const saveResults = (db: Db, runId: number, rows: readonly MatchOutcome[]) =>
  sql`insert into mentor_match_results (run_id, trainee_id, entry_id, choice_rank, explanation)
    select ${runId}::bigint, r.trainee_id, r.entry_id, r.choice_rank, r.explanation
    from ${rowsOf(rows, { traineeId: 'bigint', entryId: 'bigint', choiceRank: 'int', explanation: 'jsonb' })} r`.execute(
    db,
  )

const results = (db: Db) =>
  db
    .selectFrom('mentorMatchResults as x')
    .innerJoin('trainees as t', 't.id', 'x.traineeId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .leftJoin('mentorEntries as e', 'e.id', 'x.entryId')
    .leftJoin('users as u', 'u.id', 'e.userId')

const sortsIn = (language: Language): SortColumns<(typeof matchResultSorts)[number]> => ({
  name: by.name('t.realName'),
  number: by.column('t.number'),
  major: by.label(language, 'm'),
  mentor: by.name('u.displayName'),
  choiceRank: by.column('x.choiceRank'),
})

export function findResultPage(
  db: Db,
  { runId, placed, keywords, sort }: MatchResultFilters,
  page: Page,
  language: Language,
) {
  let match = results(db).where('x.runId', '=', runId)
  if (placed) match = match.where('x.entryId', placed === '1' ? 'is not' : 'is', null)

  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([isTraineeFoundBy('t', keywords), e('u.nameSearch', 'like', words)]),
    )
  }

  return findPage(match, page, (rows) =>
    sortedBy(rows, sort, sortsIn(language))
      .select([
        't.id',
        't.realName',
        't.number',
        'm.name as major',
        'm.nameEn as majorEn',
        'x.choiceRank',
        'x.explanation',
      ])
      .select('u.displayName as mentor')
      .orderBy(sql`x.entry_id is not null`)
      .orderBy('t.number')
      .orderBy('t.id'),
  )
}

/** What a run gave, with whom to notify. */
export const findGiven = (db: Db, runId: number) =>
  results(db)
    .select(['t.id as traineeId', 't.userId', 'x.entryId', 'e.userId as mentorId', 'x.explanation'])
    .select('u.displayName as mentor')
    .where('x.runId', '=', runId)
    .orderBy('t.id')
    .execute()

/** The result of the last published run of a window for a trainee. */
export const findOwnResult = (db: Db, windowId: number, traineeId: number) =>
  db
    .selectFrom('mentorMatchResults as x')
    .innerJoin('mentorMatchRuns as r', 'r.id', 'x.runId')
    .select('x.explanation')
    .where('x.traineeId', '=', traineeId)
    .where('r.windowId', '=', windowId)
    .where('r.state', '=', 'published')
    .orderBy('r.round', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * One page of trainees of the base without a mentor, with the mentors they still ask for in this
 * window.
 */
export function findUnplacedPage(
  db: Db,
  baseId: number,
  { windowId, keywords }: UnplacedFilters,
  page: Page,
) {
  let match = waiting(db, baseId)
  if (keywords) match = match.where(isTraineeFoundBy('t', keywords))

  return findPage(match, page, (rows) =>
    rows
      .select(['t.id', 't.realName', 't.number', 'm.name as major', 'm.nameEn as majorEn'])
      .select(
        sql<string[]>`(select coalesce(array_agg(u.display_name order by a.choice_rank), '{}')
            from mentor_applications a
          join mentor_entries e on e.id = a.entry_id join users u on u.id = e.user_id
          where a.window_id = ${windowId} and a.trainee_id = t.id and a.state = 'applied')`.as(
          'choices',
        ),
      )
      .orderBy('t.number')
      .orderBy('t.id'),
  )
}
