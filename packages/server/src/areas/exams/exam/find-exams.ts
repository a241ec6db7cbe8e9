import { listExams } from '@residency/contract/areas/exams/exam/exam.contract'
import { ownExams as ownExamCalls } from '@residency/contract/areas/exams/taking/attempt.contract'
import type { RecordFinder } from '../../../platform/area.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findNamed, type SearchWords } from '../../../platform/search/search-words.ts'
import { ownExams } from '../own-exams/own-exam.queries.ts'
import { takerOf } from '../taking/attempt.policy.ts'
import { examScope } from './exam.policy.ts'
import { examsWhere, isVisible } from './exam.queries.ts'

const presentExam = (exam: { id: number; name: string; opensAt: Date }) => ({
  ...exam,
  note: minuteInChina(exam.opensAt),
})

/** Exams that the reader plans or follows. */
async function findExams({ db, actor }: SignedCtx, words: SearchWords) {
  const exams = examsWhere(db, isVisible(examScope(actor))).select([
    'e.id',
    'e.title as name',
    'e.opensAt',
  ])

  return (await findNamed(exams, { names: ['e.title'], id: 'e.id' }, words)).map(presentExam)
}

/** Exams that the reader sits. */
async function findOwnExams({ db, actor }: SignedCtx, words: SearchWords) {
  const exams = ownExams(db, takerOf(actor)).select('x.title as name')
  return (await findNamed(exams, { names: ['x.title'], id: 'x.id' }, words)).map(presentExam)
}

export const examFinders: readonly RecordFinder[] = [
  { view: 'course/exam/index', list: listExams, find: findExams },
  { view: 'course/own/exam', list: ownExamCalls.list, find: findOwnExams },
]
