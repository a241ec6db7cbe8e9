import type { RequirementKind } from '@residency/contract/areas/competence/items/item.contract'
import type { GrantState } from '@residency/contract/areas/competence/levels/grant.flow'
import { MIN_LETTERS } from '@residency/contract/areas/competence/levels/level.contract'
import type { Profession } from '@residency/contract/areas/evaluation/competency/competency.public'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { containing } from '../../../platform/db/patterns.ts'
import { isOnBooks } from '../../trainees/trainees.public.ts'
import { departmentOn, isVisibleTrainee } from '../charge.queries.ts'
import type { LevelScope } from '../competence.policy.ts'
import { validLevels } from './valid-levels.queries.ts'

/** A trainee in scope. */
export const findSheetTrainee = (db: Db, scope: LevelScope, id: number) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .select(['t.id', 't.realName as name', 't.number', 'm.kind as profession'])
    .where('t.id', '=', id)
    .where(isVisibleTrainee(scope))
    .executeTakeFirst()

const HELPS = 8

type ItemRow = {
  itemId: number
  name: string
  kind: RequirementKind
  neededLevel: number | null
  level: number | null
  grantedAt: Date | null
  until: string | null
  granter: string | null
  observations: number
  helps: number[]
  proposed: number | null
}

type SheetTrainee = { id: number; profession: Profession }

/**
 * Items in use of the profession, and all that have a valid level, each with the level and the
 * latest observations.
 */
export const findItemLevels = async (db: Db, { id, profession }: SheetTrainee, day: string) =>
  (
    await sql<ItemRow>`select i.id as item_id, i.name, i.kind, i.needed_level, v.level,
        v.granted_at, v.valid_until as until,
        (select u.display_name from users u where u.id = v.granted_by) as granter,
        coalesce(o.observations, 0)::int as observations, coalesce(o.helps, '[]') as helps,
        (select p.level from competence_grants p where p.trainee_id = ${id} and p.item_id = i.id
          and p.state = 'proposed') as proposed
      from competence_items i
        left join (${validLevels(day, sql`g.trainee_id = ${id}`)}) v on v.item_id = i.id
        left join lateral (select count(*) as observations, jsonb_agg(x.help
            order by x.place) filter (where x.place <= ${HELPS}) as helps
          from (select help, row_number() over (order by observed_on desc, id desc) as place
            from competence_observations
            where trainee_id = ${id} and item_id = i.id) x) o on true
      where (i.profession = ${profession} and i.status = 1) or v.level is not null
      order by v.level is null, o.observations = 0, i.kind, i.name collate pinyin, i.id`.execute(db)
  ).rows

type EndedRow = {
  id: number
  item: string
  level: number
  state: GrantState
  grantedAt: Date
  on: string
  reason: string | null
}

const MAX = 50
const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone 'Asia/Shanghai')::date`

/**
 * Levels that were withdrawn or are over, by the day and not by the job that writes the state. A
 * level that a later decision replaced before its end is not among them: it did not end.
 */
export const findEndedLevels = async (db: Db, traineeId: number, day: string) =>
  (
    await sql<EndedRow>`select id, item, level, state, granted_at, "on", reason from (
        select g.id, i.name as item, g.level, g.granted_at, g.reason, g.valid_until,
          case when g.state = 'withdrawn' then g.state else 'ended' end as state,
          case when g.state = 'withdrawn' then ${dayOf('g.updatedAt')} else g.valid_until end as "on",
          lead(${dayOf('g.grantedAt')}) over (partition by g.item_id
            order by g.granted_at, g.id) as replaced_on
        from competence_grants g join competence_items i on i.id = g.item_id
        where g.trainee_id = ${traineeId} and g.granted_at is not null) l
      where state = 'withdrawn'
        or (valid_until < ${day}::date and (replaced_on is null or replaced_on > valid_until))
      order by "on" desc, id desc limit ${MAX}`.execute(db)
  ).rows

export const MAX_FOUND = 10

/** Trainees in training by a part of their name, one more than are shown. */
export const findByName = (db: Db, language: Language, keywords: string, day: string) =>
  db
    .selectFrom('trainees as t')
    .select(['t.id', 't.realName as name', 't.number'])
    .select(departmentOn(language, day).as('department'))
    .where(isOnBooks('t'))
    .where('t.nameSearch', 'like', containing(keywords))
    .where(sql<boolean>`length(${keywords}) >= ${MIN_LETTERS}`)
    .orderBy('t.realName')
    .orderBy('t.number')
    .orderBy('t.id')
    .limit(MAX_FOUND + 1)
    .execute()
