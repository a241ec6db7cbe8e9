import type { MemberRole } from '@residency/contract/areas/progress/committees/committee.contract'
import { type Language, labelIn } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId, containing, idArray } from '../../../platform/db/patterns.ts'
import { isAccountInUse } from '../../accounts/accounts.public.ts'

export type Member = {
  committeeId: number
  userId: number
  name: string
  department: string | null
  role: MemberRole
  startsOn: string
  endsOn: string | null
  isInOffice: boolean
  isOutside: boolean
}

/** Whether the department in a column is none of the base's, and below none of them. */
const isOutsideOf = (base: string, department: string) =>
  sql<boolean>`(${sql.ref(department)} is not null and not exists (select from base_departments bd
    join departments top on top.id = bd.department_id
    join departments own on starts_with(own.tree_path, top.tree_path)
    where bd.base_id = ${sql.ref(base)} and own.id = ${sql.ref(department)}))`

/** Members `p` with the day on which each is judged to be in office. */
type MemberSource = RawBuilder<{ committeeId: number; userId: number; role: MemberRole }>

const readMembers = async (db: Db, language: Language, source: MemberSource, day: string) =>
  (
    await sql<Member>`select p.committee_id, p.user_id, u.display_name as name,
        ${labelIn(language, sql`d.name`, sql`coalesce(d.name_en, d.name)`)} as department,
        p.role, p.starts_on, p.ends_on,
        (${day}::date between p.starts_on and coalesce(p.ends_on, 'infinity')
          and ${isAccountInUse('u')}) as is_in_office,
        ${isOutsideOf('c.base_id', 'd.id')} as is_outside
      from (${source}) p join progress_committees c on c.id = p.committee_id
        join users u on u.id = p.user_id
        left join teacher_library l on l.user_id = p.user_id
        left join departments d on d.id = coalesce(l.department_id, u.department_id)
      order by p.committee_id, array_position(array['chair', 'baseAdministrator', 'office',
            'teacher'], p.role),
        u.id, p.starts_on`.execute(db)
  ).rows

/** Members of committees, whether they are in office on a day and of a department outside. */
export const findMembers = (
  db: Db,
  language: Language,
  committeeIds: readonly number[],
  day: string,
): Promise<Member[]> =>
  readMembers(
    db,
    language,
    sql`select committee_id, user_id, role, starts_on, ends_on from progress_members
      where committee_id = ${anyId(committeeIds)}`,
    day,
  )

type SessionOfMembers = { id: number; committeeId: number; heldOn: string; openedAt: Date | null }

/**
 * The members of a session: those in office on its day until it is opened, then those who were in
 * office at that moment. Somebody whose account was disabled since is not in office.
 */
export async function findSessionMembers(
  db: Db,
  language: Language,
  { id, committeeId, heldOn, openedAt }: SessionOfMembers,
): Promise<Member[]> {
  if (openedAt === null)
    return (await findMembers(db, language, [committeeId], heldOn)).filter(
      ({ isInOffice }) => isInOffice,
    )

  return readMembers(
    db,
    language,
    sql`select ${committeeId}::bigint as committee_id, user_id, role, ${heldOn}::date as starts_on,
        ${heldOn}::date as ends_on from progress_session_members where session_id = ${id}`,
    heldOn,
  )
}

/** Keeps the members of a session that is opened. */
export const keepMembers = (db: Db, sessionId: number, members: readonly Member[]) =>
  db
    .insertInto('progressSessionMembers')
    .values(members.map(({ userId, role }) => ({ sessionId, userId, role })))
    .execute()

type Person = {
  id: number
  name: string
  department: string | null
  isAdministrator: boolean
  isOffice: boolean
  isTeacher: boolean
}

type Place = { baseId: number; officeIds: readonly number[]; day: string }

const people = (language: Language, { baseId, officeIds, day }: Place) =>
  sql`select u.id, u.display_name as name, u.name_search,
      ${labelIn(language, sql`d.name`, sql`coalesce(d.name_en, d.name)`)} as department,
      exists (select from base_administrators a where a.base_id = ${baseId}
        and a.user_id = u.id) as is_administrator,
      u.id = ${anyId(officeIds)} as is_office,
      coalesce(q.valid_until >= ${day}::date, false) as is_teacher
    from users u left join teacher_library l on l.user_id = u.id
      left join teacher_qualifications q on q.id = l.qualification_id
      left join departments d on d.id = coalesce(l.department_id, u.department_id)
    where ${isAccountInUse('u')}`

/** What these people are to a base. */
export const findRolesOf = async (
  db: Db,
  language: Language,
  place: Place,
  ids: readonly number[],
) =>
  (
    await sql<Person>`select * from (${people(language, place)}) p
        where p.id = ${anyId(ids)}`.execute(db)
  ).rows

const ROLE_COLUMNS = {
  chair: sql`(p.is_administrator or p.is_office or p.is_teacher)`,
  baseAdministrator: sql`p.is_administrator`,
  office: sql`p.is_office`,
  teacher: sql`p.is_teacher`,
} as const satisfies Record<MemberRole, unknown>

/**
 * Accounts that can have any role. They are found first and once: nine of ten accounts are of
 * applicants.
 */
const anybody = ({ baseId, officeIds }: Place) =>
  sql`any(array(select user_id from base_administrators where base_id = ${baseId}
      union select user_id from teacher_library) || ${idArray(officeIds)})`

/** People who can have a role, by name; at most fifty. */
export const findPeopleForRole = async (
  db: Db,
  language: Language,
  place: Place,
  { role, keywords }: { role: MemberRole; keywords?: string | undefined },
) =>
  (
    await sql<Person>`select * from (${people(language, place)}) p
      where p.id = ${anybody(place)} and ${ROLE_COLUMNS[role]} and p.name_search like ${containing(keywords ?? '')}
      order by p.name collate pinyin, p.id limit 50`.execute(db)
  ).rows

/** Whether somebody can have a role. */
export const canBe = (
  role: MemberRole,
  { isAdministrator, isOffice, isTeacher }: Person,
): boolean =>
  ({
    chair: isAdministrator || isOffice || isTeacher,
    baseAdministrator: isAdministrator,
    office: isOffice,
    teacher: isTeacher,
  })[role]
