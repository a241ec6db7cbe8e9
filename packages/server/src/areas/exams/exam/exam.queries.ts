import type {
  ExamFilters,
  ExamPhase,
  ExamWait,
  examSorts,
} from '@residency/contract/areas/exams/exam/exam.contract'
import type { Language } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import { endOfDayInChina, startOfDayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage } from '../../../platform/db/pages.ts'
import { containing, isFoundIn, literals } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isBaseInScope } from '../../organisation/organisation.public.ts'
import { maySit } from '../secrecy/may-sit.queries.ts'
import { isAttemptBegun, isAttemptWaiting } from '../waiting-parts.queries.ts'
import type { ExamScope } from './exam.policy.ts'

const isManaged = ({ bases }: ExamScope): RawBuilder<boolean> => isBaseInScope(bases, 'e.baseId')

const isNamed = (userId: number, roles: readonly ('invigilator' | 'marker')[]) =>
  sql<boolean>`exists (select from learning_exam_staff s where s.exam_id = e.id and s.user_id = ${userId}
    and s.role in (${literals(roles)}))`

/** Exams that a user plans or invigilates. */
const isInvigilated = (scope: ExamScope): RawBuilder<boolean> =>
  sql<boolean>`(${isManaged(scope)} or ${isNamed(scope.userId, ['invigilator'])})`

export const isVisible = (scope: ExamScope) =>
  sql<boolean>`(${isManaged(scope)} or ${isNamed(scope.userId, ['invigilator', 'marker'])})`

/** Of an exam `e`: people have learned of it, even if it was taken back or cancelled since. */
export const wasPublished = sql<boolean>`(e.state in ('published', 'released') or exists (select from flow_history h
  where h.flow = 'exam' and h.record_id = e.id and 'published' in (h.from_state, h.to_state)))`

/** What a calendar shows of an exam `e`. */
export const EVENT_COLUMNS = [
  'e.id',
  'e.title',
  'e.state',
  'e.mode',
  'e.opensAt',
  'e.closesAt',
  'e.minutes',
  'e.reason',
  'e.version',
  'e.updatedAt',
] as const

export const examsWhere = (db: Db, condition: RawBuilder<boolean>) =>
  db.selectFrom('learningExams as e').where(condition)

const attemptsWho = (condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from learning_attempts t where t.exam_id = e.id and ${condition})`

/** Attempts with answers that came late and are not decided on. */
const isLateOpen = sql<boolean>`t.late_decided_at is null and t.state <> 'released'
  and exists (select from learning_attempt_events v where v.attempt_id = t.id and v.is_late and v.kind = 'answer')`

const withExamFields = (match: ReturnType<typeof examsWhere>, scope: ExamScope) =>
  match
    .leftJoin('bases as b', 'b.id', 'e.baseId')
    .selectAll('e')
    .select(['b.name as base', 'b.nameEn as baseEn'])
    .select([
      sql<number>`(select count(*) from learning_candidates c where c.exam_id = e.id)`.as(
        'candidates',
      ),
      attemptsWho(sql`true`).as('started'),
      attemptsWho(isAttemptBegun('t')).as('running'),
      attemptsWho(isAttemptWaiting('t')).as('unmarked'),
      attemptsWho(isLateOpen).as('late'),
    ])
    .select([
      isManaged(scope).as('isManaged'),
      isInvigilated(scope).as('isInvigilated'),
      maySit('e', scope.userId).as('maySit'),
    ])

export type ExamRow = Awaited<
  ReturnType<ReturnType<typeof withExamFields>['executeTakeFirstOrThrow']>
>

const isInPhase = (phase: ExamPhase, now: Date): RawBuilder<boolean> => {
  if (phase === 'ahead') return sql<boolean>`(e.state = 'published' and e.opens_at > ${now})`
  if (phase === 'open')
    return sql<boolean>`(e.state = 'published' and e.opens_at <= ${now} and e.closes_at > ${now})`

  return phase === 'over'
    ? sql<boolean>`(e.state = 'published' and e.closes_at <= ${now})`
    : sql<boolean>`e.state = ${sql.lit(phase)}`
}

const sortsIn = (language: Language): SortColumns<(typeof examSorts)[number]> => ({
  name: by.name('e.title'),
  opensAt: by.column('e.opensAt'),
  base: by.label(language, 'b'),
})

const hasAttempt = (condition: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from learning_attempts t where t.exam_id = e.id and ${condition})`

/**
 * Whether an exam that is over waits for those who plan it and do not sit it: nothing of it is left
 * to mark and it is not released by itself, or answers came late.
 */
const waitsFor = (wait: ExamWait, scope: ExamScope, now: Date) =>
  sql<boolean>`(${isManaged(scope)} and ${isInPhase('over', now)} and not ${maySit('e', scope.userId)}
    and ${
      wait === 'late'
        ? hasAttempt(isLateOpen)
        : sql<boolean>`(e.release_at is null or e.release_at <= ${now})
            and not ${hasAttempt(sql`(${isAttemptBegun('t')} or ${isAttemptWaiting('t')})`)}`
    })`

type ExamMatch = Omit<ExamFilters, 'pageNum' | 'pageSize'>

function matching(db: Db, scope: ExamScope, filters: ExamMatch, now: Date) {
  let match = examsWhere(db, isVisible(scope))
  if (filters.waiting) match = match.where(waitsFor(filters.waiting, scope, now))
  if (filters.phase) match = match.where(isInPhase(filters.phase, now))
  if (filters.mode) match = match.where('e.mode', '=', filters.mode)
  if (filters.from) match = match.where('e.opensAt', '>=', startOfDayInChina(filters.from))
  if (filters.until) match = match.where('e.opensAt', '<=', endOfDayInChina(filters.until))

  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('e.title'), pattern))

  return match
}

export const findExamPage = (
  db: Db,
  scope: ExamScope,
  filters: ExamFilters,
  { now, language }: { now: Date; language: Language },
) =>
  findPage(matching(db, scope, filters, now), filters, (rows) =>
    sortedBy(withExamFields(rows, scope), filters.sort, sortsIn(language))
      .orderBy('e.opensAt', 'desc')
      .orderBy('e.id', 'desc'),
  )

export const countExams = (db: Db, scope: ExamScope, filters: ExamMatch, now: Date) =>
  countRows(matching(db, scope, filters, now))

export const findExam = (db: Db, scope: ExamScope, id: number) =>
  withExamFields(examsWhere(db, isVisible(scope)).where('e.id', '=', id), scope).executeTakeFirst()

/**
 * For those who plan it, locked: nobody begins during the lock. Counts are read after the lock was
 * given, not before.
 */
export async function findManagedForUpdate(db: Db, scope: ExamScope, id: number) {
  const managed = examsWhere(db, isManaged(scope)).where('e.id', '=', id)
  if (!(await managed.select('e.id').forUpdate('e').executeTakeFirst())) return undefined

  return withExamFields(managed, scope).executeTakeFirst()
}

/** For those who invigilate it. */
const invigilated = (db: Db, scope: ExamScope, id: number) =>
  examsWhere(db, isInvigilated(scope))
    .where('e.id', '=', id)
    .selectAll('e')
    .select(maySit('e', scope.userId).as('maySit'))

export const findInvigilated = (db: Db, scope: ExamScope, id: number) =>
  invigilated(db, scope, id).executeTakeFirst()

/** The same, locked against a change of its times. */
export const findInvigilatedForShare = (db: Db, scope: ExamScope, id: number) =>
  invigilated(db, scope, id).forShare('e').executeTakeFirst()
