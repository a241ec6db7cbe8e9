import type { RequirementKind } from '@residency/contract/areas/competence/items/item.contract'
import type { GrantState } from '@residency/contract/areas/competence/levels/grant.flow'
import { LEAST_LETTERS } from '@residency/contract/areas/competence/levels/level.contract'
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
 * Items in use of the profession, and those with a level, each with the valid level and the latest
 * observations.
 */
export const findItemLevels = async (db: Db, { id, profession }: SheetTrainee, day: string) =>
  (
    await sql<ItemRow>`select i.id as item_id, i.name, i.kind, i.needed_level, v.level, v.granted_at, v.valid_until as until,
        (select coalesce(u.real_name, u.nickname) from users u where u.id = v.granted_by) as granter,
        coalesce(o.observations, 0)::int as observations, coalesce(o.helps, '[]') as helps,
        (select p.level from competence_grants p where p.trainee_id = ${id} and p.item_id = i.id and p.state = 'proposed') as proposed
      from competence_items i left join (${validLevels(day, sql`g.trainee_id = ${id}`)}) v on v.item_id = i.id
        left join lateral (select count(*) as observations, jsonb_agg(x.help order by x.place) filter (where x.place <= ${HELPS}) as helps
          from (select help, row_number() over (order by observed_on desc, id desc) as place from competence_observations
            where trainee_id = ${id} and item_id = i.id) x) o on true
      where i.profession = ${profession} and (i.status = 1 or v.level is not null)
      order by v.level is null, o.observations = 0, i.kind, i.name collate pinyin, i.id`.execute(db)
  ).rows

type EndedRow = {
  id: number
  item: string
  level: number
  state: GrantState
  grantedAt: Date
  on: Date
  reason: string | null
}

const MOST = 50

/** Levels that were withdrawn or are over. */
export const findEndedLevels = async (db: Db, traineeId: number) =>
  (
    await sql<EndedRow>`select g.id, i.name as item, g.level, g.state, g.granted_at, g.updated_at as "on", g.reason
      from competence_grants g join competence_items i on i.id = g.item_id
      where g.trainee_id = ${traineeId} and g.state in ('withdrawn', 'ended') order by g.updated_at desc, g.id desc limit ${MOST}`.execute(
      db,
    )
  ).rows

export const MOST_FOUND = 10

/** Trainees in training by a part of their name, one more than are shown. */
export const findByName = (db: Db, language: Language, keywords: string, day: string) =>
  db
    .selectFrom('trainees as t')
    .select(['t.id', 't.realName as name', 't.number'])
    .select(departmentOn(language, day).as('department'))
    .where(isOnBooks('t'))
    .where('t.nameSearch', 'like', containing(keywords))
    .where(sql<boolean>`length(${keywords}) >= ${LEAST_LETTERS}`)
    .orderBy('t.realName')
    .orderBy('t.number')
    .orderBy('t.id')
    .limit(MOST_FOUND + 1)
    .execute()
