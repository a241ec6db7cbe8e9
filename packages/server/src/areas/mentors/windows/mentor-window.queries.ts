import type {
  MentorWindowFilters,
  mentorWindowSorts,
} from '@residency/contract/areas/mentors/library/mentor-window.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { momentBefore } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isOfOwnBase, type OrgScope } from '../../organisation/organisation.public.ts'

export const findWindowsOfBase = (db: Db, baseId: number) =>
  db.selectFrom('mentorWindows').selectAll().where('baseId', '=', baseId).orderBy('id').execute()

export const findBaseName = (db: Db, id: number) =>
  db.selectFrom('bases').select(['name', 'nameEn']).where('id', '=', id).executeTakeFirst()

export const findWindowForUpdate = (db: Db, id: number) =>
  db.selectFrom('mentorWindows').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

type Match = Omit<MentorWindowFilters, 'pageNum' | 'pageSize'> & { scope: OrgScope; now: Date }

function matching(db: Db, { scope, now, baseId, year, state }: Match) {
  let match = db.selectFrom('mentorWindows as w').where(isOfOwnBase(scope, 'w.baseId'))
  if (baseId) match = match.where('w.baseId', '=', baseId)
  if (year) match = match.where('w.year', '=', year)
  if (state) match = match.where('w.isOn', '=', state !== 'off')
  if (state === 'upcoming') match = match.where('w.startsAt', '>', now)
  if (state === 'open') match = match.where('w.startsAt', '<=', now)

  const lastSecond = momentBefore(now, 1000)
  if (state === 'open') match = match.where('w.endsAt', '>', lastSecond)
  if (state === 'over') match = match.where('w.endsAt', '<=', lastSecond)

  return match
}

/** With the base’s name, the trainees who have applied, and the mentors and places of its year. */
const selectColumns = (match: ReturnType<typeof matching>) =>
  match
    .innerJoin('bases as b', 'b.id', 'w.baseId')
    .selectAll('w')
    .select(['b.name as base', 'b.nameEn as baseEn'])
    .select(
      sql<number>`(select count(distinct a.trainee_id) from mentor_applications a
          where a.window_id = w.id and a.state <> 'revoked')`.as('applicants'),
    )
    .select(
      sql<{
        mentors: number
        places: number
      }>`(select jsonb_build_object('mentors', count(*), 'places', coalesce(sum(m.capacity), 0))
        from mentor_entries m where m.base_id = w.base_id and m.year = w.year
          and m.state = 'departmentPassed')`.as('offered'),
    )

export type WindowRow = Awaited<ReturnType<typeof findWindow>> & object

const sortsIn = (language: Language): SortColumns<(typeof mentorWindowSorts)[number]> => ({
  base: by.label(language, 'b'),
  startsAt: by.column('w.startsAt'),
  applicants: by.column('applicants'),
})

/** One page of windows, the latest first. */
export const findWindowPage = (
  db: Db,
  match: Match,
  page: { pageNum: number; pageSize: number },
  language: Language,
) =>
  findPage(matching(db, match), page, (rows) =>
    sortedBy(selectColumns(rows), match.sort, sortsIn(language))
      .orderBy('w.startsAt', 'desc')
      .orderBy('w.id', 'desc'),
  )

export const findWindow = (db: Db, scope: OrgScope, id: number) =>
  selectColumns(matching(db, { scope, now: new Date(0) }))
    .where('w.id', '=', id)
    .executeTakeFirst()

/** What trainees have given in a window: how many applications, and the last rank that is used. */
export const findUseOf = (db: Db, windowId: number) =>
  db
    .selectFrom('mentorApplications')
    .select((e) => [
      e.fn.countAll().$castTo<number>().as('applicationCount'),
      e.fn.max('choiceRank').filterWhere('state', '=', 'applied').as('most'),
    ])
    .where('windowId', '=', windowId)
    .executeTakeFirstOrThrow()
