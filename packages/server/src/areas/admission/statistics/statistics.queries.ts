import { EDUCATION_LEVELS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { textArray } from '../../../platform/db/patterns.ts'
import type { countedFor } from './statistics.policy.ts'

type CountedRegistrations = ReturnType<typeof countedFor>

/** The figures offer so many intakes to choose from. */
const OFFERED_INTAKES = 50

/** Whether the reader counts the base with this id. */
const isCountedBase = (counted: CountedRegistrations, baseId: RawBuilder<unknown>) =>
  counted.kind === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`exists (select 1 from base_administrators a
        where a.base_id = ${baseId} and a.user_id = ${counted.administeredBy})`

/** Intakes that ever took registrations, the newest first. */
export const findIntakes = (db: Db) =>
  db
    .selectFrom('intakes')
    .select(['id', 'name', 'nameEn'])
    .where('state', '!=', 'draft')
    .orderBy('signUpFrom', 'desc')
    .orderBy('id', 'desc')
    .limit(OFFERED_INTAKES)
    .execute()

/**
 * Everybody who submitted a registration in an intake: the offer of their first choice, their highest
 * level of education, and every state they were in, without undone ones. One statement for all.
 */
export const findPeople = (db: Db, intakeId: number, counted: CountedRegistrations) =>
  db
    .selectFrom('registrations as r')
    .leftJoin('registrationChoices as c', (j) =>
      j.onRef('c.registrationId', '=', 'r.id').on('c.rank', '=', 1),
    )
    .leftJoin('schools as s', 's.id', 'r.schoolId')
    .select([
      'r.id',
      'r.traineeKind',
      'r.submittedAt',
      'c.offerId',
      's.name as school',
      'r.schoolOther',
    ])
    .select(
      sql<string[]>`array(select distinct h.to_state from flow_history h
        where h.flow = 'registration' and h.record_id = r.id
          and not exists (select from flow_history u where u.undoes = h.id)) || r.state`.as(
        'states',
      ),
    )
    .select(
      sql<
        string | null
      >`(select e.level from registration_educations e where e.registration_id = r.id
        order by array_position(${textArray(EDUCATION_LEVELS)}, e.level) desc nulls last
          limit 1)`.as('education'),
    )
    .where('r.intakeId', '=', intakeId)
    .where('r.submittedAt', 'is not', null)
    .$if(counted.kind === 'bases', (q) =>
      q.where(
        sql<boolean>`exists (select 1 from offers o join majors m on m.id = o.major_id
          where o.id = c.offer_id and ${isCountedBase(counted, sql.ref('m.base_id'))})`,
      ),
    )
    .execute()

/** Offers of an intake that the reader counts for, with their names and all their seats. */
export const findSeats = (db: Db, intakeId: number, counted: CountedRegistrations) =>
  db
    .selectFrom('offers as o')
    .innerJoin('majors as m', 'm.id', 'o.majorId')
    .innerJoin('trainingUnits as u', 'u.id', 'o.trainingUnitId')
    .select([
      'o.id',
      'm.name as major',
      'm.nameEn as majorEn',
      'u.name as unit',
      'u.nameEn as unitEn',
    ])
    .select(
      sql<number>`(select coalesce(sum(p.seats), 0)::int from offer_pools p
          where p.offer_id = o.id)`.as('seats'),
    )
    .where('o.intakeId', '=', intakeId)
    .where(isCountedBase(counted, sql.ref('m.base_id')))
    .orderBy('o.place')
    .orderBy('o.id')
    .execute()
