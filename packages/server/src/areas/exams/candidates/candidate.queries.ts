import type {
  CandidateFilters,
  CandidateStatus,
  candidateSorts,
} from '@residency/contract/areas/exams/exam/candidate.contract'
import { BEGUN_STATES, UNMARKED_STATES } from '@residency/contract/areas/exams/taking/attempt.flow'
import { bankPermissions as may } from '@residency/contract/areas/questions/bank/access'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, byPinyin, containing, literals } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { holdsPermission, isAccountInUse } from '../../accounts/accounts.public.ts'
import { isInTraining } from '../../trainees/trainees.public.ts'

export const candidateName = sql<string>`coalesce(u.display_name, p.name)`

/** Candidates with the account or the person of an induction. */
export const candidatesOf = (db: Db, examId: number) =>
  db
    .selectFrom('learningCandidates as c')
    .leftJoin('users as u', 'u.id', 'c.userId')
    .leftJoin('learningInductionPeople as p', 'p.id', 'c.personId')
    .where('c.examId', '=', examId)

const last = sql`(select t.state from learning_attempts t where t.candidate_id = c.id order by t.number desc limit 1)`

/** Of a candidate `c`: the account reads the question bank. */
const readsBank = holdsPermission(sql.ref('c.userId'), may.build)

const STATES: Readonly<Record<CandidateStatus, RawBuilder<boolean>>> = {
  notStarted: sql<boolean>`not exists (select from learning_attempts t where t.candidate_id = c.id)`,
  running: sql<boolean>`${last} in (${literals(BEGUN_STATES)})`,
  ended: sql<boolean>`${last} in (${literals(UNMARKED_STATES)})`,
  marked: sql<boolean>`${last} in ('marked', 'released')`,
}

const withCandidateFields = (match: ReturnType<typeof candidatesOf>) =>
  match
    .leftJoin('departments as d', 'd.id', 'u.departmentId')
    .leftJoin('learningExamRooms as r', 'r.id', 'c.roomId')
    .leftJoin('learningPapers as f', 'f.id', 'c.paperId')
    .selectAll('c')
    .select(readsBank.as('readsBank'))
    .select([
      candidateName.as('name'),
      'd.name as department',
      'd.nameEn as departmentEn',
      'r.name as room',
    ])
    .select([
      sql<string | null>`coalesce(f.form, f.title)`.as('form'),
      sql<string | null>`${last}`.as('last'),
    ])
    .select(
      sql<{
        score: number
        most: number
        isPassed: boolean
      } | null>`(select jsonb_build_object('score', t.score, 'most', t.most,
        'isPassed', t.is_passed) from learning_attempts t where t.candidate_id = c.id and t.state in ('marked', 'released')
        order by t.is_passed desc, t.score::numeric / t.most desc, t.number limit 1)`.as('best'),
    )

export type CandidateRow = Awaited<
  ReturnType<ReturnType<typeof withCandidateFields>['executeTakeFirstOrThrow']>
>

const SORTS: SortColumns<(typeof candidateSorts)[number]> = {
  name: sql`${candidateName} collate pinyin`,
  room: by.name('r.name'),
  form: sql`coalesce(f.form, f.title) collate pinyin`,
  extraMinutes: by.column('c.extraMinutes'),
}

export function findCandidatePage(db: Db, examId: number, filters: CandidateFilters & Page) {
  let match = candidatesOf(db, examId)
  if (filters.progress) match = match.where(STATES[filters.progress])
  if (filters.roomId) match = match.where('c.roomId', '=', filters.roomId)

  if (filters.keywords)
    match = match.where(
      sql<string>`coalesce(u.name_search, p.name_search)`,
      'like',
      containing(filters.keywords),
    )

  return findPage(match, filters, (rows) =>
    sortedBy(withCandidateFields(rows), filters.sort, SORTS)
      .orderBy('c.roomId')
      .orderBy('c.seat')
      .orderBy(candidateName, byPinyin)
      .orderBy('c.id'),
  )
}

export const findCandidateBatch = (db: Db, examId: number, page: Page) =>
  pageOf(
    withCandidateFields(candidatesOf(db, examId))
      .orderBy('c.roomId')
      .orderBy('c.seat')
      .orderBy(candidateName, byPinyin)
      .orderBy('c.id'),
    page,
  ).execute()

export const countCandidates = async (db: Db, examId: number) =>
  (
    await candidatesOf(db, examId)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
  ).count

const MAX_NAMED = 50

/** Candidates who read the question bank, and how many they are. */
export async function findBankReaders(db: Db, examId: number) {
  const match = candidatesOf(db, examId).where(readsBank)

  const [names, total] = await Promise.all([
    match
      .select(candidateName.as('name'))
      .orderBy(candidateName, byPinyin)
      .orderBy('c.id')
      .limit(MAX_NAMED)
      .execute(),
    countRows(match),
  ])

  return { names: names.map(({ name }) => name), total }
}

/** Candidates of an exam by id, or all (null), locked in the order of their ids. */
export const lockCandidates = (db: Db, examId: number, ids: readonly number[] | null) => {
  const all = candidatesOf(db, examId)
    .select(['c.id', 'c.userId', 'c.extraMinutes', 'c.extraAttempts', candidateName.as('name')])
    .orderBy('c.id')
    .forUpdate('c')

  return (ids ? all.where('c.id', '=', anyId(ids)) : all).execute()
}

/**
 * Adds trainees of the cohorts and the accounts by name; people who are candidates or staff already
 * do not change.
 */
export async function insertCandidates(
  db: Db,
  examId: number,
  { cohortIds, userIds }: { cohortIds: readonly number[]; userIds: readonly number[] },
) {
  const { rows } = await sql<{ userId: number }>`insert into learning_candidates (exam_id, user_id)
    select ${examId}, u.id from users u where ${isAccountInUse('u')}
      and (u.id = ${anyId(userIds)}
        or exists (select from trainees t where t.user_id = u.id and t.cohort_id = ${anyId(cohortIds)} and ${isInTraining('t')}))
      and not exists (select from learning_exam_staff s where s.exam_id = ${examId} and s.user_id = u.id)
    on conflict (exam_id, user_id) do nothing returning user_id`.execute(db)

  return rows.map(({ userId }) => userId)
}

/**
 * Makes the people of inductions candidates of their exams, of one exam or one induction: those in
 * use who are not candidates yet. The candidates of a resit do not change. `isReplaced`: the exam's
 * induction was changed, so its former candidates are removed.
 */
export async function writeTrainCandidates(
  db: Db,
  { examId = null, trainId = null, isReplaced = false }: CandidateSource,
) {
  if (isReplaced && examId !== null)
    await db.deleteFrom('learningCandidates').where('examId', '=', examId).execute()
  await sql`insert into learning_candidates (exam_id, person_id)
    select e.id, p.id from learning_exams e join learning_induction_people p on p.train_id = e.train_id and p.is_active
    where e.state in ('draft', 'published') and e.resit_of is null and (${examId}::bigint is null or e.id = ${examId}::bigint)
      and (${trainId}::bigint is null or e.train_id = ${trainId}::bigint)
    on conflict (exam_id, person_id) do nothing`.execute(db)
}

type CandidateSource = { examId?: number | null; trainId?: number | null; isReplaced?: boolean }
