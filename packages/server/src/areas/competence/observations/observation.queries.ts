import type {
  Observation,
  ObservationForm,
} from '@residency/contract/areas/competence/observations/observation.contract'
import { type Language, labelIn } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { isVisibleTrainee } from '../charge.queries.ts'
import type { LevelScope } from '../competence.policy.ts'

const observations = (db: Db) =>
  db
    .selectFrom('competenceObservations as o')
    .innerJoin('competenceItems as i', 'i.id', 'o.itemId')
    .innerJoin('departments as d', 'd.id', 'o.departmentId')
    .innerJoin('users as u', 'u.id', 'o.observerId')

const selectColumns = (match: ReturnType<typeof observations>, language: Language) =>
  match
    .select(['o.id', 'i.name as item', 'o.help', 'o.remark', 'o.observedOn'])
    .select(sql<Observation['complexity']>`o.complexity`.as('complexity'))
    .select('u.displayName as observer')
    .select(
      labelIn(language, sql<string>`d.name`, sql<string>`coalesce(d.name_en, d.name)`).as(
        'department',
      ),
    )
    .orderBy('o.observedOn', 'desc')
    .orderBy('o.id', 'desc')

type OfItem = {
  traineeId: number
  itemId: number

  /** Only those since this day. */
  since?: string
}

/** Observations of an item of one trainee in scope, the latest first. */
export const findObservationPage = (
  db: Db,
  language: Language,
  scope: LevelScope,
  { traineeId, itemId, since, ...page }: OfItem & Page,
) =>
  findPage(
    observations(db)
      .innerJoin('trainees as t', 't.id', 'o.traineeId')
      .innerJoin('majors as m', 'm.id', 't.majorId')
      .where('o.traineeId', '=', traineeId)
      .where('o.itemId', '=', itemId)
      .$if(since !== undefined, (rows) => rows.where('o.observedOn', '>=', since!))
      .where(isVisibleTrainee(scope)),
    page,
    (rows) => selectColumns(rows, language),
  )

/** The observations on which a proposal rests. */
export const findEvidenceOf = (db: Db, language: Language, grantId: number) =>
  selectColumns(
    observations(db).where('o.id', 'in', (e) =>
      e.selectFrom('competenceEvidence').select('observationId').where('grantId', '=', grantId),
    ),
    language,
  ).execute()

type Row = Omit<ObservationForm, 'observedOn'> & {
  departmentId: number
  observerId: number
  observedOn: string
}

export const insertObservation = async (db: Db, row: Row, now: Date) =>
  (
    await db
      .insertInto('competenceObservations')
      .values({ ...row, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

export const countObservations = async (db: Db, traineeId: number, itemId: number) =>
  (
    await db
      .selectFrom('competenceObservations')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('traineeId', '=', traineeId)
      .where('itemId', '=', itemId)
      .executeTakeFirstOrThrow()
  ).count

/** Joins the observations of an item since a day to a proposal. */
export const insertEvidence = (
  db: Db,
  {
    grantId,
    traineeId,
    itemId,
    since,
  }: Record<'grantId' | 'traineeId' | 'itemId', number> & { since: string },
) =>
  sql`insert into competence_evidence (grant_id, observation_id)
    select ${grantId}, o.id from competence_observations o
    where o.trainee_id = ${traineeId} and o.item_id = ${itemId}
      and o.observed_on >= ${since}::date`.execute(db)
