import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { countedFor } from './statistics.policy.ts'

type Counted = ReturnType<typeof countedFor>
/** Intakes that ever took registrations, the newest first. */
export const findIntakes = (db: Db) =>
  db
    .selectFrom('intakes')
    .select(['id', 'name', 'name_en'])
    .where('state', '!=', 'draft')
    .orderBy('sign_up_from', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

/** Everybody who registered in an intake, with every state they were in and that was not undone; one statement, however many they are. */
export const findPeople = (db: Db, intakeId: number, counted: Counted) =>
  db
    .selectFrom('registrations as r')
    .leftJoin('registration_choices as c', (j) => j.onRef('c.registration_id', '=', 'r.id').on('c.rank', '=', 1))
    .leftJoin('schools as s', 's.id', 'r.school_id')
    .select(['r.id', 'r.trainee_kind', 'r.submitted_at', 'c.offer_id', 's.name as school', 'r.school_other'])
    .select(
      sql<string[]>`array(select distinct h.to_state from flow_history h where h.flow = 'registration' and h.record_id = r.id
        and not exists (select from flow_history u where u.undoes = h.id)) || r.state`.as('states'),
    )
    .select(
      sql<string | null>`(select e.level from registration_educations e where e.registration_id = r.id
        order by array_position(array['doctor', 'master', 'undergraduate', 'junior'], e.level) limit 1)`.as('education'),
    )
    .where('r.intake_id', '=', intakeId)
    .where('r.submitted_at', 'is not', null)
    .$if(counted.kind === 'bases', (q) =>
      q.where(
        sql<boolean>`exists (select 1 from offers o join majors m on m.id = o.major_id join base_administrators a on a.base_id = m.base_id
          where o.id = c.offer_id and a.user_id = ${counted.kind === 'bases' ? counted.administeredBy : 0})`,
      ),
    )
    .execute()

/** Offers of an intake that the reader counts for, with their names and all their seats. */
export const findSeats = (db: Db, intakeId: number, counted: Counted) =>
  db
    .selectFrom('offers as o')
    .innerJoin('majors as m', 'm.id', 'o.major_id')
    .innerJoin('training_units as u', 'u.id', 'o.training_unit_id')
    .select(['o.id', 'm.name as major', 'm.name_en as major_en', 'u.name as unit', 'u.name_en as unit_en'])
    .select(sql<number>`(select coalesce(sum(p.seats), 0)::int from offer_pools p where p.offer_id = o.id)`.as('seats'))
    .where('o.intake_id', '=', intakeId)
    .$if(counted.kind === 'bases', (q) =>
      q.where(
        sql<boolean>`exists (select 1 from base_administrators a where a.base_id = m.base_id
          and a.user_id = ${counted.kind === 'bases' ? counted.administeredBy : 0})`,
      ),
    )
    .orderBy('o.place')
    .orderBy('o.id')
    .execute()
