import type { LectureFilters } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { type RawBuilder, sql } from 'kysely'
import { endOfDayInChina, startOfDayInChina } from '../../../platform/clock.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isOfOwnBase, isOfOwnDepartment } from '../../organisation/organisation.public.ts'
import { isInTraining } from '../../trainees/trainees.public.ts'
import type { LectureScope } from './lecture.policy.ts'

export const isOrganised = ({ userId, area }: LectureScope): RawBuilder<boolean> =>
  area.kind === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(l.created_by = ${userId} or ${isOfOwnBase(area, 'l.base_id')} or ${isOfOwnDepartment(area, 'l.department_id')})`
const organised = (db: Db, scope: LectureScope) => db.selectFrom('learning_lectures as l').where(isOrganised(scope))

const peopleWho = (condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from learning_lecture_people p where p.lecture_id = l.id and ${condition})`
const shown = (match: ReturnType<typeof organised>) =>
  match
    .leftJoin('bases as b', 'b.id', 'l.base_id')
    .leftJoin('departments as d', 'd.id', 'l.department_id')
    .selectAll('l')
    .select(['b.name as base', 'b.name_en as base_en', 'd.name as department', 'd.name_en as department_en'])
    .select([
      peopleWho(sql`not p.is_guest`).as('expected'),
      peopleWho(sql`p.presence in ('here', 'late') and not p.is_guest`).as('here'),
      peopleWho(sql`p.presence = 'late'`).as('late'),
      peopleWho(sql`p.is_guest`).as('guests'),
    ])
export type LectureRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

export function findLecturePage(db: Db, scope: LectureScope, filters: LectureFilters & Page) {
  let match = organised(db, scope)
  if (filters.kind) match = match.where('l.kind', '=', filters.kind)
  if (filters.state) match = match.where('l.state', '=', filters.state)
  if (filters.from) match = match.where('l.starts_at', '>=', startOfDayInChina(filters.from))
  if (filters.until) match = match.where('l.starts_at', '<=', endOfDayInChina(filters.until))
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([isFoundIn(e.ref('l.title'), words), isFoundIn(e.ref('l.speaker'), words), isFoundIn(e.ref('l.place'), words)]),
    )
  }
  return findPage(match, filters, (rows) => shown(rows).orderBy('l.starts_at', 'desc').orderBy('l.id', 'desc'))
}
export const findLecture = (db: Db, scope: LectureScope, id: number) =>
  shown(organised(db, scope).where('l.id', '=', id)).executeTakeFirst()
export const findLectureForUpdate = (db: Db, scope: LectureScope, id: number) =>
  shown(organised(db, scope).where('l.id', '=', id))
    .forUpdate('l')
    .executeTakeFirst()
/** People named one by one, and who tried a phone that had signed in somebody else. */
export async function findPartsOf(db: Db, { id, user_ids, speaker_id }: { id: number; user_ids: number[]; speaker_id: number | null }) {
  const name = sql<string>`coalesce(u.real_name, u.nickname)`.as('name')
  const [people, speaker, refusals] = await Promise.all([
    db.selectFrom('users as u').select(['u.id', name]).where('u.id', '=', anyId(user_ids)).orderBy('u.id').execute(),
    speaker_id === null ? [] : db.selectFrom('users as u').select(['u.id', name]).where('u.id', '=', speaker_id).execute(),
    db
      .selectFrom('learning_lecture_refusals as r')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .select(['r.at', name])
      .where('r.lecture_id', '=', id)
      .orderBy('r.id')
      .limit(100)
      .execute(),
  ])
  return { people, speaker, refusals }
}

type Chosen = { cohort_ids: readonly number[]; department_ids: readonly number[]; user_ids: readonly number[] }
/** The accounts that a choice expects on a day: see the form's contract. */
const expectedOn = ({ cohort_ids, department_ids, user_ids }: Chosen, day: string) => sql`select u.id from users u
    where u.status = 1 and u.deleted_at is null and (u.id = ${anyId(user_ids)}
      or (u.department_id = ${anyId(department_ids)} and not exists (select from trainees t where t.user_id = u.id))
      or exists (select from trainees t where t.user_id = u.id and t.cohort_id = ${anyId(cohort_ids)} and ${isInTraining('t')})
      or exists (select from trainees t join rotation_blocks b on b.trainee_id = t.id
        where t.user_id = u.id and ${isInTraining('t')} and b.department_id = ${anyId(department_ids)}
          and ${day}::date between b.starts_on and b.ends_on))`
/** Writes who is expected; whoever has signed in or was corrected stays. Returns the ids of those who are expected now. */
export async function writeExpected(db: Db, lectureId: number, chosen: Chosen, day: string): Promise<number[]> {
  await sql`delete from learning_lecture_people where lecture_id = ${lectureId} and presence is null
    and user_id not in (${expectedOn(chosen, day)})`.execute(db)
  const { rows } = await sql<{ user_id: number }>`insert into learning_lecture_people (lecture_id, user_id)
    select ${lectureId}, id from (${expectedOn(chosen, day)}) e
    on conflict (lecture_id, user_id) do update set is_guest = false returning user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}
export const findExpectedIds = async (db: Db, lectureId: number) =>
  (
    await db
      .selectFrom('learning_lecture_people')
      .select('user_id')
      .where('lecture_id', '=', lectureId)
      .where('is_guest', '=', false)
      .execute()
  ).map(({ user_id }) => user_id)
