import { inflateRawSync } from 'node:zlib'
import { markingWords } from '@residency/contract/areas/exams/marking/text'
import type { ReviewedAttempt } from '@residency/contract/areas/exams/taking/attempt.contract'
import type { QuestionBody } from '@residency/contract/areas/questions/bank/question.shape'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { paperWords } from '@residency/contract/areas/questions/papers/text'
import type { Endpoint } from '@residency/contract/kernel'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Bind } from '../../../platform/http/bind.ts'
import { anAttempt, anExam, contentOf, QUESTIONS } from '../../../testing/builders/exams.ts'
import { handIn } from '../../../testing/builders/sittings.ts'
import { png } from '../../../testing/files/file-samples.ts'
import { TEST_TIME } from '../../../testing/server/hospital-templates.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { callName, fewAtOnce } from '../../../testing/walks/walk-judge.ts'
import { addressOf, sampleOf, sampleQuery } from '../../../testing/walks/walk-samples.ts'
import { coursesArea } from '../../courses/courses.public.ts'
import { bandsOf, plainText, QUESTION, questionsArea } from '../../questions/questions.public.ts'
import { examsArea } from '../exams.area.ts'

/**
 * It is part of every stem, option, key, rubric and explanation of the live questions, and nothing
 * else.
 */
const MARKER = '密题标记'
const OPTIONS = ['a', 'b', 'c'].map((id) => ({ id, text: `${MARKER}选项${id}` }))

const SECRETS: readonly QuestionBody[] = [
  { kind: 'single', stem: `${MARKER}单选`, options: OPTIONS, right: 'a' },
  {
    kind: 'blank',
    stem: `${MARKER}填空____`,
    blanks: [{ accepted: [`${MARKER}答案`], isExactCase: false, number: null }],
  },
  {
    kind: 'short',
    stem: `${MARKER}简答`,
    reference: `${MARKER}参考`,
    rubric: [{ text: `${MARKER}要点`, share: 100 }],
  },
]

const MINUTE = 60_000
const CLOSES = 30

const server = await openServer()
let readers: Record<'trainee' | 'teacher' | 'office', Caller>
let fixture: Awaited<ReturnType<typeof makeFixture>>

const timeIn = (minutes: number) => {
  server.clock.now = new Date(new Date(TEST_TIME).getTime() + minutes * MINUTE)
}

beforeAll(async () => {
  readers = {
    trainee: await server.as('student'),
    teacher: await server.as('teacher'),
    office: await server.as('bhb'),
  }
  fixture = await makeFixture()
})

beforeEach(async () => {
  timeIn(0)
  await server.asOwner('truncate rate_limits')
})

const givePaper = (examId: number, paperId: number) =>
  server.db
    .updateTable('learningExamPapers')
    .set({ paperId })
    .where('examId', '=', examId)
    .execute()

/** An exam that is over, with the paper of another one. */
async function anEarlierExam(paperId: number, takers: readonly { userId: number }[]) {
  const exam = await anExam(server, {
    questions: [QUESTIONS[2]!],
    takers,
    opens: -300,
    closes: -200,
    exam: { shows: 'right' },
  })

  await givePaper(exam.examId, paperId)

  return { ...exam, paperId }
}

async function release(examId: number) {
  await server.db
    .updateTable('learningExams')
    .set({ state: 'released' })
    .where('id', '=', examId)
    .execute()
  await server.db
    .updateTable('learningAttempts')
    .set({ state: 'released', score: 1000, most: 3000, isPassed: false })
    .where('examId', '=', examId)
    .execute()
}

/** A question of the bank that is on no paper. */
async function aBankQuestion(categoryId: number, body: QuestionBody) {
  const by = readers.office.userId

  const { id } = await server.db
    .insertInto('learningQuestions')
    .values({
      categoryId,
      state: 'reviewed',
      kind: body.kind,
      difficulty: 3,
      stem: body.stem,
      likeness: body.stem,
      createdBy: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  await server.db
    .insertInto('learningQuestionEditions')
    .values({ questionId: id, edition: 1, content: JSON.stringify(contentOf(body)), createdBy: by })
    .execute()

  return id
}

/**
 * A live exam; exams before it with the same paper, one released and one that waits for marks; a
 * newer edition and a duplicate.
 */
async function makeFixture() {
  const takers = Object.values(readers)

  const live = await anExam(server, {
    questions: SECRETS,
    takers,
    opens: -10,
    closes: CLOSES,
    paper: { createdBy: readers.teacher.userId },
  })

  const ids = live.questionIds

  for (const [place, { stem }] of SECRETS.entries()) {
    const likeness = plainText(stem)
    await server.db
      .updateTable('learningQuestions')
      .set({ likeness, bands: bandsOf(likeness) })
      .where('id', '=', ids[place]!)
      .execute()
  }

  const newer = { ...contentOf(SECRETS[0]!), explanation: `${MARKER}新解析` }

  await server.asOwner(`update learning_question_editions set content = jsonb_set(content, '{explanation}', '"${MARKER}解析"')
    where question_id in (${ids.join()})`)

  await server.db
    .insertInto('learningQuestionEditions')
    .values({
      questionId: ids[0]!,
      edition: 2,
      content: JSON.stringify(newer),
      createdBy: readers.office.userId,
    })
    .execute()

  await server.db
    .updateTable('learningQuestions')
    .set({ edition: 2 })
    .where('id', '=', ids[0]!)
    .execute()

  const twin = await aBankQuestion(live.categoryId, {
    ...SECRETS[0]!,
    stem: `${MARKER}单选题二`,
  } as QuestionBody)

  await server.db
    .insertInto('learningQuestionPairs')
    .values({ oneId: Math.min(ids[0]!, twin), otherId: Math.max(ids[0]!, twin), share: 90 })
    .execute()

  const released = await anEarlierExam(live.paperId, takers)
  const answers = { [`${live.itemIds[0]}/`]: 'a', [`${live.itemIds[2]}/`]: '答' }
  const attempts: number[] = []

  for (const candidate of takers.keys())
    attempts.push(await handIn(server, released, candidate, answers))

  await release(released.examId)

  const other = await server.as('student2')
  const marked = await anEarlierExam(live.paperId, [other])

  await handIn(server, marked, 0, answers)

  return { live, twin, released, marked, attempts }
}

/** Every call of the area. */
function boundCalls(): Endpoint[] {
  const calls: Endpoint[] = []
  const bind = ((endpoint: Endpoint) => void calls.push(endpoint)) as Bind

  for (const area of [coursesArea, questionsArea, examsArea]) area.routes?.(() => bind)

  return calls
}

const readingCalls = () => boundCalls().filter(({ method }) => method === 'GET')

/** The text of an answer; of an archive, as a sheet is one, that of its parts. */
function textOf(body: Buffer): string {
  let text = body.toString('utf8')
  for (
    let from = body.indexOf('PK\u0001\u0002');
    from >= 0;
    from = body.indexOf('PK\u0001\u0002', from + 4)
  ) {
    const [method, size, local] = [
      body.readUInt16LE(from + 10),
      body.readUInt32LE(from + 20),
      body.readUInt32LE(from + 42),
    ]

    const start = local + 30 + body.readUInt16LE(local + 26) + body.readUInt16LE(local + 28)
    const part = body.subarray(start, start + size)

    text += (method === 8 ? inflateRawSync(part) : part).toString('utf8')
  }

  return text
}

/** Addresses of a call with every record of the fixture, and with what its query may name. */
function addressesOf(e: Endpoint): string[] {
  const { live, twin, released, marked, attempts } = fixture

  const ids = [
    ...live.questionIds,
    twin,
    live.paperId,
    live.examId,
    released.examId,
    marked.examId,
    ...attempts,
    live.categoryId,
  ]

  const queries: Record<string, string>[] = [
    {},
    ...live.itemIds.map((id) => ({ itemId: String(id) })),
    ...[released.examId, marked.examId].map((id) => ({ examId: String(id) })),
    { paperId: String(live.paperId) },
    { keywords: MARKER },
    ...['gift', 'moodle', 'qti'].map((format) => ({ format })),
    ...['1', '2'].map((edition) => ({ edition })),
  ]

  const params = /\{\w+\}/.test(e.path)
    ? ids.flatMap((id) => ['1', '2'].map((edition) => ({ id: String(id), edition })))
    : [{}]
  const named = new Set(e.query ? Object.keys(e.query.shape) : [])
  const fitting = queries.filter((query) => Object.keys(query).every((key) => named.has(key)))

  const all = params.flatMap((param) =>
    fitting.map((query) =>
      addressOf(e, param as Record<string, string>, { ...sampleQuery(e), ...query }),
    ),
  )

  return [...new Set(all)]
}

/** The calls whose answer to a reader holds the marker. */
async function callsWithMarker(who: Caller): Promise<string[]> {
  const tries = readingCalls().flatMap((e) => addressesOf(e).map((address) => ({ e, address })))

  const answers = await fewAtOnce(tries, 4, async ({ e, address }) => {
    if (e.limit) await server.asOwner('truncate rate_limits')
    const { body } = await who.get(address)
    return textOf(body).includes(MARKER) ? [callName(e)] : []
  })

  return [...new Set(answers.flat())].toSorted()
}

describe('of a question that the reader may still get', () => {
  const everybody = ['GET /api/v1/ownExams/attempts/{id}/result']

  const ofBank = [
    'GET /api/v1/papers/questions',
    'GET /api/v1/papers/{id}',
    'GET /api/v1/papers/{id}/shown',
    'GET /api/v1/questions',
    'GET /api/v1/questions/{id}',
    'GET /api/v1/questions/{id}/editions/{edition}',
  ]

  const ofOffice = [
    'GET /api/v1/examResults/{id}/progress',
    'GET /api/v1/examResults/{id}/questions',
    'GET /api/v1/itemAnalyses',
    'GET /api/v1/itemAnalysisSheets/_export',
    'GET /api/v1/markings/{id}',
    'GET /api/v1/markings/{id}/answer',
    'GET /api/v1/questionFiles/_export',
    'GET /api/v1/questionPairs',
    'GET /api/v1/questions/_export',
  ]

  test.each([
    ['trainee', everybody],
    ['teacher', [...everybody, ...ofBank]],
    ['office', [...everybody, ...ofBank, ...ofOffice]],
  ] as const)(
    'no answer to the %s holds stem, option, key, rubric or explanation; they are there again when the exam is over',
    async (who, again) => {
      expect(await callsWithMarker(readers[who])).toEqual([])

      timeIn(CLOSES + 1)
      expect(await callsWithMarker(readers[who])).toEqual(
        expect.arrayContaining([...again].toSorted()),
      )
    },
    120_000,
  )

  test('the score of an earlier exam stays, and the item gives the reason why it is withheld and until when', async () => {
    const address = `/api/v1/ownExams/attempts/${fixture.attempts[0]}/result`
    const { score, items } = (await readers.trainee.get(address)).data as ReviewedAttempt

    expect(score).toBe(1000)
    expect(items).toHaveLength(3)

    expect(items[0]).toMatchObject({
      question: null,
      explanation: null,
      heldBack: '该题用于你还可以参加的考试，2026-11-20 10:30 考试结束后可以查看',
      parts: [{ points: 1000, most: 1000, value: null, right: null }],
    })

    const english = readers.trainee.with({ 'accept-language': 'en' })

    expect(((await english.get(address)).data as ReviewedAttempt).items[0]!.heldBack).toMatch(
      /after 2026-11-20 10:30$/,
    )
  })

  test('the own answer in an earlier exam is not read by opening the attempt again', async () => {
    const device = {
      clientId: '00000000-0000-4000-8000-000000000001',
      windowId: '00000000-0000-4000-8000-000000000002',
    }

    const opened = await readers.trainee.post(
      `/api/v1/ownExams/attempts/${fixture.attempts[0]}/open`,
      device,
    )

    expect(opened).toMatchObject({
      status: 200,
      data: { state: 'released', sections: [], answers: [] },
    })
  })

  test('the bank shows how many are withheld, for any search; a link to one is refused with the reason', async () => {
    const { teacher } = readers

    expect((await teacher.get(`/api/v1/questions?keywords=${MARKER}`)).data).toEqual({
      list: [],
      total: 0,
      heldBack: 4,
    })

    expect(
      ((await teacher.get('/api/v1/questions?keywords=nothing')).data as { heldBack: number })
        .heldBack,
    ).toBe(4)

    const why = '该题用于你还可以参加的考试，2026-11-20 10:30 考试结束后可以查看'

    expect(await teacher.get(`/api/v1/questions/${fixture.twin}`)).toMatchObject({
      status: 409,
      msg: bankWords['zh-cn'].errors.questionHeldBack.replace('{why}', why),
    })

    expect(
      (await teacher.post('/api/v1/questions/alike', { text: SECRETS[0]!.stem, exceptId: null }))
        .data,
    ).toEqual([])
  })

  test('a paper with it is not printed, and its answers are not marked by the reader', async () => {
    const why = '该题用于你还可以参加的考试，2026-11-20 10:30 考试结束后可以查看'

    for (const print of ['paper', 'sheet', 'key'])
      expect(
        await readers.teacher.get(`/api/v1/papers/${fixture.live.paperId}/print?print=${print}`),
      ).toMatchObject({
        status: 409,
        msg: paperWords['zh-cn'].errors.paperHeldBack.replace('{why}', why),
      })

    const itemId = fixture.live.itemIds[2]!

    expect(
      await readers.office.get(`/api/v1/markings/${fixture.marked.examId}/answer?itemId=${itemId}`),
    ).toMatchObject({
      status: 409,
      msg: markingWords['zh-cn'].errors.markHeldBack.replace('{why}', why),
    })
  })
})

describe('a question is live', () => {
  const isShown = async (who: Caller, questionId: number) =>
    (await who.get(`/api/v1/questions/${questionId}`)).status === 200
  const alone = (over: Parameters<typeof anExam>[1] = {}) =>
    anExam(server, { takers: [readers.teacher], closes: CLOSES, ...over })

  test('for those who may still sit the exam, and for nobody else', async () => {
    const { questionIds } = await alone()
    expect(await isShown(readers.teacher, questionIds[0]!)).toBe(false)
    expect(await isShown(readers.office, questionIds[0]!)).toBe(true)
  })

  test.each([
    ['draft', true],
    ['published', false],
    ['released', true],
    ['cancelled', true],
  ])('while the exam is %s: it is shown is %s', async (state, isThere) => {
    const { questionIds } = await alone({ exam: { state } })
    expect(await isShown(readers.teacher, questionIds[0]!)).toBe(isThere)
  })

  test('on the draft of a resit', async () => {
    const first = await alone({ exam: { state: 'released' } })
    const { questionIds } = await alone({ exam: { state: 'draft', resitOf: first.examId } })

    expect(await isShown(readers.teacher, questionIds[0]!)).toBe(false)

    timeIn(CLOSES)
    expect(await isShown(readers.teacher, questionIds[0]!)).toBe(true)
  })

  test('until the window closes, also when every attempt is used', async () => {
    const exam = await alone()
    await anAttempt(server, { ...exam, candidateId: exam.candidateIds[0]!, state: 'submitted' })
    expect(await isShown(readers.teacher, exam.questionIds[0]!)).toBe(false)

    timeIn(CLOSES)
    expect(await isShown(readers.teacher, exam.questionIds[0]!)).toBe(true)
  })

  test.each(['running', 'paused'] as const)(
    'after the window while an attempt of the reader is %s',
    async (state) => {
      const exam = await alone()
      const columns = { deadlineAt: new Date(server.clock.now.getTime() + 90 * MINUTE) }

      const attempt = await anAttempt(server, {
        ...exam,
        candidateId: exam.candidateIds[0]!,
        state,
        columns,
      })

      timeIn(CLOSES + 5)
      expect(await isShown(readers.teacher, exam.questionIds[0]!)).toBe(false)

      await server.db
        .updateTable('learningAttempts')
        .set({ state: 'submitted', pausedAt: null, endedAt: server.clock.now })
        .where('id', '=', attempt)
        .execute()

      expect(await isShown(readers.teacher, exam.questionIds[0]!)).toBe(true)
    },
  )

  test('with its pictures: they are read in the sitting only', async () => {
    const { teacher, trainee, office } = readers
    const exam = await alone({ takers: [teacher, trainee] })
    const file = { filename: '图.png', content: await png(31) }
    const { filePath } = (await office.form('/fileOperation/attachment?purpose=image', { file }))
      .data as { filePath: string }
    const ofQuestion = { recordKind: QUESTION, recordId: exam.questionIds[0]! }

    await server.db.updateTable('files').set(ofQuestion).where('key', '=', filePath).execute()

    const isRead = async (who: Caller) =>
      (await who.post('/fileOperation/ticket', { filePath })).status === 200

    expect([await isRead(teacher), await isRead(trainee)]).toEqual([false, false])

    const attempt = await anAttempt(server, { ...exam, candidateId: exam.candidateIds[1]! })

    expect([await isRead(teacher), await isRead(trainee)]).toEqual([false, true])

    const ended = { state: 'submitted' as const, endedAt: server.clock.now }

    await server.db.updateTable('learningAttempts').set(ended).where('id', '=', attempt).execute()
    expect([await isRead(teacher), await isRead(trainee)]).toEqual([false, false])

    timeIn(CLOSES)
    expect([await isRead(teacher), await isRead(trainee)]).toEqual([true, true])
  })

  test('with the retired question that it was written in place of', async () => {
    const { office, teacher } = readers
    const exam = await alone()

    const body: QuestionBody = {
      kind: 'single',
      stem: '采血后多久内应当离心分离血清？',
      options: OPTIONS,
      right: 'a',
    }

    const written = async (difficulty: number) => {
      const form = {
        categoryId: exam.categoryId,
        difficulty,
        knowledgePoints: [],
        content: contentOf(body),
      }

      return ((await office.post('/api/v1/questions', form)).data as { id: number }).id
    }

    const retired = await written(2)
    const ofTeacher = { state: 'retired' as const, createdBy: teacher.userId }

    await server.db
      .updateTable('learningQuestions')
      .set(ofTeacher)
      .where('id', '=', retired)
      .execute()

    expect(await isShown(teacher, retired)).toBe(true)

    await server.db
      .updateTable('learningPaperItems')
      .set({ questionId: await written(3) })
      .where('id', '=', exam.itemIds[0]!)
      .execute()

    expect(await isShown(teacher, retired)).toBe(false)

    const pairs = (await office.get('/api/v1/questionPairs')).data as {
      list: { one: { id: number } }[]
    }

    expect(pairs.list.some(({ one: param }) => param.id === retired)).toBe(false)
  })

  test('with a duplicate of the edition on the paper, also when the question was changed since', async () => {
    const { office, teacher } = readers
    const exam = await alone({ questions: [QUESTIONS[0]!] })
    const twin = await aBankQuestion(exam.categoryId, QUESTIONS[0]!)
    const [questionId] = exam.questionIds

    await server.db
      .insertInto('learningQuestionPairs')
      .values({ oneId: questionId!, otherId: twin, share: 100 })
      .execute()

    const content = contentOf({
      kind: 'trueFalse',
      stem: '与原题毫无相同之处的新题干',
      right: true,
    })

    const change = {
      categoryId: exam.categoryId,
      difficulty: 3,
      knowledgePoints: [],
      content,
      version: 1,
    }

    expect(await office.put(`/api/v1/questions/${questionId}`, change)).toMatchObject({
      status: 200,
      data: { edition: 2 },
    })

    expect(await isShown(teacher, twin)).toBe(false)
  })

  test('with its duplicates, unless they are marked as different', async () => {
    const exam = await alone()

    const twin = await aBankQuestion(exam.categoryId, {
      kind: 'trueFalse',
      stem: '另一道',
      right: true,
    })

    await server.db
      .insertInto('learningQuestionPairs')
      .values({ oneId: exam.questionIds[0]!, otherId: twin, share: 80 })
      .execute()

    expect(await isShown(readers.teacher, twin)).toBe(false)

    await server.db
      .updateTable('learningQuestionPairs')
      .set({ apartBy: readers.office.userId })
      .where('otherId', '=', twin)
      .execute()

    expect(await isShown(readers.teacher, twin)).toBe(true)
  })
})

/**
 * Calls that write, with the records of the fixture in address and fields; files are uploaded
 * elsewhere.
 */
function writingTries(): { e: Endpoint; address: string; payload: object }[] {
  const { live, twin, released, marked, attempts } = fixture
  const questions = [...live.questionIds, twin]

  const ids = [
    ...questions,
    live.paperId,
    live.examId,
    released.examId,
    marked.examId,
    ...attempts,
    live.categoryId,
  ]

  return boundCalls()
    .filter((e) => e.method !== 'GET' && !e.form)
    .flatMap((e) => {
      const sample = ((e.body && sampleOf(e.body)) ?? {}) as Record<string, unknown>

      const bodies = questions.map((questionId, timeIn) => {
        const inputs: Record<string, unknown> = {
          ids: questions,
          itemId: live.itemIds[timeIn % live.itemIds.length],
          questionId,
          keptId: questionId,
          goneId: questions[(timeIn + 1) % questions.length],
          categoryId: live.categoryId,
          paperIds: [live.paperId],
          text: SECRETS[timeIn % SECRETS.length]!.stem,
          version: 1,
          part: '',
        }

        return JSON.stringify(
          Object.fromEntries(
            Object.entries(sample).map(([name, value]) => [
              name,
              name in inputs ? inputs[name] : value,
            ]),
          ),
        )
      })

      const addresses = /\{\w+\}/.test(e.path)
        ? ids.map((id) =>
            addressOf(e, {
              id: String(id),
              attemptId: String(attempts[0]),
              candidateId: String(marked.candidateIds[0]),
            }),
          )
        : [addressOf(e, {})]

      return addresses.flatMap((address) =>
        [...new Set(bodies)].map((body) => ({ e, address, payload: JSON.parse(body) as object })),
      )
    })
}

// The last of this file: these calls may change what is not withheld.
describe('calls that write', () => {
  test.each(['teacher', 'office'] as const)(
    'answer nothing of a live question to the %s',
    async (who) => {
      const visible = new Set<string>()

      for (const { e, address, payload } of writingTries()) {
        await server.asOwner('truncate rate_limits, submit_locks')
        const { body } = await readers[who].send(
          e.method,
          address,
          e.method === 'DELETE' ? {} : { payload },
        )
        if (textOf(body).includes(MARKER)) visible.add(callName(e))
      }

      expect([...visible]).toEqual([])

      timeIn(CLOSES + 5)
      // the attempt that was begun ends
      await readers[who].get('/api/v1/ownExams')

      const alike = { text: SECRETS[0]!.stem, exceptId: null }

      expect(textOf((await readers[who].post('/api/v1/questions/alike', alike)).body)).toContain(
        MARKER,
      )
    },
    240_000,
  )
})
