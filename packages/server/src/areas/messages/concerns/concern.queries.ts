import type { ConcernFilters } from '@residency/contract/areas/messages/concerns/concern.contract'
import {
  type ConcernState,
  concernFlow,
} from '@residency/contract/areas/messages/concerns/concern.flow'
import type { ConcernKind } from '@residency/contract/areas/messages/concerns/sender.contract'
import type { ActionOf, Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { by, sortedBy } from '../../../platform/db/sorting.ts'
import type { Actor } from '../../../platform/http/ctx.ts'
import { OF_DAY } from './concern.rules.ts'
import {
  departmentNameIn,
  hasReader,
  isOpenTo,
  isReadBy,
  isShown,
} from './concern-scope.queries.ts'

const readable = (db: Db, actor: Actor) => db.selectFrom('concerns as c').where(isReadBy(actor))

const withNames = (match: ReturnType<typeof readable>, language: Language) =>
  match
    .leftJoin('departments as d', 'd.id', 'c.departmentId')
    .select([
      'c.id',
      'c.receivedOn',
      'c.hasNews',
      departmentNameIn<string | null>(language).as('department'),
    ])
    .select([sql<ConcernKind>`c.kind`.as('kind'), sql<ConcernState>`c.state`.as('state')])

export type StoredConcern = Awaited<
  ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>
>

/** Within a day in the order of the random ids: the order of arrival is in no row. */
export function findConcernPage(
  db: Db,
  language: Language,
  actor: Actor,
  filters: ConcernFilters & Page,
) {
  let match = readable(db, actor)
  if (filters.state) match = match.where('c.state', '=', filters.state)
  if (filters.kind) match = match.where('c.kind', '=', filters.kind)

  return findPage(match, filters, (rows) =>
    sortedBy(withNames(rows, language), filters.sort, { receivedOn: by.column('c.receivedOn') })
      .orderBy('c.receivedOn', 'desc')
      .orderBy('c.id'),
  )
}

export const findConcern = (db: Db, language: Language, actor: Actor, id: number) =>
  withNames(readable(db, actor).where('c.id', '=', id), language).executeTakeFirst()

export const findConcernForUpdate = (db: Db, actor: Actor, id: number) =>
  readable(db, actor)
    .where('c.id', '=', id)
    .select(['c.id', 'c.state'])
    .forNoKeyUpdate()
    .executeTakeFirst()

export const findPictureIds = async (db: Db, concernId: number) =>
  (
    await db
      .selectFrom('concernPictures')
      .select('id')
      .where('concernId', '=', concernId)
      .where(isShown('said_on'))
      .orderBy('place')
      .execute()
  ).map(({ id }) => id)

export const findPicture = (db: Db, actor: Actor, concernId: number, id: number) =>
  readable(db, actor)
    .innerJoin('concernPictures as p', 'p.concernId', 'c.id')
    .select('p.bytes')
    .where('c.id', '=', concernId)
    .where('p.id', '=', id)
    .where(isShown('p.said_on'))
    .executeTakeFirst()

type Figures = {
  total: number
  byKind: { kind: ConcernKind; state: ConcernState; count: number }[]
  byMonth: { month: string; count: number }[]
  byDepartment: { department: string; count: number }[]
  withoutReader: number
}

/** Counts of what is not hidden from the reader; a department with fewer than `least` is left out. */
export async function findFigures(
  db: Db,
  language: Language,
  actor: Actor,
  least: number,
): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with seen as (select c.kind, c.state, c.department_id,
      to_char(c.received_on, 'YYYY-MM') as month
      from concerns c where ${isOpenTo(actor)})
    select (select count(*)::int from seen) as total,
      (select coalesce(jsonb_agg(g order by g.kind, g.state), '[]') from
        (select kind, state, count(*)::int as count from seen group by kind, state) g) as by_kind,
      (select coalesce(jsonb_agg(g order by g.month desc), '[]') from
        (select month, count(*)::int as count from seen group by month) g) as by_month,
      (select coalesce(jsonb_agg(g order by g.count desc, g.department), '[]') from
        (select ${departmentNameIn(language)} as department, count(*)::int as count
          from seen join departments d on d.id = seen.department_id
          group by d.id having count(*) >= ${least}) g) as by_department,
      (select count(*)::int from concerns c where c.state <> 'closed'
        and ${isShown('c.received_on')}
        and not ${hasReader}) as without_reader`.execute(db)

  return rows[0]!
}

/** The shown days on which the box took as much as it can, of the last thirty. */
export async function findFullDays(db: Db): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from (
      select received_on as day, count(*) >= ${OF_DAY.concerns} as is_full from concerns group by 1
      union all select said_on, count(*) >= ${OF_DAY.messages} from concern_messages
        where is_of_sender group by 1
      union all select said_on, count(*) >= ${OF_DAY.pictures} from concern_pictures
        group by 1) days
    where is_full and ${isShown('day')} and day >= (select notified_on - 30 from concern_box)
    group by day order by day desc`.execute(db)

  return rows.map(({ day }) => day)
}

/** The steps of readers on a concern, each with its day: for the readers of the concern. */
export const findSteps = (db: Db, id: number) =>
  db
    .selectFrom('flowHistory as h')
    .innerJoin('users as u', 'u.id', 'h.userId')
    .select([
      sql<ActionOf<typeof concernFlow>>`h.action`.as('action'),
      'u.displayName as who',
      sql<string>`to_char(h.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`.as('day'),
    ])
    .where('h.flow', '=', concernFlow.name)
    .where('h.recordId', '=', id)
    .orderBy('h.id')
    .execute()
