import type { AwardAudience } from '@residency/contract/areas/awards/kinds/award-kind.contract'
import { sql } from 'kysely'
import { anyText, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isOfOwnBase, type OrgScope, worksAtOwnBase } from '../../organisation/organisation.public.ts'
import { hasLeft } from '../../trainees/trainees.public.ts'

/** The first enabled base that a department, or one above it, belongs to. */
const baseOfDepartment = sql<
  number | null
>`(select b.id from departments own join departments top on starts_with(own.tree_path, top.tree_path)
  join base_departments bd on bd.department_id = top.id join bases b on b.id = bd.base_id and b.status = 1
  where own.id = u.department_id order by b.sort, b.id limit 1)`
const isTeacher = sql<boolean>`exists (select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id
  and r.code in ('TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'))`
const isApplicant = sql<boolean>`exists (select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id
  and r.code = 'APPLICANT')`

const isLeaver = sql<boolean>`coalesce(${hasLeft('t')}, false)`

const people = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('trainees as t', 't.user_id', 'u.id')
    .leftJoin('majors as m', 'm.id', 't.major_id')
    .where('u.status', '=', 1)
    .where('u.deleted_at', 'is', null)
/** What awards need to know of somebody: whom they count as, and the base whose step it is. */
export const findAwardPerson = (db: Db, userId: number) =>
  people(db)
    .select(['u.id', 't.id as trainee_id', 'm.base_id as trainee_base_id', isLeaver.as('has_left')])
    .select(sql<string>`coalesce(u.real_name, u.nickname)`.as('name'))
    .select([isTeacher.as('is_teacher'), isApplicant.as('is_applicant'), baseOfDepartment.as('teacher_base_id')])
    .where('u.id', '=', userId)
    .executeTakeFirst()
export type AwardPerson = NonNullable<Awaited<ReturnType<typeof findAwardPerson>>>

const MOST = 20
/** Trainees or teachers of the reader's bases, by name or number; of one of them alone with `userId`. */
export function findPeopleInScope(
  db: Db,
  scope: OrgScope,
  audience: AwardAudience,
  { keywords, userId }: { keywords?: string | undefined; userId?: number },
) {
  let match = people(db).select(['u.id', 't.number']).select(sql<string>`coalesce(u.real_name, u.nickname)`.as('name'))
  match =
    audience === 'trainee'
      ? match
          .where('t.id', 'is not', null)
          .where(sql<boolean>`not ${hasLeft('t')}`)
          .where(isOfOwnBase(scope, 'm.base_id'))
      : match.where('t.id', 'is', null).where(isTeacher).where(worksAtOwnBase(scope, 'u.department_id'))
  if (userId) match = match.where('u.id', '=', userId)
  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) => e.or([e('u.name_search', 'like', words), isFoundIn(e.ref('t.number'), words)]))
  }
  return match.orderBy('u.id', 'desc').limit(MOST).execute()
}

const limits = (db: Db) =>
  db
    .selectFrom('award_limits as l')
    .innerJoin('award_kinds as k', 'k.id', 'l.kind_id')
    .select(['l.id', 'l.year', 'l.opens_on', 'l.closes_on', 'l.most_in_year'])
    .select([
      'k.name as kind',
      'k.name_en as kind_en',
      'k.level',
      'k.audience',
      'k.mode',
      'k.conditions',
      'k.needs_papers',
      'k.most_per_person',
    ])
    .where('k.status', '=', 1)
/** An award of a year that can be applied for, whenever; its row stays until the transaction ends. */
export const findOfferedAward = (db: Db, id: number) => limits(db).where('l.id', '=', id).forKeyShare('l').executeTakeFirst()
/** Awards for these people that are open on a day, and what of them somebody was granted. */
export const findOpenAwards = (db: Db, audiences: readonly AwardAudience[], userId: number, today: string) =>
  limits(db)
    .select(
      sql<number>`(select count(*) from award_applications g join award_limits gl on gl.id = g.limit_id
        where g.user_id = ${userId} and g.state = 'granted' and gl.kind_id = l.kind_id)`.as('person_granted'),
    )
    .select(
      sql<number>`(select count(*) from award_applications g join award_limits gl on gl.id = g.limit_id
        where g.user_id = ${userId} and g.state = 'granted' and gl.year = l.year)`.as('person_in_year'),
    )
    .select(
      sql<boolean>`exists (select from award_applications a where a.limit_id = l.id and a.user_id = ${userId}
        and a.state not in ('rejected', 'withdrawn'))`.as('is_applied'),
    )
    .where('k.audience', '=', anyText(audiences))
    .where('l.opens_on', '<=', today)
    .where('l.closes_on', '>=', today)
    .orderBy('l.closes_on')
    .orderBy('l.id')
    .execute()
