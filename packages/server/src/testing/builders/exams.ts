import type {
  QuestionBody,
  QuestionContent,
} from '@residency/contract/areas/questions/bank/question.shape'
import { MINUTE_MS } from '@residency/contract/kernel/day'
import { momentAfter, momentBefore } from '../../platform/clock.ts'
import type { ColumnValue } from '../../platform/db/connect/pool.ts'
import type { RecordTarget } from './record-target.ts'

const OPTIONS = [
  { id: 'a', text: '选项甲' },
  { id: 'b', text: '选项乙' },
  { id: 'c', text: '选项丙' },
]

/**
 * One question of each kind; the right answers are `a` (and `b`), true, 青霉素 or a number near 7.4.
 */
export const QUESTIONS: readonly QuestionBody[] = [
  { kind: 'single', stem: '单选题', options: OPTIONS, right: 'a' },
  { kind: 'multiple', stem: '多选题', options: OPTIONS, right: ['a', 'b'] },
  { kind: 'trueFalse', stem: '判断题', right: true },
  {
    kind: 'blank',
    stem: '首选____，pH 为____',
    blanks: [
      { accepted: ['青霉素', '苄青霉素'], isExactCase: false, number: null },
      { accepted: [], isExactCase: false, number: { value: 7.4, tolerance: 0.05 } },
    ],
  },
  {
    kind: 'matching',
    stem: '配伍题',
    options: OPTIONS,
    prompts: [
      { id: 'p1', text: '甲的特点', right: 'a' },
      { id: 'p2', text: '乙的特点', right: 'b' },
    ],
  },
  { kind: 'short', stem: '简答题', reference: '参考答案', rubric: [{ text: '要点', share: 100 }] },
  {
    kind: 'case',
    stem: '病例',
    parts: [
      {
        id: 'q1',
        weight: 1,
        question: { kind: 'single', stem: '第一问', options: OPTIONS, right: 'a' },
      },
      { id: 'q2', weight: 1, question: { kind: 'trueFalse', stem: '第二问', right: false } },
    ],
  },
]

export const contentOf = (body: QuestionBody): QuestionContent => ({
  body,
  pictures: [],
  explanation: '解析',
})

type ExamInput = {
  questions?: readonly QuestionBody[]

  /** Accounts who are to sit it. */
  takers?: readonly { userId: number }[]
  markers?: readonly { userId: number }[]
  invigilators?: readonly { userId: number }[]

  /** Hundredths of a point for each question. */
  points?: number
  baseId?: number | null
  trainId?: number | null

  /** Minutes around the time of the target at which the window opens and closes. */
  opens?: number
  closes?: number

  /** Columns of the exam that differ from its defaults. */
  exam?: Readonly<Record<string, unknown>>
  paper?: Readonly<Record<string, unknown>>
}

/** A window that is over, so that answers are marked and questions corrected. */
export const OVER = { opens: -180, closes: -1 }
let serial = 0

/**
 * A published exam with a checked paper and its candidates, written straight into the tables. Ids
 * of items are in the order of the questions.
 */
export async function anExam(target: RecordTarget, input: ExamInput = {}) {
  const {
    questions = QUESTIONS,
    takers = [],
    markers = [],
    invigilators = [],
    points = 1000,
    baseId = null,
    trainId = null,
  } = input

  const { db } = target
  const at = (minutes: number) => momentAfter(target.now(), minutes * MINUTE_MS)

  const office = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'bhb')
    .executeTakeFirstOrThrow()

  const by = { createdBy: office.id, baseId }
  const n = ++serial

  const category = await db
    .insertInto('learningQuestionCategories')
    .values({ name: `考试${n}.${process.pid}`, baseId })
    .returning('id')
    .executeTakeFirstOrThrow()

  const bank = await db
    .insertInto('learningQuestions')
    .values(
      questions.map((body) => ({
        ...by,
        categoryId: category.id,
        state: 'inUse',
        kind: body.kind,
        difficulty: 3,
        points: ['知识点'],
        stem: body.stem,
        likeness: body.stem,
      })),
    )
    .returning('id')
    .execute()

  const questionIds = bank.map(({ id }) => id)

  await db
    .insertInto('learningQuestionEditions')
    .values(
      questions.map((body, i) => ({
        questionId: questionIds[i]!,
        edition: 1,
        content: JSON.stringify(contentOf(body)),
        createdBy: office.id,
      })),
    )
    .execute()

  const paper = await db
    .insertInto('learningPapers')
    .values({
      ...by,
      title: `试卷${n}`,
      state: 'checked',
      sections: JSON.stringify([{ title: '全部', note: null }]),
      ...input.paper,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const items = await db
    .insertInto('learningPaperItems')
    .values(
      questionIds.map((questionId, i) => ({
        paperId: paper.id,
        section: 0,
        place: i + 1,
        questionId,
        edition: 1,
        points,
      })),
    )
    .returning('id')
    .execute()

  const exam = await db
    .insertInto('learningExams')
    .values({
      ...by,
      title: `考试${n}`,
      trainId,
      mode: 'remote',
      state: 'published' as const,
      minutes: 60,
      opensAt: at(input.opens ?? -10),
      closesAt: at(input.closes ?? 120),
      ...input.exam,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  await db.insertInto('learningExamPapers').values({ examId: exam.id, paperId: paper.id }).execute()

  const candidates = takers.length
    ? await db
        .insertInto('learningCandidates')
        .values(takers.map(({ userId }) => ({ examId: exam.id, userId })))
        .returning('id')
        .execute()
    : []

  const staff = [
    ...markers.map(({ userId }) => ({ examId: exam.id, userId, role: 'marker' as const })),
    ...invigilators.map(({ userId }) => ({
      examId: exam.id,
      userId,
      role: 'invigilator' as const,
    })),
  ]

  if (staff.length) await db.insertInto('learningExamStaff').values(staff).execute()

  return {
    examId: exam.id,
    paperId: paper.id,
    categoryId: category.id,
    questionIds,
    itemIds: items.map(({ id }) => id),
    candidateIds: candidates.map(({ id }) => id),
  }
}

type Sitting = {
  examId: number
  paperId: number
  candidateId: number
  state?: ColumnValue<'learningAttempts', 'state'>

  /** Minutes before now. */
  startedBefore?: number
  score?: number
  columns?: Readonly<Record<string, unknown>>
}

/**
 * An attempt of a candidate, written straight into the table: under way, or ended just now; a
 * marked one has a score of 7000.
 */
export async function anAttempt(
  target: RecordTarget,
  { state = 'running', startedBefore = 0, score = 0, ...of }: Sitting,
) {
  const now = target.now()
  const started = momentBefore(now, startedBefore * MINUTE_MS)
  const isMarked = state === 'marked' || state === 'released'

  const row = {
    examId: of.examId,
    paperId: of.paperId,
    candidateId: of.candidateId,
    number: 1,
    seed: 1,
    state,
    startedAt: started,
    deadlineAt: momentAfter(started, 60 * MINUTE_MS),
    seenAt: now,
    pausedAt: state === 'paused' ? now : null,
    endedAt: state === 'running' || state === 'paused' ? null : now,
    ...(isMarked ? { score, most: 7000, isPassed: score >= 4200 } : {}),
    ...of.columns,
  }

  const { id } = await target.db
    .insertInto('learningAttempts')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()

  return id
}
