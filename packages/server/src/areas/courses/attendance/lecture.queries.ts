import type { LectureFilters } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { type RawBuilder, sql } from 'kysely'
import { endOfDayInChina, startOfDayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, sortedBy } from '../../../platform/db/sorting.ts'
import { isAccountInUse } from '../../accounts/accounts.public.ts'
import { isOfOwnBase, isOfOwnDepartment } from '../../organisation/organisation.public.ts'
import { isInTraining } from '../../trainees/trainees.public.ts'
import type { LectureScope } from './lecture.policy.ts'

export const isOrganised = ({ userId, org }: LectureScope): RawBuilder<boolean> =>
  org.kind === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(l.created_by = ${userId} or ${isOfOwnBase(org, 'l.baseId')}
        or ${isOfOwnDepartment(org, 'l.departmentId')})`

export const organised = (db: Db, scope: LectureScope) =>
  db.selectFrom('learningLectures as l').where(isOrganised(scope))

const peopleWho = (condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from learning_lecture_people p where p.lecture_id = l.id
      and ${condition})`

const withLectureFields = (match: ReturnType<typeof organised>) =>
  match
    .leftJoin('bases as b', 'b.id', 'l.baseId')
    .leftJoin('departments as d', 'd.id', 'l.departmentId')
    .selectAll('l')
    .select([
      'b.name as base',
      'b.nameEn as baseEn',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select([
      peopleWho(sql`not p.is_guest`).as('expected'),
      peopleWho(sql`p.presence in ('here', 'late') and not p.is_guest`).as('here'),
      peopleWho(sql`p.presence = 'late'`).as('late'),
      peopleWho(sql`p.is_guest`).as('guests'),
    ])

export type LectureRow = Awaited<
  ReturnType<ReturnType<typeof withLectureFields>['executeTakeFirstOrThrow']>
>

export function findLecturePage(db: Db, scope: LectureScope, filters: LectureFilters & Page) {
  let match = organised(db, scope)
  if (filters.kind) match = match.where('l.kind', '=', filters.kind)
  if (filters.state) match = match.where('l.state', '=', filters.state)
  if (filters.from) match = match.where('l.startsAt', '>=', startOfDayInChina(filters.from))
  if (filters.until) match = match.where('l.startsAt', '<=', endOfDayInChina(filters.until))

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('l.title'), words),
        isFoundIn(e.ref('l.speaker'), words),
        isFoundIn(e.ref('l.place'), words),
      ]),
    )
  }

  return findPage(match, filters, (rows) =>
    sortedBy(withLectureFields(rows), filters.sort, {
      name: by.name('l.title'),
      startsAt: by.column('l.startsAt'),
    })
      .orderBy('l.startsAt', 'desc')
      .orderBy('l.id', 'desc'),
  )
}

export const findLecture = (db: Db, scope: LectureScope, id: number) =>
  withLectureFields(organised(db, scope).where('l.id', '=', id)).executeTakeFirst()

export const findLectureForUpdate = (db: Db, scope: LectureScope, id: number) =>
  withLectureFields(organised(db, scope).where('l.id', '=', id))
    .forUpdate('l')
    .executeTakeFirst()

/** People named one by one, and sign-ins refused because the phone had signed in another person. */
export async function findPartsOf(
  db: Db,
  { id, userIds, speakerId }: { id: number; userIds: number[]; speakerId: number | null },
) {
  const name = 'u.displayName as name'

  const [people, speaker, refusals] = await Promise.all([
    db
      .selectFrom('users as u')
      .select(['u.id', name])
      .where('u.id', '=', anyId(userIds))
      .orderBy('u.id')
      .execute(),
    speakerId === null
      ? []
      : db.selectFrom('users as u').select(['u.id', name]).where('u.id', '=', speakerId).execute(),
    db
      .selectFrom('learningLectureRefusals as r')
      .innerJoin('users as u', 'u.id', 'r.userId')
      .select(['r.at', name])
      .where('r.lectureId', '=', id)
      .orderBy('r.id')
      .limit(100)
      .execute(),
  ])

  return { people, speaker, refusals }
}

type AttendeeChoice = {
  cohortIds: readonly number[]
  departmentIds: readonly number[]
  userIds: readonly number[]
}

/** The accounts that a choice expects on a day: see the form's contract. */
const expectedOn = (
  { cohortIds, departmentIds, userIds }: AttendeeChoice,
  day: string,
) => sql`select u.id from users u
    where ${isAccountInUse('u')} and (u.id = ${anyId(userIds)}
      or (u.department_id = ${anyId(departmentIds)}
          and not exists (select from trainees t where t.user_id = u.id))
      or exists (select from trainees t where t.user_id = u.id and t.cohort_id = ${anyId(cohortIds)}
          and ${isInTraining('t')})
      or exists (select from trainees t join rotation_blocks b on b.trainee_id = t.id
        where t.user_id = u.id and ${isInTraining('t')}
          and b.department_id = ${anyId(departmentIds)}
          and ${day}::date between b.starts_on and b.ends_on))`

/**
 * Writes who is expected; people who have signed in or were corrected stay. Returns the ids of
 * those who are expected now.
 */
export async function writeExpected(
  db: Db,
  lectureId: number,
  chosen: AttendeeChoice,
  day: string,
): Promise<number[]> {
  await sql`delete from learning_lecture_people where lecture_id = ${lectureId} and presence is null
    and user_id not in (${expectedOn(chosen, day)})`.execute(db)
  const { rows } = await sql<{
    userId: number
  }>`insert into learning_lecture_people (lecture_id, user_id)
    select ${lectureId}, id from (${expectedOn(chosen, day)}) e
    on conflict (lecture_id, user_id) do update set is_guest = false returning user_id`.execute(db)

  return rows.map(({ userId }) => userId)
}

export const findExpectedIds = async (db: Db, lectureId: number) =>
  (
    await db
      .selectFrom('learningLecturePeople')
      .select('userId')
      .where('lectureId', '=', lectureId)
      .where('isGuest', '=', false)
      .execute()
  ).map(({ userId }) => userId)

/**
 * A lecture, class, round or discussion counts as teaching of its speaker once another person has
 * signed in; a class counts as a lecture. People whom only the speaker marked as present do not
 * count: nobody confirms their own teaching.
 */
export const lectureTeaching = sql`select l.speaker_id as user_id,
    case l.kind when 'round' then 'teaching_round' when 'case' then 'case_discussion' else 'lecture' end as activity,
    (l.starts_at at time zone 'Asia/Shanghai')::date as held_on, l.title as topic,
    null::bigint as trainee_id
  from learning_lectures l
  where l.speaker_id is not null and l.state <> 'cancelled'
    and exists (select from learning_lecture_people p where p.lecture_id = l.id
        and p.presence in ('here', 'late')
      and p.user_id <> l.speaker_id and p.corrected_by is distinct from l.speaker_id)`
