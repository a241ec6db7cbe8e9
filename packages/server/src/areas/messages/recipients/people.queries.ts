import type { RecipientChoice } from '@residency/contract/areas/messages/recipients/recipient.contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { pageOf } from '../../../platform/db/pages.ts'
import { anyId, byPinyin, idArray } from '../../../platform/db/patterns.ts'
import {
  isAccountInUse,
  isOneWithOtherRole,
  isPersonFoundBy,
  numberOfAccount,
} from '../../accounts/accounts.public.ts'
import {
  isOfOwnBase,
  isOfOwnDepartment,
  worksAtOwnBase,
} from '../../organisation/organisation.public.ts'
import { hasEnded, isInTraining } from '../../trainees/trainees.public.ts'
import type { Reach } from './recipient.policy.ts'

/**
 * Whether the person in `u` is within reach: by work, by training at a base, or by a stay of today.
 */
export const isWithinReach = ({ people, stays }: Reach, today: string): RawBuilder<boolean> =>
  people.kind === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(${worksAtOwnBase(people, 'u.departmentId')}
        or ${isOfOwnDepartment(people, 'u.departmentId')}
      or exists (select from trainees t join majors m on m.id = t.major_id where t.user_id = u.id
          and ${isInTraining('t')}
        and ${isOfOwnBase(people, 'm.baseId')})
      or exists (select from (${stays(today, today)}) s where s.user_id = u.id
          and ${isOfOwnDepartment(people, 's.departmentId')}))`

/** Roles of people from outside: who writes to everybody does not mean them. */
const OUTSIDE_ROLES = ['APPLICANT', 'PARTNER']

/** The choice and the groups it names, as rows. A group counts as its rules are now. */
const choicesOf = (
  choice: RecipientChoice,
) => sql`select ${choice.everyone}::boolean as everyone, ${idArray(choice.userIds)} as user_ids,
    ${idArray(choice.roleIds)} as role_ids, ${idArray(choice.baseIds)} as base_ids,
    ${idArray(choice.departmentIds)} as department_ids,
    ${idArray(choice.cohortIds)} as cohort_ids
  union all select r.everyone, r.user_ids, r.role_ids, r.base_ids, r.department_ids, r.cohort_ids
    from message_groups g join message_recipient_choices r on r.id = g.choice_id
    where g.id = ${anyId(choice.groupIds)}`

/**
 * Whether an account is not of somebody whose training has ended: such accounts keep their role, to
 * read their own record.
 */
const isNoFormerTrainee = (userId: string) =>
  sql<boolean>`not exists (select from trainees t where t.user_id = ${sql.ref(userId)}
      and ${hasEnded('t')})`

const below = sql`departments top join departments own on starts_with(own.tree_path, top.tree_path)`

/**
 * Ids of the people a choice reaches, for any number of them in one statement. Accounts that cannot
 * log in are left out.
 */
export const addressed = (
  choice: RecipientChoice,
  reach: Reach,
  today: string,
): RawBuilder<{ id: number }> =>
  sql<{ id: number }>`with c as (${choicesOf(choice)}), wanted as (
      select unnest(user_ids) as id from c
      union select ur.user_id from c join user_roles ur on ur.role_id = any(c.role_ids)
        where ${isNoFormerTrainee('ur.userId')}
      union select own.id from users own where exists (select from c where c.everyone)
        and ${isOneWithOtherRole(sql.ref('own.id'), OUTSIDE_ROLES)} and ${isNoFormerTrainee('own.id')}
      union select t.user_id from c join majors m on m.base_id = any(c.base_ids)
        join trainees t on t.major_id = m.id
        where ${isInTraining('t')}
      union select p.id from c join base_departments bd on bd.base_id = any(c.base_ids)
        join ${below} on top.id = bd.department_id
        join users p on p.department_id = own.id
      union select p.id from c join ${below} on top.id = any(c.department_ids)
        join users p on p.department_id = own.id
      union select s.user_id from c join ${below} on top.id = any(c.department_ids)
        join (${reach.stays(today, today)}) s on s.department_id = own.id
      union select t.user_id from c join trainees t on t.cohort_id = any(c.cohort_ids)
        and ${isInTraining('t')})
    select u.id from users u join wanted w on w.id = u.id
    where ${isAccountInUse('u')} and ${isWithinReach(reach, today)}`

const personColumns = sql<{
  id: number
  name: string
  number: string | null
  department: string | null
  departmentEn: string | null
}>`u.id,
  u.display_name as name, ${numberOfAccount('u')} as number,
  d.name as department,
  d.name_en as department_en`

export type PersonRow = {
  id: number
  name: string
  number: string | null
  department: string | null
  departmentEn: string | null
}

/** How many people a choice reaches, and the first of them. */
export async function findAddressed(
  db: Db,
  choice: RecipientChoice,
  reach: Reach,
  today: string,
  max: number,
) {
  const { rows } = await sql<
    PersonRow & { total: number }
  >`select ${personColumns}, count(*) over () as total
    from (${addressed(choice, reach, today)}) a join users u on u.id = a.id
      left join departments d on d.id = u.department_id
    order by u.display_name collate pinyin, u.id limit ${max}`.execute(db)

  return { total: rows[0]?.total ?? 0, people: rows as PersonRow[] }
}

export const reachesSomebody = async (
  db: Db,
  choice: RecipientChoice,
  reach: Reach,
  today: string,
) =>
  (await sql`select from (${addressed(choice, reach, today)}) a limit 1`.execute(db)).rows.length >
  0

const people = (db: Db) =>
  db.selectFrom('users as u').leftJoin('departments as d', 'd.id', 'u.departmentId')

const named = (match: ReturnType<typeof people>) =>
  match
    .select(['u.id', 'd.name as department', 'd.nameEn as departmentEn'])
    .select(['u.displayName as name', numberOfAccount('u').as('number')])

/** People within reach whose name or number has the words; the first without them. */
export function findPeople(
  db: Db,
  reach: Reach,
  today: string,
  words: string | undefined,
): Promise<PersonRow[]> {
  let match = people(db).where(isAccountInUse('u')).where(isWithinReach(reach, today))
  if (words) match = match.where(isPersonFoundBy('u', words))

  const order = named(match).orderBy(sql`u.display_name`, byPinyin).orderBy('u.id')

  return pageOf(order, { pageNum: 1, pageSize: 30 }).execute()
}

/** Names of people who are in a choice, whether they are still within reach or not. */
export const findPeopleByIds = (db: Db, userIds: readonly number[]): Promise<PersonRow[]> =>
  userIds.length === 0
    ? Promise.resolve([])
    : named(people(db).where('u.id', 'in', [...userIds]))
        .orderBy('u.id')
        .execute()
