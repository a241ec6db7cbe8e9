import type { AwardAudience } from '@residency/contract/areas/awards/kinds/award-kind.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyText, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { hasRole, isAccountInUse, isOneWithRole } from '../../accounts/accounts.public.ts'
import {
  isOfOwnBase,
  type OrgScope,
  worksAtOwnBase,
} from '../../organisation/organisation.public.ts'
import { hasLeft } from '../../trainees/trainees.public.ts'

/** The first enabled base that a department, or one above it, belongs to. */
const baseOfDepartment = sql<number | null>`(select b.id from departments own
    join departments top on starts_with(own.tree_path, top.tree_path)
  join base_departments bd on bd.department_id = top.id join bases b on b.id = bd.base_id
    and b.status = 1
  where own.id = u.department_id order by b.sort, b.id limit 1)`

const isTeacher = isOneWithRole(sql.ref('u.id'), ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'])
const isApplicant = hasRole(sql.ref('u.id'), ['APPLICANT'])

const isLeaver = sql<boolean>`coalesce(${hasLeft('t')}, false)`

const people = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('trainees as t', 't.userId', 'u.id')
    .leftJoin('majors as m', 'm.id', 't.majorId')
    .where(isAccountInUse('u'))

/** What awards need of a person: their audience, and the base whose step it is. */
export const findAwardPerson = (db: Db, userId: number) =>
  people(db)
    .select(['u.id', 't.id as traineeId', 'm.baseId as traineeBaseId', isLeaver.as('hasLeft')])
    .select('u.displayName as name')
    .select([
      isTeacher.as('isTeacher'),
      isApplicant.as('isApplicant'),
      baseOfDepartment.as('teacherBaseId'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst()

export type AwardPerson = NonNullable<Awaited<ReturnType<typeof findAwardPerson>>>

const MAX_ROWS = 20

/**
 * Trainees or teachers of the reader's bases, by name or number; of one of them alone with
 * `userId`.
 */
export function findPeopleInScope(
  db: Db,
  scope: OrgScope,
  audience: AwardAudience,
  { keywords, userId }: { keywords?: string | undefined; userId?: number },
) {
  let match = people(db).select(['u.id', 't.number']).select('u.displayName as name')

  match =
    audience === 'trainee'
      ? match
          .where('t.id', 'is not', null)
          .where(sql<boolean>`not ${hasLeft('t')}`)
          .where(isOfOwnBase(scope, 'm.baseId'))
      : match
          .where('t.id', 'is', null)
          .where(isTeacher)
          .where(worksAtOwnBase(scope, 'u.departmentId'))

  if (userId) match = match.where('u.id', '=', userId)

  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([e('u.nameSearch', 'like', words), isFoundIn(e.ref('t.number'), words)]),
    )
  }

  return match.orderBy('u.id', 'desc').limit(MAX_ROWS).execute()
}

const limits = (db: Db) =>
  db
    .selectFrom('awardLimits as l')
    .innerJoin('awardKinds as k', 'k.id', 'l.kindId')
    .select(['l.id', 'l.year', 'l.opensOn', 'l.closesOn', 'l.mostInYear'])
    .select([
      'k.name as kind',
      'k.nameEn as kindEn',
      'k.level',
      'k.audience',
      'k.mode',
      'k.conditions',
      'k.needsPapers',
      'k.hidesNames',
      'k.mostPerPerson',
    ])
    .where('k.status', '=', 1)

/**
 * An award of a year that can be applied for, whenever; its row stays until the transaction ends.
 */
export const findOfferedAward = (db: Db, id: number) =>
  limits(db).where('l.id', '=', id).forKeyShare('l').executeTakeFirst()

/** Awards for these people that are open on a day, and what of them the person was granted. */
export const findOpenAwards = (
  db: Db,
  audiences: readonly AwardAudience[],
  userId: number,
  today: string,
) =>
  limits(db)
    .select(
      sql<number>`(select count(*) from award_applications g
          join award_limits gl on gl.id = g.limit_id
        where g.user_id = ${userId} and g.state = 'granted' and gl.kind_id = l.kind_id)`.as(
        'personGranted',
      ),
    )
    .select(
      sql<number>`(select count(*) from award_applications g
          join award_limits gl on gl.id = g.limit_id
        where g.user_id = ${userId} and g.state = 'granted' and gl.year = l.year)`.as(
        'personInYear',
      ),
    )
    .select(
      sql<boolean>`exists (select from award_applications a where a.limit_id = l.id
          and a.user_id = ${userId}
        and a.state not in ('rejected', 'withdrawn'))`.as('isApplied'),
    )
    .where('k.audience', '=', anyText(audiences))
    .where('l.opensOn', '<=', today)
    .where('l.closesOn', '>=', today)
    .orderBy('l.closesOn')
    .orderBy('l.id')
    .execute()
