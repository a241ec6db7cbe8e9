import { type RawBuilder, sql } from 'kysely'
import { isAccountInUse, reachesDepartment } from '../accounts/accounts.public.ts'

type People = RawBuilder<{ userId: number; depth: number }>

/** The people whom a department `above` names: its head, teaching secretary and administrators. */
const LEADERS = sql`select above.head_id as user_id union select above.secretary_id
  union select da.user_id from department_administrators da where da.department_id = above.id`

/** Those, and colleagues of the department whose role reaches it and those below. */
const ANSWERABLE = sql`${LEADERS} union select du.id from users du
  where du.department_id = above.id and ${reachesDepartment(sql.ref('du.id'))}`

/** Rows of people of a department and of those above; the nearest one has the greatest depth. */
const peopleAt = (departmentColumn: string, people: RawBuilder<unknown>): People =>
  sql`(select distinct u.id as user_id, length(above.tree_path) as depth
    from departments own
    join departments above on starts_with(own.tree_path, above.tree_path)
    cross join lateral (${people}) w
    join users u on u.id = w.user_id and ${isAccountInUse('u')}
    where own.id = ${sql.ref(departmentColumn)})`

/** Of those the people of the nearest department that has any. */
const nearestOf = (people: People): People =>
  sql`(select ranked.user_id, ranked.depth from (select a.user_id, a.depth,
      rank() over (order by a.depth desc) as place from ${people} a) ranked
    where ranked.place = 1)`

/**
 * Rows of the people who answer for the department in this column, as `isOfOwnDepartment` says of
 * one reader. Their accounts are in use.
 */
export const peopleOfDepartment = (departmentColumn: string): People =>
  peopleAt(departmentColumn, ANSWERABLE)

/** Of them those of the nearest department that has any. */
export const nearestPeopleOfDepartment = (departmentColumn: string): People =>
  nearestOf(peopleOfDepartment(departmentColumn))

/**
 * The people whom the department in this column names, or the nearest one above that names any with
 * an account in use.
 */
export const nearestLeadersOfDepartment = (departmentColumn: string): People =>
  nearestOf(peopleAt(departmentColumn, LEADERS))
