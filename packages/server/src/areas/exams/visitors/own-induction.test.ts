import { accountsWords } from '@residency/contract/areas/accounts/text'
import { courseWords } from '@residency/contract/areas/courses/course/text'
import { inductionWords } from '@residency/contract/areas/exams/induction/text'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anExam, QUESTIONS } from '../../../testing/builders/exams.ts'
import {
  anInductee,
  asPerson,
  aTrain,
  cardNumber,
  newestCode,
  OWN,
  somebody,
  TRAINS,
} from '../../../testing/builders/inductions.ts'
import { knownCaptcha } from '../../../testing/outside/browser.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { writeTrainCandidates } from '../candidates/candidate.queries.ts'

const TODAY = new Date('2026-11-20T02:00:00Z')
const WINDOW = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'
const { errors } = inductionWords['zh-cn']

type OwnInduction = {
  share: number
  isDone: boolean
  nextVideoId: number | null
  videos: { id: number; share: number; isDone: boolean }[]
  notices: object[]
}

const server = await openServer({ environment: knownCaptcha })

beforeEach(async () => {
  server.clock.now = TODAY
  await server.asOwner('truncate rate_limits, submit_locks')
})

const later = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000)
}

/** A train with one of its people, logged in. */
async function entered(running: number, options: Parameters<typeof aTrain>[1] = {}) {
  const who = somebody(running)
  const train = await aTrain(server, { people: [who], ...options })
  return { ...train, who, person: await anInductee(server, train.invitation, who).logIn() }
}

type Person = Awaited<ReturnType<typeof entered>>['person']
const readOwn = async (person: Person) => (await person.get(`${OWN}/train`)).data as OwnInduction

const start = (person: Person, id: number, clientId = WINDOW) =>
  person.post(`${OWN}/videos/${id}/start`, { clientId })

const beat = (person: Person, id: number, seq: number, until: number, over: object = {}) =>
  person.post(`${OWN}/videos/${id}/beat`, {
    clientId: WINDOW,
    seq,
    speed: 1,
    position: until,
    played: [[0, until]],
    ...over,
  })

describe('an invitation', () => {
  test('opens the login while its train is open, and otherwise gives the reason', async () => {
    const { id, invitation, office } = await aTrain(server, { seconds: [], people: [] })
    const open = async (invited = invitation) =>
      (await server.anonymous.post(`${OWN}/invitation`, { invitation: invited })).data

    expect(await open()).toMatchObject({ phase: 'open', title: '岗前培训' })

    later(-3 * 86_400)
    expect(await open()).toMatchObject({ phase: 'ahead', opensAt: '2026-11-19T10:00:00+08:00' })

    later(60 * 86_400)
    expect(await open()).toMatchObject({ phase: 'over' })

    server.clock.now = TODAY

    const { version } = (await office.get(`${TRAINS}/${id}`)).data as { version: number }

    await office.post(`${TRAINS}/${id}/switch`, { isActive: false, version })
    expect(await open()).toMatchObject({ phase: 'off' })

    await office.post(`${TRAINS}/${id}/switch`, { isActive: true, version: version + 1 })

    const renewed = (await office.post(`${TRAINS}/${id}/invitation`)).data as { invitation: string }

    expect(await open()).toEqual({ phase: 'unknown', title: null, opensAt: null, closesAt: null })
    expect(await open(renewed.invitation)).toMatchObject({ phase: 'open' })
    expect((await office.get(`${TRAINS}/${id}/invitation`)).data).toEqual(renewed)

    const stored = await server.db
      .selectFrom('learningInductionTrains')
      .selectAll()
      .where('id', '=', id)
      .execute()

    expect(JSON.stringify(stored)).not.toContain(renewed.invitation)
  })
})

describe('the login', () => {
  test('of a listed person takes mobile, card and the code sent to the mobile, once', async () => {
    const who = somebody(2)
    const { invitation } = await aTrain(server, { people: [who] })
    const inductee = anInductee(server, invitation, { ...who, idCard: who.idCard.toLowerCase() })
    const reply = await inductee.ask()

    expect(reply).toMatchObject({ status: 200, data: { expires: 300 } })

    const { captchaKey } = reply.data as { captchaKey: string }
    const code = await newestCode(server, who.mobile)
    const wrong = await inductee.enter(captchaKey, code === '000000' ? '111111' : '000000')

    expect(wrong).toMatchObject({
      status: 400,
      code: 'A0214',
      msg: accountsWords['zh-cn'].errors.smsCodeWrong,
    })

    const right = await inductee.enter(captchaKey, code)

    expect(right).toMatchObject({ status: 200, data: { expires: 7200 } })
    expect(await inductee.enter(captchaKey, code)).toMatchObject({ status: 400, code: 'A0214' })

    const { token } = right.data as { token: string }

    expect((await asPerson(server, token).get(`${OWN}/train`)).data).toMatchObject({
      name: who.name,
      title: '岗前培训',
    })

    for (const table of [
      'learning_induction_sessions',
      'learning_induction_people',
      'rate_limits',
      'audit_entries',
      'sms_outbox',
      'sms_codes',
    ]) {
      const text = JSON.stringify((await server.asOwner(`select * from ${table}`)).rows)
      for (const secret of [token, who.mobile, who.idCard])
        expect(text, table).not.toContain(secret)
    }
  })

  test('has one refusal for any mismatch: number, card, list, time or invitation', async () => {
    const [who, other, gone] = [somebody(3), somebody(4), somebody(5)]

    const { id, invitation, people, office } = await aTrain(server, {
      people: [who, other, gone],
      seconds: [],
    })

    expect(
      await office.post(`/api/v1/inductionPeople/${people[2]}/switch`, {
        isActive: false,
        version: 1,
      }),
    ).toMatchObject({ status: 200 })

    const closed = await aTrain(server, {
      people: [who],
      seconds: [],
      over: { opensAt: '2026-12-01T00:00:00Z' },
    })

    const tries = [
      [invitation, { ...who, mobile: '13800001111' }],
      [invitation, { ...who, mobile: other.mobile }],
      [invitation, { ...who, idCard: cardNumber(900) }],
      [invitation, { ...who, idCard: other.idCard }],
      [invitation, somebody(6)],
      [invitation, gone],
      [closed.invitation, who],
      ['x'.repeat(43), who],
    ] as const

    const answers = []

    for (const [invited, numbers] of tries) {
      await server.asOwner('truncate rate_limits')
      const {
        status,
        code,
        msg,
        data,
        errors: fields,
      } = await anInductee(server, invited, numbers).ask()
      answers.push(JSON.stringify({ status, code, msg, data, fields }))
    }

    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain(errors.inductionRefused)

    const second = []

    for (const [invited, numbers] of tries) {
      await server.asOwner('truncate rate_limits')
      const { status, code, msg } = await anInductee(server, invited, numbers).enter(
        'f'.repeat(32),
        '123456',
      )

      second.push(JSON.stringify({ status, code, msg }))
    }

    expect(new Set(second).size).toBe(1)

    expect(
      (
        await server.asOwner(`select count(*)::int n from sms_codes where purpose = 'employment' and mobile_hash not in
      (select mobile_hash from learning_induction_people where train_id < ${id})`)
      ).rows[0].n,
    ).toBe(0)
  })

  test('names what is mistyped in a card before any query, and needs the captcha', async () => {
    const who = somebody(7)
    const { invitation } = await aTrain(server, { people: [who], seconds: [] })
    const swapped = who.idCard.slice(0, 17) + (who.idCard.endsWith('1') ? '2' : '1')

    expect(await anInductee(server, invitation, { ...who, idCard: swapped }).ask()).toMatchObject({
      status: 400,
      errors: [{ path: 'body.idCard' }],
      msg: expect.stringContaining(inductionWords['zh-cn'].issues['card.checkDigit']),
    })

    expect(await anInductee(server, invitation, who).ask({ mobile: '1234' })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.mobile' }],
    })

    expect(await server.anonymous.post(`${OWN}/smsCode`, { invitation, ...who })).toMatchObject({
      status: 400,
      code: 'A0213',
    })
  })

  test('allows five tries an hour for a number or a card; another address and the right try are not limited', async () => {
    const who = somebody(8)
    const { invitation } = await aTrain(server, { people: [who], seconds: [] })
    const guess = (index: number) =>
      anInductee(server, invitation, { ...who, mobile: `1380000${1000 + index}` }, '10.0.0.1').ask()

    for (let index = 0; index < 5; index++)
      expect(await guess(index)).toMatchObject({ status: 400 })

    const limited = await guess(5)

    expect(limited).toMatchObject({
      status: 429,
      code: 'A0501',
      msg: expect.stringContaining('60'),
    })

    expect(await anInductee(server, invitation, who, '10.0.0.1').ask()).toMatchObject({
      status: 429,
    })
    expect(await anInductee(server, invitation, who, '10.0.0.2').ask()).toMatchObject({
      status: 200,
    })

    const stranger = anInductee(server, 'y'.repeat(43), somebody(901), '10.0.0.3')

    for (let index = 0; index < 5; index++) await stranger.enter('f'.repeat(32), '123456')

    const refused = await stranger.ask()

    expect([refused.status, refused.code, refused.msg]).toEqual([
      limited.status,
      limited.code,
      limited.msg,
    ])
  })
})

describe('a session', () => {
  test('lasts two hours and opens the induction only; tokens of accounts do not open it', async () => {
    const { person, who } = await entered(10)

    expect(await person.get(`${OWN}/train`)).toMatchObject({ status: 200 })

    for (const path of ['/api/v1/users/me', '/api/v1/ownCourses', TRAINS, '/api/v1/menus/routes'])
      expect(await server.withToken(person.token).get(path)).toMatchObject({
        status: 401,
        code: 'A0230',
      })

    const office = await server.as('bhb')

    const staff = [
      server.anonymous,
      office,
      asPerson(server, String(office.token)),
      server.withToken(person.token),
    ]

    for (const caller of staff)
      expect(await caller.get(`${OWN}/train`)).toMatchObject({
        status: 401,
        code: 'A0301',
        msg: errors.inductionSessionOver,
      })

    later(7199)
    expect(await person.get(`${OWN}/train`)).toMatchObject({ status: 200 })

    later(2)
    expect(await person.get(`${OWN}/train`)).toMatchObject({ status: 401 })
    expect(JSON.stringify((await person.get(`${OWN}/train`)).data)).not.toContain(who.mobile)
  })
  test('ends with the logout, the removal from the list, a changed number and the closed train; progress stays', async () => {
    const { id, person, people, office, invitation, who } = await entered(11)
    await person.post(`${OWN}/logout`)
    expect(await person.get(`${OWN}/train`)).toMatchObject({ status: 401 })

    const again = () => anInductee(server, invitation, who).logIn()
    const second = await again()
    const [video] = (await readOwn(second)).videos

    await start(second, video!.id)
    later(10)
    await beat(second, video!.id, 1, 10)

    await office.post(`/api/v1/inductionPeople/${people[0]}/switch`, {
      isActive: false,
      version: 1,
    })

    expect(await beat(second, video!.id, 2, 15)).toMatchObject({
      status: 401,
      msg: errors.inductionSessionOver,
    })

    await office.post(`/api/v1/inductionPeople/${people[0]}/switch`, { isActive: true, version: 2 })

    const third = await again()

    expect((await readOwn(third)).videos[0]).toMatchObject({ share: 50 })

    const form = (await office.get(`/api/v1/inductionPeople/${people[0]}`)).data as {
      version: number
    }

    const changed = {
      name: who.name,
      mobile: '13712345678',
      idCard: `${who.idCard.slice(0, 4)}**********${who.idCard.slice(-4)}`,
    }

    expect(
      await office.put(`/api/v1/inductionPeople/${people[0]}`, {
        ...changed,
        version: form.version,
      }),
    ).toMatchObject({ status: 200 })

    expect(await third.get(`${OWN}/train`)).toMatchObject({ status: 401 })

    const fourth = await anInductee(server, invitation, { ...who, mobile: '13712345678' }).logIn()
    const { version } = (await office.get(`${TRAINS}/${id}`)).data as { version: number }

    await office.post(`${TRAINS}/${id}/switch`, { isActive: false, version })
    expect(await fourth.get(`${OWN}/train`)).toMatchObject({ status: 401 })
  })
})

describe('learning', () => {
  test('credits no more than the time that passed, in the window opened last, and is done when all is seen', async () => {
    const { person } = await entered(20)
    const before = await readOwn(person)

    expect(before).toMatchObject({ share: 0, isDone: false, nextVideoId: before.videos[0]!.id })

    const [first, second] = before.videos.map(({ id }) => id)

    expect(await start(person, first!)).toMatchObject({
      status: 200,
      data: { ranges: [], nextLessonId: second, mostSpeed: 2 },
    })

    later(5)

    expect((await beat(person, first!, 1, 20)).data).toMatchObject({
      ranges: [[0, 5]],
      share: 25,
      isDone: false,
    })

    expect((await beat(person, first!, 1, 20)).data).toMatchObject({ share: 25 })

    await start(person, first!, OTHER)

    expect(await beat(person, first!, 2, 20)).toMatchObject({
      status: 409,
      msg: courseWords['zh-cn'].errors.playedElsewhere,
    })

    await start(person, first!)
    later(20)

    expect((await beat(person, first!, 1, 20)).data).toMatchObject({
      isDone: true,
      isCourseDone: false,
    })

    await start(person, second!)
    later(10)

    expect((await beat(person, second!, 1, 10)).data).toMatchObject({
      isDone: true,
      isCourseDone: true,
    })

    expect(await readOwn(person)).toMatchObject({ share: 100, isDone: true, nextVideoId: null })
  })

  test('of another train, or with its file, is not there; a file is read through a ticket while the session lasts', async () => {
    const [mine, theirs] = [await entered(21), await entered(22)]
    const foreign = (await readOwn(theirs.person)).videos[0]!.id

    expect(await start(mine.person, foreign)).toMatchObject({ status: 404 })
    expect(await beat(mine.person, foreign, 1, 1)).toMatchObject({ status: 404 })

    const opened = async (person: typeof mine) =>
      (await start(person.person, (await readOwn(person.person)).videos[0]!.id)).data as {
        file: { filePath: string }
      }

    const [file, other] = [(await opened(mine)).file.filePath, (await opened(theirs)).file.filePath]

    expect(await mine.person.post(`${OWN}/ticket`, { filePath: other })).toMatchObject({
      status: 404,
    })
    expect(await server.anonymous.post(`${OWN}/ticket`, { filePath: file })).toMatchObject({
      status: 401,
    })

    const { ticket } = (await mine.person.post(`${OWN}/ticket`, { filePath: file })).data as {
      ticket: string
    }
    const stream = (key: string, range = 'bytes=0-99') =>
      server.anonymous.get(`${OWN}/stream?filePath=${key}&ticket=${ticket}`, { range })

    expect(await stream(file)).toMatchObject({ status: 206, headers: { 'content-length': '100' } })
    expect(await stream(other)).toMatchObject({ status: 404 })
    expect(
      await server.anonymous.get(`/fileOperation/stream?filePath=${file}&ticket=${ticket}`),
    ).toMatchObject({ status: 404 })

    await mine.person.post(`${OWN}/logout`)
    expect(await stream(file)).toMatchObject({ status: 404 })
  })

  test('two windows that end at once complete it once', async () => {
    const { person, people } = await entered(23)
    const [first, second] = (await readOwn(person)).videos.map(({ id }) => id)

    await start(person, first!)
    await start(person, second!)
    later(30)

    const both = await Promise.all([beat(person, first!, 1, 20), beat(person, second!, 1, 10)])

    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await readOwn(person)).toMatchObject({ isDone: true })

    const { rows } = await sql<{
      n: number
    }>`select count(*)::int n from audit_entries where action = 'learning.induction.learned'
      and entity_id = ${String(people[0])}`.execute(server.db)

    expect(rows[0]!.n).toBe(1)
  })
})

describe('an exam of the train', () => {
  const EXAMS = `${OWN}/exams`
  const right = { single: 'a', multiple: ['a', 'b'], trueFalse: true } as Readonly<
    Record<string, unknown>
  >

  /** A person with an exam of three questions that are marked automatically. */
  async function examined(running: number) {
    const person = await entered(running, { seconds: [5] })

    const exam = await anExam(server, {
      questions: QUESTIONS.slice(0, 3),
      trainId: person.id,
      exam: { shows: 'result', releaseAt: null },
    })

    await writeTrainCandidates(server.db, { trainId: person.id })

    return { ...person, examId: exam.examId }
  }

  const device = { clientId: WINDOW, windowId: OTHER }

  test('begins after everything was seen, is sat by the calls of all takers, and shows its result after the release', async () => {
    const { person, examId, people, office, id } = await examined(30)

    expect(await readOwn(person)).toMatchObject({ hasExams: true })
    expect((await person.get(EXAMS)).data).toMatchObject([
      { id: examId, status: 'open', result: null },
    ])

    expect(await person.post(`${EXAMS}/${examId}/start`)).toMatchObject({
      status: 409,
      msg: errors.learnFirst,
    })

    const video = (await readOwn(person)).videos[0]!.id

    await start(person, video)
    later(5)
    await beat(person, video, 1, 5)

    const { attemptId } = (await person.post(`${EXAMS}/${examId}/start`)).data as {
      attemptId: number
    }
    const opened = await person.post(`${EXAMS}/attempts/${attemptId}/open`, device)

    expect(opened.body.toString()).not.toContain('right')

    const { sections } = opened.data as {
      sections: { items: { id: number; question: { kind: string } }[] }[]
    }
    const items = sections.flatMap((section) => section.items)

    const events = items.map((item, index) => ({
      seq: index + 1,
      kind: 'answer',
      itemId: item.id,
      part: '',
      value: right[item.question.kind],
      madeAt: server.clock.now.getTime(),
    }))

    const cookie = String(opened.headers['set-cookie']).split(';')[0]!
    const sent = await person
      .with({ cookie })
      .post(`${EXAMS}/attempts/${attemptId}/submit`, { ...device, events, lastSeq: events.length })

    expect(sent, sent.msg).toMatchObject({ status: 200, data: { kept: 3 } })
    expect(await person.get(`${EXAMS}/attempts/${attemptId}/result`)).toMatchObject({ status: 409 })

    const row = ((await office.get(`${TRAINS}/${id}/people`)).data as { list: object[] }).list[0]

    expect(row).toMatchObject({ id: people[0], result: 'passed', score: 100 })

    await server.asOwner(`update learning_attempts set state = 'released' where id = ${attemptId}`)

    expect((await person.get(`${EXAMS}/attempts/${attemptId}/result`)).data).toMatchObject({
      isPassed: true,
      items: [],
    })

    expect((await person.get(EXAMS)).data).toMatchObject([
      { result: { attemptId, isPassed: true } },
    ])
  })

  test('shows an invited person no question that another exam may still ask them; it shows it when that exam is over', async () => {
    const { person, id, people } = await entered(35, { seconds: [5] })
    await server.asOwner(
      `update learning_induction_people set learned_at = now() where id = ${people[0]}`,
    )

    const exam = { shows: 'right', releaseAt: null }
    const input = { questions: QUESTIONS.slice(0, 3), trainId: id, exam }
    const first = await anExam(server, input)
    const second = await anExam(server, { ...input, closes: 60 })

    await server.db
      .updateTable('learningExamPapers')
      .set({ paperId: first.paperId })
      .where('examId', '=', second.examId)
      .execute()
    await writeTrainCandidates(server.db, { trainId: id })

    const { attemptId } = (await person.post(`${EXAMS}/${first.examId}/start`)).data as {
      attemptId: number
    }

    await server.asOwner(`
      update learning_exams set state = 'released' where id = ${first.examId};
      update learning_attempts set state = 'released', ended_at = started_at, score = 0, most = 3000, is_passed = false
        where id = ${attemptId}`)

    const read = async () => (await person.get(`${EXAMS}/attempts/${attemptId}/result`)).data
    const withheld = {
      question: null,
      explanation: null,
      heldBack: expect.stringContaining('11:00'),
    }

    expect(await read()).toMatchObject({ score: 0, items: [withheld, withheld, withheld] })

    later(3601)
    expect(await read()).toMatchObject({
      items: QUESTIONS.slice(0, 3).map(({ stem }) => ({ question: { stem }, heldBack: null })),
    })
  })

  test('of another person is not found, nor their attempt; accounts do not sit it', async () => {
    const [mine, theirs] = [await examined(31), await examined(32)]
    await server.asOwner(
      `update learning_induction_people set learned_at = now() where id in (${mine.people[0]}, ${theirs.people[0]})`,
    )

    const { attemptId } = (await theirs.person.post(`${EXAMS}/${theirs.examId}/start`)).data as {
      attemptId: number
    }

    for (const path of [`${EXAMS}/${theirs.examId}`, `${EXAMS}/attempts/${attemptId}/result`])
      expect(await mine.person.get(path)).toMatchObject({ status: 404 })

    const batch = { ...device, events: [], lastSeq: 0 }

    for (const step of ['open', 'sync', 'submit'])
      expect(
        await mine.person.post(`${EXAMS}/attempts/${attemptId}/${step}`, batch),
        step,
      ).toMatchObject({ status: 404 })

    expect(await mine.person.post(`${EXAMS}/${theirs.examId}/start`)).toMatchObject({ status: 404 })

    const student = await server.as('student')

    for (const caller of [student, server.anonymous, server.withToken(mine.person.token)])
      expect(await caller.post(`${EXAMS}/${mine.examId}/start`)).toMatchObject({ status: 401 })

    expect(await student.get(`/api/v1/ownExams/${mine.examId}`)).toMatchObject({ status: 404 })
  })

  test('is also for those who are listed after it was published', async () => {
    const { id, office, invitation, examId } = await examined(33)
    const late = somebody(34)

    expect(await office.post(`${TRAINS}/${id}/people`, late)).toMatchObject({ status: 200 })

    const person = await anInductee(server, invitation, late).logIn()

    expect((await person.get(EXAMS)).data).toMatchObject([{ id: examId }])
  })
})
