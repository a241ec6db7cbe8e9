import type {
  TrainFilters,
  TrainPhase,
  trainSorts,
} from '@residency/contract/areas/exams/induction/train.contract'
import type { Language } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'

const ofPeople = (condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from learning_induction_people p where p.train_id = t.id and p.is_active and ${condition})`

const trains = (db: Db) => db.selectFrom('learningInductionTrains as t')

const withTrainFields = (match: ReturnType<typeof trains>) =>
  match
    .leftJoin('intakes as i', 'i.id', 't.intakeId')
    .selectAll('t')
    .select(['i.name as intake', 'i.nameEn as intakeEn'])
    .select(
      sql<number>`(select count(*) from learning_induction_videos v where v.train_id = t.id and not v.is_hidden)`.as(
        'videos',
      ),
    )
    .select([
      ofPeople(sql`true`).as('people'),
      ofPeople(sql`p.learned_at is not null`).as('learned'),
    ])
    .select(
      sql<boolean>`(exists (select from learning_induction_people p where p.train_id = t.id)
        or exists (select from learning_induction_notices n where n.train_id = t.id)
        or exists (select from learning_exams e where e.train_id = t.id))`.as('isUsed'),
    )

export type TrainRow = Awaited<
  ReturnType<ReturnType<typeof withTrainFields>['executeTakeFirstOrThrow']>
>

const isIn = (phase: TrainPhase, now: Date) =>
  ({
    off: sql<boolean>`not t.is_active`,
    over: sql<boolean>`t.is_active and t.closes_at <= ${now}`,
    ahead: sql<boolean>`t.is_active and t.opens_at > ${now}`,
    open: sql<boolean>`t.is_active and t.opens_at <= ${now} and t.closes_at > ${now}`,
  })[phase]

const sortsIn = (language: Language): SortColumns<(typeof trainSorts)[number]> => ({
  name: by.name('t.title'),
  opensAt: by.column('t.opensAt'),
  videos: by.column('videos'),
  intake: by.label(language, 'i'),
})

export function findTrainPage(
  db: Db,
  filters: TrainFilters & Page,
  { now, language }: { now: Date; language: Language },
) {
  let match = trains(db)
  if (filters.phase) match = match.where(isIn(filters.phase, now))

  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('t.title'), pattern))

  return findPage(match, filters, (rows) =>
    sortedBy(withTrainFields(rows), filters.sort, sortsIn(language))
      .orderBy('t.opensAt', 'desc')
      .orderBy('t.id', 'desc'),
  )
}

export const findTrain = (db: Db, id: number) =>
  withTrainFields(trains(db).where('t.id', '=', id)).executeTakeFirst()

export const findTrainForUpdate = (db: Db, id: number) =>
  trains(db).selectAll('t').where('t.id', '=', id).forUpdate('t').executeTakeFirst()

export const findTrainByInvitation = (db: Db, hash: Buffer) =>
  trains(db)
    .select(['t.id', 't.title', 't.opensAt', 't.closesAt', 't.isActive'])
    .where('t.invitationHash', '=', hash)
    .executeTakeFirst()

/** Trains that are not over and list the people admitted in an intake. */
export const findListingTrains = (db: Db, now: Date) =>
  trains(db)
    .select(['t.id', 't.intakeId'])
    .where('t.intakeId', 'is not', null)
    .where('t.isActive', '=', true)
    .where('t.closesAt', '>', now)
    .orderBy('t.id')
    .execute()

export const findTrainChoices = async (db: Db) => {
  const [intakes, some] = await Promise.all([
    db
      .selectFrom('intakes')
      .select(['id', 'name', 'nameEn'])
      .orderBy('year', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .execute(),
    trains(db)
      .select(['t.id', 't.title'])
      .orderBy('t.opensAt', 'desc')
      .orderBy('t.id', 'desc')
      .limit(200)
      .execute(),
  ])

  return { intakes, trains: some }
}

/** Exams of a train that people of it may know of. */
export const findTrainExams = (db: Db, trainId: number) =>
  db
    .selectFrom('learningExams')
    .select(['id', 'title', 'opensAt', 'closesAt'])
    .where('trainId', '=', trainId)
    .where('state', 'in', ['published', 'released'])
    .orderBy('opensAt')
    .orderBy('id')
    .execute()

export const endSessionsOf = (db: Db, trainId: number) =>
  db
    .deleteFrom('learningInductionSessions')
    .where('personId', 'in', (e) =>
      e.selectFrom('learningInductionPeople').select('id').where('trainId', '=', trainId),
    )
    .execute()
