import type {
  PERSON_RESULTS,
  PersonFilters,
} from '@residency/contract/areas/exams/induction/person.contract'
import { sql } from 'kysely'
import { type FieldCrypto, hashesOfNumber } from '../../../platform/crypto/fields.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, anyText, containing } from '../../../platform/db/patterns.ts'
import { by, sortedBy } from '../../../platform/db/sorting.ts'
import { isAttemptBegun } from '../waiting-parts.queries.ts'

export type PeopleMatch = Pick<PersonFilters, 'status' | 'listed'> & {
  trainId: number
  keywords?: string | null | undefined
}

const hasStarted = sql<boolean>`exists (select from learning_induction_progress g where g.person_id = p.id)`

/** People by name, or by a whole number. */
function matching(db: Db, { trainId, status, listed, keywords }: PeopleMatch, fields: FieldCrypto) {
  let match = db.selectFrom('learningInductionPeople as p').where('p.trainId', '=', trainId)
  if (listed) match = match.where('p.isActive', '=', listed === '1')
  if (status === 'done') match = match.where('p.learnedAt', 'is not', null)
  if (status === 'started') match = match.where('p.learnedAt', 'is', null).where(hasStarted)
  if (status === 'notStarted')
    match = match.where('p.learnedAt', 'is', null).where(sql<boolean>`not ${hasStarted}`)

  if (!keywords) return match

  const hashes = hashesOfNumber(fields, keywords)

  return match.where((e) =>
    e.or([
      e('p.nameSearch', 'like', containing(keywords)),
      e('p.mobileHash', 'in', hashes),
      e('p.idCardHash', 'in', hashes),
    ]),
  )
}

/** The best of a person's attempts at the exams of their train, as in `bestAttempt`. */
const best = sql`(select a.state, a.score, a.most, a.is_passed from learning_candidates c join learning_attempts a on a.candidate_id = c.id
  where c.person_id = p.id order by a.is_passed desc nulls last, a.score::numeric / a.most desc nulls last, a.id limit 1)`

const covered = sql<number>`(select coalesce(sum(case when g.done_at is not null then v.seconds else least(g.covered, v.seconds) end), 0)::float8
  from learning_induction_progress g join learning_induction_videos v on v.id = g.video_id and not v.is_hidden
  where g.person_id = p.id)`

const withPersonFields = (match: ReturnType<typeof matching>) =>
  match
    .leftJoin(
      sql<{
        state: string
        score: number | null
        most: number | null
        isPassed: boolean | null
      }>`lateral ${best}`.as('b'),
      (on) => on.onTrue(),
    )
    .select([
      'p.id',
      'p.name',
      'p.mobileSealed',
      'p.idCardSealed',
      'p.source',
      'p.isActive',
      'p.learnedAt',
      'p.erasedAt',
      'p.version',
    ])
    .select(
      sql<
        (typeof PERSON_RESULTS)[number]
      >`case when b.state is null then 'none' when ${isAttemptBegun('b')} then 'sitting'
        when b.is_passed then 'passed' when not b.is_passed then 'failed' else 'waiting' end`.as(
        'result',
      ),
    )
    .select(sql<number | null>`round(b.score * 100.0 / b.most, 1)::float8`.as('score'))
    .select(covered.as('covered'))
    .select(
      sql<number>`(select coalesce(sum(seconds), 0) from learning_induction_videos v where v.train_id = p.train_id and not v.is_hidden)`.as(
        'seconds',
      ),
    )

export type PersonRow = Awaited<
  ReturnType<ReturnType<typeof withPersonFields>['executeTakeFirstOrThrow']>
>

export const findPeoplePage = (
  db: Db,
  match: PeopleMatch,
  fields: FieldCrypto,
  page: PersonFilters & Page,
) =>
  findPage(matching(db, match, fields), page, (rows) =>
    sortedBy(withPersonFields(rows), page.sort, {
      name: by.name('p.name'),
      share: sql`case when p.learned_at is not null then 'infinity' else ${covered} end`,
    }).orderBy('p.id', 'desc'),
  )

export const findPeopleBatch = (db: Db, match: PeopleMatch, fields: FieldCrypto, page: Page) =>
  pageOf(withPersonFields(matching(db, match, fields)).orderBy('p.id'), page).execute()

export const countPeople = (db: Db, match: PeopleMatch, fields: FieldCrypto) =>
  countRows(matching(db, match, fields))

const person = (db: Db, id: number) =>
  db.selectFrom('learningInductionPeople').selectAll().where('id', '=', id)

export const findPerson = (db: Db, id: number) => person(db, id).executeTakeFirst()

export const findPersonForUpdate = (db: Db, id: number) =>
  person(db, id).forUpdate().executeTakeFirst()

export const endSessionsOfPeople = (db: Db, ids: readonly number[]) =>
  db.deleteFrom('learningInductionSessions').where('personId', '=', anyId(ids)).execute()

export const nextPersonIds = async (db: Db, count: number) =>
  (
    await sql<{
      id: number
    }>`select nextval(pg_get_serial_sequence('learning_induction_people', 'id')) as id
      from generate_series(1, ${count})`.execute(db)
  ).rows.map((row) => Number(row.id))

/** People of a train by the hashes of their cards. */
export const findByCards = (db: Db, trainId: number, hashes: readonly string[]) =>
  db
    .selectFrom('learningInductionPeople')
    .select(['id', 'idCardHash', 'mobileHash'])
    .where('trainId', '=', trainId)
    .where('idCardHash', '=', anyText(hashes))
    .execute()
