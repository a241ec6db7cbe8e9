import type {
  CommitteeFilters,
  committeeSorts,
  MemberRole,
} from '@residency/contract/areas/progress/committees/committee.contract'
import { type Language, labelIn } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isOfOwnBase, type OrgScope } from '../../organisation/organisation.public.ts'

type CommitteeMatch = Pick<CommitteeFilters, 'keywords' | 'sort'> & {
  scope: OrgScope
  today: string
}

const committeesIn = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('progressCommittees as c')
    .innerJoin('bases as b', 'b.id', 'c.baseId')
    .where(isOfOwnBase(scope, 'c.baseId'))

const heldIn = (year: string): RawBuilder<number> =>
  sql<number>`(select count(*)::int from progress_sessions s where s.committee_id = c.id
    and s.state in ('held', 'closed') and s.held_on >= ${`${year}-01-01`}::date)`

const lastHeld = sql<string | null>`(select max(s.held_on) from progress_sessions s
  where s.committee_id = c.id and s.state in ('held', 'closed'))`

const sortsIn = (language: Language): SortColumns<(typeof committeeSorts)[number]> => ({
  name: by.name('c.name'),
  base: by.label(language, 'b'),
  sessions: by.column('sessions'),
  lastHeldOn: by.column('lastHeldOn'),
})

/** One page of committees, by base and name. */
export function findCommitteePage(
  db: Db,
  language: Language,
  { scope, keywords, sort, today }: CommitteeMatch,
  page: Page,
) {
  let match = committeesIn(db, scope)

  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('c.name'), words),
        isFoundIn(e.ref('b.name'), words),
        sql<boolean>`exists (select from progress_members p join users u on u.id = p.user_id
          where p.committee_id = c.id and u.name_search like ${words})`,
      ]),
    )
  }

  return findPage(match, page, (rows) =>
    sortedBy(rows, sort, sortsIn(language))
      .select(['c.id', 'c.baseId', 'c.name', 'c.version'])
      .select([
        labelIn(language, sql<string>`b.name`, sql<string>`coalesce(b.name_en, b.name)`).as('base'),
        heldIn(today.slice(0, 4)).as('sessions'),
        lastHeld.as('lastHeldOn'),
      ])
      .orderBy('b.sort')
      .orderBy('c.name')
      .orderBy('c.id'),
  )
}

export const findCommittee = (db: Db, scope: OrgScope, id: number) =>
  committeesIn(db, scope)
    .select(['c.id', 'c.baseId', 'c.name', 'c.version'])
    .where('c.id', '=', id)
    .executeTakeFirst()

export const findCommitteeForUpdate = (db: Db, scope: OrgScope, id: number) =>
  committeesIn(db, scope)
    .select(['c.id', 'c.baseId', 'c.name', 'c.version'])
    .where('c.id', '=', id)
    .forUpdate('c')
    .executeTakeFirst()

/** Committees of a scope with the enabled majors of their bases. */
export const findCommitteeChoices = async (db: Db, language: Language, scope: OrgScope) =>
  (
    await sql<{ value: number; label: string; majors: { value: number; label: string }[] }>`
      select c.id as value, c.name as label,
        coalesce((select jsonb_agg(jsonb_build_object('value', m.id, 'label', ${labelIn(language, sql`m.name`, sql`coalesce(m.name_en, m.name)`)})
        order by m.sort, m.id)
        from majors m where m.base_id = c.base_id and m.status = 1), '[]') as majors
      from progress_committees c join bases b on b.id = c.base_id
      where ${isOfOwnBase(scope, 'c.baseId')} order by b.sort, c.name, c.id`.execute(db)
  ).rows

export type NewMember = {
  userId: number
  role: MemberRole
  startsOn: string
  endsOn: string | null
}

/** Makes exactly these people members of a committee. */
export async function replaceMembers(db: Db, committeeId: number, members: readonly NewMember[]) {
  await db.deleteFrom('progressMembers').where('committeeId', '=', committeeId).execute()
  if (members.length === 0) return

  await db
    .insertInto('progressMembers')
    .values(members.map((member) => ({ ...member, committeeId })))
    .execute()
}

export const findSettings = (db: Db) =>
  db
    .selectFrom('progressSettings')
    .select(['id', 'sessionsPerYear', 'version'])
    .executeTakeFirstOrThrow()

export const findSettingsForUpdate = (db: Db) =>
  db
    .selectFrom('progressSettings')
    .select(['id', 'sessionsPerYear', 'version'])
    .forUpdate()
    .executeTakeFirst()

/** Committees of enabled bases without a session held since a day, not reminded of since. */
export const findIdleCommittees = (db: Db, since: string) =>
  db
    .selectFrom('progressCommittees as c')
    .innerJoin('bases as b', 'b.id', 'c.baseId')
    .select(['c.id', 'c.name', 'b.name as base', 'b.nameEn as baseEn'])
    .where('b.status', '=', 1)
    .where(
      sql<boolean>`coalesce(${lastHeld}, (c.created_at at time zone 'Asia/Shanghai')::date) < ${since}::date`,
    )
    .where(sql<boolean>`coalesce(c.reminded_on, '-infinity') < ${since}::date`)
    .orderBy('c.id')
    .forUpdate('c')
    .execute()

export const markReminded = (db: Db, ids: readonly number[], today: string) =>
  db
    .updateTable('progressCommittees')
    .set({ remindedOn: today })
    .where('id', '=', anyId(ids))
    .execute()
