import { randomUUID } from 'node:crypto'
import {
  DeviceQueue,
  type UnnumberedEvent,
} from '@residency/contract/areas/exams/journal/device-queue.rules'
import { memoryStore } from '@residency/contract/areas/exams/journal/journal-store.rules'
import type {
  AttemptView,
  OwnExam,
  OwnExamDetail,
  SyncedAttempt,
} from '@residency/contract/areas/exams/taking/attempt.contract'
import { takingWords } from '@residency/contract/areas/exams/taking/text'
import { toMoment } from '@residency/contract/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import { anExam, contentOf, QUESTIONS } from '../../../testing/builders/exams.ts'
import { TEST_TIME } from '../../../testing/server/hospital-templates.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { callName, fewAtOnce } from '../../../testing/walks/walk-judge.ts'
import { addressOf, sampleQuery, strangeParams } from '../../../testing/walks/walk-samples.ts'
import { loadAttemptState } from '../journal/journal.queries.ts'
import { endOverdue } from './end-overdue.ts'

const server = await openServer()
const { errors } = takingWords['zh-cn']
const OWN = '/api/v1/ownExams'
const MINUTE = 60_000
const BEGIN = new Date(TEST_TIME)

const timeIn = (minutes: number) => {
  server.clock.now = new Date(BEGIN.getTime() + minutes * MINUTE)
}

beforeEach(() => timeIn(0))

const [student, other] = [await server.as('student'), await server.as('student2')]

const anExamOf = (options: Parameters<typeof anExam>[1] = {}) =>
  anExam(server, { takers: [student, other], ...options })

const answer = (seq: number, itemId: number, value: unknown, part = '') => ({
  seq,
  kind: 'answer',
  itemId,
  part,
  value,
  madeAt: seq,
})

const step = (seq: number, kind: 'leave' | 'return', madeAt: number) => ({
  seq,
  kind,
  itemId: null,
  part: '',
  value: null,
  madeAt,
})

/** A browser with a device cookie. */
function aBrowser(caller: Caller) {
  let cookie = ''
  return async (path: string, body: Parameters<Caller['post']>[1]) => {
    const reply = await caller.with(cookie ? { cookie } : {}).post(path, body)
    const sentCookie = reply.headers['set-cookie']
    if (sentCookie) cookie = String(sentCookie).split(';')[0]!

    return reply
  }
}

/** A device of a taker with one window after the other. */
function aDevice(
  caller: Caller,
  attemptId: number,
  clientId: string = randomUUID(),
  browser = aBrowser(caller),
) {
  let windowId = randomUUID()

  const call = async (what: string, more: object = {}, over: object = {}) =>
    (await browser(`${OWN}/attempts/${attemptId}/${what}`, {
      clientId,
      windowId,
      ...more,
      ...over,
    })) as {
      status: number
      msg: string
      data: AttemptView & SyncedAttempt
      errors: { path: string; message: string }[]
    }

  return {
    clientId,
    browser,
    open: () => call('open'),
    sync: (events: object[] = [], over: object = {}) => call('sync', { events }, over),
    submit: (events: object[], lastSeq: number) => call('submit', { events, lastSeq }),
    window: () => windowId,
    anotherWindow: () => {
      windowId = randomUUID()
      return call('open')
    },
  }
}

/** The queue of a device that has kept one event on the server and some more unsent. */
function aQueueOf(device: ReturnType<typeof aDevice>, itemId: number, unsent: number) {
  const events = Array.from({ length: unsent }, (_, at) => {
    const event = { kind: 'flag', itemId, part: '', value: true, madeAt: at }
    return [at + 2, JSON.stringify(event)] as const
  })

  const shelf = {
    clientId: device.clientId,
    windowId: device.window(),
    last: unsent + 1,
    sure: 1,
    events: new Map(events),
  }

  const send = async (some: object[], lastSeq: number | null) => {
    const reply = await (lastSeq === null ? device.sync(some) : device.submit(some, lastSeq))
    if (reply.status !== 200) throw new Error(reply.msg)

    return reply.data
  }

  const parts = {
    store: memoryStore(shelf),
    windowId: device.window(),
    send,
    seal: (event: UnnumberedEvent) => JSON.stringify(event),
    unseal: (sealed: string) => JSON.parse(sealed) as UnnumberedEvent,
    isTemporary: () => false,
    after: () => () => {},
    random: () => 0,
  }

  return new DeviceQueue(parts, { kept: 1, last: unsent + 1 })
}

async function started(options: Parameters<typeof anExam>[1] = {}) {
  const exam = await anExamOf(options)
  const { data } = await student.post(`${OWN}/${exam.examId}/start`)
  const { attemptId } = data as { attemptId: number }
  const device = aDevice(student, attemptId)
  const { data: opened } = await device.open()

  return { ...exam, attemptId, device, opened }
}

const row = (id: number) =>
  server.db
    .selectFrom('learningAttempts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const countingAnswers = async (id: number) =>
  (await loadAttemptState(server.db, await row(id))).answers

const journal = (id: number) =>
  server.db
    .selectFrom('learningAttemptEvents')
    .selectAll()
    .where('attemptId', '=', id)
    .orderBy('id')
    .execute()

describe('the journal of an attempt', () => {
  /** Seven questions, one of them a text, ask for eight answers. */
  const BOUND = { events: 20_000 + 8 * 200, bytes: 1_048_576 * 21 + 7 * 65_536 }

  const grow = (id: number, size: { events?: number; bytes?: number }) =>
    server.db
      .updateTable('learningAttempts')
      .set({
        ...(size.events && { journalEvents: size.events }),
        ...(size.bytes && { journalBytes: size.bytes }),
      })
      .where('id', '=', id)
      .execute()

  test('counts its events and the bytes of its answers, those of every device', async () => {
    const { attemptId, device, itemIds } = await started({ exam: { keepsDevice: false } })
    await device.sync([answer(1, itemIds[5]!, '青霉素')])
    await device.sync([answer(1, itemIds[5]!, '青霉素')])

    const second = aDevice(student, attemptId)

    await second.open()
    await second.sync([answer(1, itemIds[0]!, 'a'), answer(2, itemIds[0]!, null)])
    await device.sync([answer(2, itemIds[2]!, true)])
    expect(await row(attemptId)).toMatchObject({ journalEvents: 4, journalBytes: 11 + 3 + 4 + 4 })
  })

  test.each([
    ['events', { events: BOUND.events - 1 }],
    ['bytes', { bytes: BOUND.bytes - 5 }],
  ])(
    'accepts no more than its paper can ask for, by %s; the refusal explains what to do, and what is saved is handed in',
    async (_, size) => {
      const { attemptId, device, itemIds } = await started()
      await device.sync([answer(1, itemIds[0]!, 'a')])
      await grow(attemptId, size)

      expect(await device.sync([answer(2, itemIds[0]!, 'b')])).toMatchObject({
        status: 200,
        data: { kept: 2 },
      })

      const refused = await device.sync([answer(3, itemIds[0]!, 'c')])

      expect(refused).toMatchObject({ status: 409, msg: errors.journalFull })
      expect(refused.msg).toContain('可以直接交卷')

      expect(await device.sync()).toMatchObject({
        status: 200,
        data: { kept: 2, window: 'counts' },
      })

      expect((await journal(attemptId)).map(({ value }) => value)).toEqual(['a', 'b'])

      // the last events of a submission have room of their own
      expect((await device.submit([answer(3, itemIds[0]!, 'c')], 3)).data).toMatchObject({
        kept: 3,
        endedAt: toMoment(BEGIN),
      })
    },
  )

  test.each([
    ['takes its last events', { beyond: 0, unsent: 150, taken: 150 }],
    ['takes as many of its last events as it has room for', { beyond: 0, unsent: 350, taken: 200 }],
    ['takes none where it has no room at all', { beyond: 200, unsent: 150, taken: 0 }],
  ])(
    'that is full is handed in by a device with more unsent events than one call takes: it %s',
    async (_, { beyond, unsent, taken }) => {
      const { attemptId, device, itemIds } = await started()
      await device.sync([answer(1, itemIds[0]!, 'a')])
      await grow(attemptId, { events: BOUND.events + beyond })

      const queue = aQueueOf(device, itemIds[0]!, unsent)
      await queue.flush()
      expect(queue.see().phase).toBe('refused')

      await queue.submit()
      expect(await row(attemptId)).toMatchObject({
        endedAt: BEGIN,
        journalEvents: BOUND.events + beyond + taken,
      })
    },
  )

  test('that has no room at all is handed in without the last events', async () => {
    const { attemptId, device, itemIds } = await started()
    await device.sync([answer(1, itemIds[0]!, 'a')])
    await grow(attemptId, { events: BOUND.events + 200 })

    expect((await device.submit([answer(2, itemIds[0]!, 'b')], 2)).data).toMatchObject({
      kept: 1,
      endedAt: toMoment(BEGIN),
    })

    expect((await journal(attemptId)).map(({ value }) => value)).toEqual(['a'])
  })

  test('is not filled by one device after the other, which still open it and hand it in', async () => {
    const { attemptId, device, itemIds } = await started({ exam: { keepsDevice: false } })
    await device.sync([answer(1, itemIds[0]!, 'a')])
    await grow(attemptId, { events: BOUND.events + 200 })

    const second = aDevice(student, attemptId)

    expect((await second.open()).data).toMatchObject({
      window: 'counts',
      answers: [{ value: 'a' }],
    })

    expect(await second.sync([answer(1, itemIds[0]!, 'b')])).toMatchObject({
      status: 409,
      msg: errors.journalFull,
    })

    expect((await second.submit([], 0)).data).toMatchObject({ endedAt: toMoment(BEGIN) })
  })
})

describe('before an exam is begun', () => {
  test('it is listed with its window, length, own extra time and seat, and the one deadline', async () => {
    const { examId, candidateIds } = await anExamOf({
      opens: 10,
      closes: 40,
      exam: { minutes: 60 },
    })

    await server.db
      .updateTable('learningCandidates')
      .set({ extraMinutes: 15 })
      .where('id', '=', candidateIds[0]!)
      .execute()

    const exam = ((await student.get(OWN)).data as OwnExam[]).find(({ id }) => id === examId)!

    expect(exam).toMatchObject({
      status: 'ahead',
      minutes: 60,
      extraMinutes: 15,
      attemptsLeft: 1,
      attempt: null,
      result: null,
    })

    // The window is shorter than the length: its close decides, and the extra time is added.
    expect(Date.parse(exam.deadline!) - BEGIN.getTime()).toBe(55 * MINUTE)

    expect((await student.get(`${OWN}/${examId}`)).data).toMatchObject({
      questions: 7,
      most: 7000,
      passPercent: 60,
      tries: [],
    })
  })

  test('it cannot be begun before its window opens or after it closes, and the refusal names the window', async () => {
    const { examId } = await anExamOf({ opens: 10, closes: 40 })
    const begin = () => student.post(`${OWN}/${examId}/start`)

    expect(await begin()).toMatchObject({
      status: 409,
      msg: errors.examNotOpenYet.replace('{opens}', '2026-11-20 10:10'),
    })

    timeIn(40)

    expect(await begin()).toMatchObject({
      status: 409,
      msg: errors.examClosed.replace('{closes}', '2026-11-20 10:40'),
    })

    timeIn(39)
    expect(await begin()).toMatchObject({ status: 200 })
  })

  test.each(['draft', 'cancelled'])('one that is %s is not begun', async (state) => {
    const { examId } = await anExamOf({ exam: { state } })
    const options = state === 'draft' ? { status: 404 } : { status: 409, msg: errors.examCalledOff }
    expect(await student.post(`${OWN}/${examId}/start`)).toMatchObject(options)
  })

  test('an exam of other people is not found, and is not listed', async () => {
    const { examId } = await anExamOf({ takers: [other] })
    expect(((await student.get(OWN)).data as OwnExam[]).map(({ id }) => id)).not.toContain(examId)

    for (const reply of [
      await student.get(`${OWN}/${examId}`),
      await student.post(`${OWN}/${examId}/start`),
    ])
      expect(reply).toMatchObject({ status: 404 })
  })

  test('candidates in turn get the forms of the paper', async () => {
    const [first, second] = [await anExamOf(), await anExamOf()]

    await server.db
      .insertInto('learningExamPapers')
      .values({ examId: first.examId, paperId: second.paperId })
      .execute()

    for (const caller of [student, other]) await caller.post(`${OWN}/${first.examId}/start`)

    const rows = await server.db
      .selectFrom('learningAttempts')
      .select('paperId')
      .where('examId', '=', first.examId)
      .execute()

    expect(new Set(rows.map(({ paperId }) => paperId))).toEqual(
      new Set([first.paperId, second.paperId]),
    )
  })
})

describe('an attempt', () => {
  test('fifty clicks at once begin one attempt, and lock the paper', async () => {
    const { examId, paperId } = await anExamOf()
    const all = await Promise.all(
      Array.from({ length: 50 }, () => student.post(`${OWN}/${examId}/start`)),
    )

    expect(new Set(all.map(({ data }) => (data as { attemptId: number }).attemptId)).size).toBe(1)
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))

    expect(
      await server.db
        .selectFrom('learningAttempts')
        .select('id')
        .where('examId', '=', examId)
        .execute(),
    ).toHaveLength(1)

    const paper = await server.db
      .selectFrom('learningPapers')
      .select('state')
      .where('id', '=', paperId)
      .executeTakeFirstOrThrow()

    expect(paper.state).toBe('locked')
  })

  test('shows the questions in the taker’s own order, the same whenever it is opened', async () => {
    const { device, opened, itemIds } = await started()
    const ids = opened.sections.flatMap(({ items }) => items.map(({ id }) => id))

    expect(ids.toSorted((a, b) => a - b)).toEqual(itemIds)
    expect((await device.anotherWindow()).data.sections).toEqual(opened.sections)
  })

  test('stores events once and in order, for any repetition; with a gap it stores nothing and answers where to continue', async () => {
    const { device, attemptId, itemIds } = await started()

    const [a, b, c] = [
      answer(1, itemIds[0]!, 'a'),
      answer(2, itemIds[0]!, 'b'),
      answer(3, itemIds[2]!, true),
    ]

    expect((await device.sync([a, b])).data).toMatchObject({
      kept: 2,
      differsFrom: null,
      late: 0,
      window: 'counts',
    })

    expect((await device.sync([a, b, c])).data).toMatchObject({ kept: 3 })
    expect((await device.sync([b, c])).data).toMatchObject({ kept: 3 })
    expect((await device.sync([answer(6, itemIds[0]!, 'c')])).data).toMatchObject({ kept: 3 })
    expect((await journal(attemptId)).map(({ seq }) => seq)).toEqual([1, 2, 3])

    const { answers } = (await device.open()).data

    expect(answers).toEqual(
      expect.arrayContaining([expect.objectContaining({ itemId: itemIds[0], value: 'b' })]),
    )
    expect(answers).toHaveLength(2)
  })

  test('the same batch from fifty calls at once is stored once', async () => {
    const { device, attemptId, itemIds } = await started()
    const batch = Array.from({ length: 20 }, (_, i) =>
      answer(i + 1, itemIds[0]!, i % 2 ? 'a' : 'b'),
    )
    const all = await Promise.all(Array.from({ length: 50 }, () => device.sync(batch)))

    expect(all.every(({ data }) => data.kept === 20)).toBe(true)
    expect((await journal(attemptId)).map(({ seq }) => seq)).toEqual(batch.map(({ seq }) => seq))
  })

  test('a device that forgot what it had sent learns from which number on its numbers are used', async () => {
    const { device, itemIds } = await started()
    await device.sync([answer(1, itemIds[0]!, 'a'), answer(2, itemIds[0]!, 'b')])

    const again = [answer(1, itemIds[0]!, 'a'), answer(2, itemIds[2]!, true)]

    expect((await device.sync(again)).data).toMatchObject({ kept: 2, differsFrom: 2 })
  })

  test('answers for another person’s attempt are not found, and nothing is written', async () => {
    const { attemptId, itemIds } = await started()
    const stranger = aDevice(other, attemptId)

    for (const reply of [
      await stranger.open(),
      await stranger.sync([answer(1, itemIds[0]!, 'a')]),
      await stranger.submit([], 0),
    ])
      expect(reply).toMatchObject({ status: 404 })

    expect(await other.get(`${OWN}/attempts/${attemptId}/result`)).toMatchObject({ status: 404 })
    expect(await journal(attemptId)).toEqual([])
  })

  test.each([
    [
      'an item of another paper',
      (ids: number[]) => answer(1, ids[0]! + 999_999, 'a'),
      'body.events.0.itemId',
    ],
    [
      'a part that the question has not',
      (ids: number[]) => answer(1, ids[6]!, 'a', 'q9'),
      'body.events.0.part',
    ],
    [
      'a case answered as a whole',
      (ids: number[]) => answer(1, ids[6]!, 'a'),
      'body.events.0.part',
    ],
    ['an unknown option', (ids: number[]) => answer(1, ids[0]!, 'z'), 'body.events.0.value'],
    [
      'a text for true or false',
      (ids: number[]) => answer(1, ids[2]!, 'ja'),
      'body.events.0.value',
    ],
    ['an option twice', (ids: number[]) => answer(1, ids[1]!, ['a', 'a']), 'body.events.0.value'],
    [
      'more blanks than there are',
      (ids: number[]) => answer(1, ids[3]!, ['1', '2', '3']),
      'body.events.0.value',
    ],
    [
      'an unknown prompt',
      (ids: number[]) => answer(1, ids[4]!, { p9: 'a' }),
      'body.events.0.value',
    ],
    [
      'a flag that says neither',
      (ids: number[]) => ({ ...answer(1, ids[0]!, 'a'), kind: 'flag' }),
      'body.events.0.value',
    ],
    [
      'a leave with a question',
      (ids: number[]) => ({ ...step(1, 'leave', 1), itemId: ids[0] }),
      'body.events.0.itemId',
    ],
  ])('%s is refused by name, and nothing of its batch is stored', async (_, event, path) => {
    const { device, attemptId, itemIds } = await started()
    const reply = await device.sync([event(itemIds), answer(2, itemIds[2]!, true)])

    expect(reply).toMatchObject({ status: 400, errors: [{ path }] })
    expect(await journal(attemptId)).toEqual([])
  })

  test('pasted text is stored without characters that cannot be stored', async () => {
    const { device, itemIds } = await started()
    await device.sync([answer(1, itemIds[5]!, '心\u0000力\u000b衰\ud800竭\n')])
    expect((await device.open()).data.answers).toMatchObject([{ value: '心力衰竭\n' }])
  })

  test('the device’s clock makes no difference', async () => {
    const { device, itemIds } = await started()
    const { data } = await device.sync([{ ...answer(1, itemIds[0]!, 'a'), madeAt: 4 * 3_600_000 }])
    expect(data).toMatchObject({ kept: 1, late: 0, now: toMoment(BEGIN) })
  })

  test('how often and how long the page was left is counted, also when both ends arrive at once', async () => {
    const { device, attemptId } = await started()
    await device.sync([step(1, 'leave', 1000), step(2, 'return', 31_000), step(3, 'leave', 40_000)])
    expect(await row(attemptId)).toMatchObject({ isAway: true, awayCount: 2, awaySeconds: 30 })

    await device.sync([step(4, 'return', 45_000)])
    await device.sync([step(4, 'return', 45_000)])
    expect(await row(attemptId)).toMatchObject({ isAway: false, awayCount: 2, awaySeconds: 35 })
  })

  test('messages of invigilators arrive once each: to everybody and to the taker, not to others', async () => {
    const { device, examId, candidateIds } = await started()
    const from = { examId, sentBy: student.userId, sentAt: BEGIN }

    await server.db
      .insertInto('learningExamMessages')
      .values([
        { ...from, text: '全体' },
        { ...from, text: '你', candidateId: candidateIds[0]! },
        { ...from, text: '别人', candidateId: candidateIds[1]! },
      ])
      .execute()

    const { messages } = (await device.sync()).data

    expect(messages.map(({ text }) => text)).toEqual(['全体', '你'])
    expect((await device.sync([], { sinceMessage: messages.at(-1)!.id })).data.messages).toEqual([])
  })
})

describe('windows and devices', () => {
  test('of two windows of a device the newer counts; the older is informed, loses nothing, and can take over', async () => {
    const { device, itemIds } = await started()
    const older = device.window()

    await device.anotherWindow()

    const reply = await device.sync([answer(1, itemIds[0]!, 'a')], { windowId: older })

    expect(reply.data).toMatchObject({ kept: 1, window: 'otherWindow' })

    const submitted = await device.browser(
      `${OWN}/attempts/${reply.data ? (await device.open()).data.attemptId : 0}/submit`,
      {
        clientId: device.clientId,
        windowId: older,
        events: [],
        lastSeq: 1,
      },
    )

    expect(submitted.data).toMatchObject({ window: 'otherWindow', state: 'running' })
    expect((await device.anotherWindow()).data).toMatchObject({ window: 'counts', kept: 1 })
  })

  test('another device is refused until an invigilator re-admits, and continues with what is stored', async () => {
    const { device, attemptId, itemIds } = await started()
    await device.sync([answer(1, itemIds[0]!, 'a')])

    const second = aDevice(student, attemptId)

    expect(await second.open()).toMatchObject({ status: 409, msg: errors.attemptElsewhere })

    await server.db
      .updateTable('learningAttempts')
      .set({ clientId: null, readmissions: 1 })
      .where('id', '=', attemptId)
      .execute()

    // No device holds it: the first one keeps its events, so that they are not late if it continues
    // after all.
    expect((await device.sync([answer(2, itemIds[0]!, 'b')])).data).toMatchObject({
      kept: 1,
      window: 'free',
    })

    expect((await second.open()).data).toMatchObject({
      window: 'counts',
      kept: 0,
      answers: [{ value: 'a' }],
    })

    await second.sync([answer(1, itemIds[0]!, 'c')])

    const superseded = (await device.sync([answer(2, itemIds[0]!, 'b')])).data

    expect(superseded).toMatchObject({ kept: 2, late: 1, window: 'otherDevice' })
    expect((await second.open()).data.answers).toMatchObject([{ value: 'c' }])

    expect((await device.submit([], 2)).data).toMatchObject({
      state: 'running',
      window: 'otherDevice',
    })
  })

  /** The cookie of the browser has lasted a minute, from when on it holds the attempt. */
  async function startedAWhileAgo() {
    const session = await started()
    timeIn(1)
    await session.device.sync([answer(1, session.itemIds[0]!, 'a')])

    return session
  }

  test('the name of the device in another browser is another device, which stores nothing and takes nothing away', async () => {
    const { device, attemptId, itemIds } = await startedAWhileAgo()
    const copy = aDevice(student, attemptId, device.clientId)

    expect(await copy.open()).toMatchObject({ status: 409, msg: errors.attemptElsewhere })
    expect(errors.attemptElsewhere).toContain('换一个浏览器也算换设备')

    const sent = (await copy.sync([answer(2, itemIds[0]!, 'b')], { windowId: device.window() }))
      .data

    expect(sent).toMatchObject({ kept: 1, window: 'otherDevice' })

    const without = await student.post(`${OWN}/attempts/${attemptId}/submit`, {
      clientId: device.clientId,
      windowId: device.window(),
      events: [],
      lastSeq: 1,
    })

    expect(without.data).toMatchObject({ window: 'otherDevice', state: 'running' })

    expect((await device.sync([answer(2, itemIds[0]!, 'c')])).data).toMatchObject({
      kept: 2,
      late: 0,
      window: 'counts',
    })

    expect((await journal(attemptId)).map(({ value }) => value)).toEqual(['a', 'c'])
  })

  test('a cookie that is lost within its first minute does not prevent continuing', async () => {
    const { device, attemptId, itemIds } = await started()
    // a crash within moments loses the cookie though it came back, a lost answer loses it before
    await device.sync([answer(1, itemIds[0]!, 'a')])

    const again = aDevice(student, attemptId, device.clientId)

    expect((await again.open()).data).toMatchObject({ window: 'counts', kept: 1 })

    timeIn(0.9)

    const third = aDevice(student, attemptId, device.clientId)

    expect((await third.open()).data).toMatchObject({ window: 'counts', kept: 1 })

    timeIn(1)

    // the minute begins with the newest cookie
    expect((await third.sync([answer(2, itemIds[0]!, 'b')])).data).toMatchObject({
      kept: 2,
      window: 'counts',
    })

    expect((await row(attemptId)).deviceHash).toBeNull()

    timeIn(1.9)
    expect((await third.sync()).data).toMatchObject({ window: 'counts' })
    expect((await device.sync()).data).toMatchObject({ window: 'otherDevice' })
    expect(await again.open()).toMatchObject({ status: 409, msg: errors.attemptElsewhere })
  })

  test('repeated openings without a cookie do not leave an attempt free for two browsers', async () => {
    const { device, attemptId } = await started()
    const copy = aDevice(student, attemptId, device.clientId)

    await copy.open()

    for (let minute = 0.5; minute <= 12; minute += 0.5) {
      timeIn(minute)

      const bare = aDevice(student, attemptId, device.clientId)

      await bare.open()

      for (const browser of [device, copy]) await browser.sync([], { windowId: bare.window() })
    }

    const statuses = await Promise.all(
      [device, copy].map(async (sitting) => (await sitting.sync()).data.window),
    )

    expect(statuses).toContain('otherDevice')
    expect((await row(attemptId)).deviceHash).not.toBeNull()
  })

  test('a browser that lost its cookie continues after re-admission, and sends its stored events in time', async () => {
    const { device, attemptId, itemIds, examId, candidateIds } = await startedAWhileAgo()
    const cleared = aDevice(student, attemptId, device.clientId)

    expect((await cleared.sync([answer(2, itemIds[0]!, 'b')])).data).toMatchObject({
      kept: 1,
      window: 'otherDevice',
    })

    const office = await server.as('bhb')
    const readmit = { candidateIds: [candidateIds[0]!], reason: '浏览器数据已清除' }

    expect(
      (await office.post(`/api/v1/learningExams/${examId}/readmit`, readmit)).data,
    ).toMatchObject({ done: 1 })
    expect((await cleared.open()).data).toMatchObject({ window: 'counts', kept: 1 })

    timeIn(2)

    expect((await cleared.sync([answer(2, itemIds[0]!, 'b')])).data).toMatchObject({
      kept: 2,
      late: 0,
      window: 'counts',
    })

    expect((await device.sync()).data).toMatchObject({ window: 'otherDevice' })
  })

  test('after the end a browser that lost its cookie can still send its stored events', async () => {
    const { device, attemptId, itemIds } = await started()
    await device.submit([answer(1, itemIds[0]!, 'a')], 1)

    const cleared = aDevice(student, attemptId, device.clientId)

    expect((await cleared.sync([answer(2, itemIds[0]!, 'b')])).data).toMatchObject({
      kept: 2,
      late: 1,
    })
  })

  test('where the exam is not bound to a device the newer one takes over', async () => {
    const { device, attemptId } = await started({ exam: { keepsDevice: false } })
    expect((await aDevice(student, attemptId).open()).data).toMatchObject({ window: 'counts' })
    expect((await device.sync()).data).toMatchObject({ window: 'otherDevice' })
  })
})

describe('the end', () => {
  test('submitting takes the last events with it, and twice does no harm', async () => {
    const { device, attemptId, itemIds } = await started()
    const last = [answer(1, itemIds[0]!, 'a')]

    expect((await device.submit(last, 1)).data).toMatchObject({
      kept: 1,
      late: 0,
      endedAt: toMoment(BEGIN),
    })

    timeIn(1)
    expect((await device.submit(last, 1)).data).toMatchObject({ kept: 1, endedAt: toMoment(BEGIN) })

    const steps = await server.db
      .selectFrom('flowHistory')
      .select('action')
      .where('flow', '=', 'attempt')
      .where('recordId', '=', attemptId)
      .where('action', '=', 'submit')
      .execute()

    expect(steps).toHaveLength(1)

    expect(await student.post(`${OWN}/${(await device.open()).data.examId}/start`)).toMatchObject({
      status: 409,
      msg: errors.attemptsUsed,
    })
  })

  test('it is not submitted while events of the device are missing', async () => {
    const { device, itemIds } = await started()
    expect((await device.submit([answer(3, itemIds[0]!, 'a')], 3)).data).toMatchObject({
      kept: 0,
      state: 'running',
    })
  })

  test('what arrives within the grace counts, what arrives after it is stored and does not', async () => {
    const { device, attemptId, itemIds } = await started({
      exam: { minutes: 30, graceSeconds: 60 },
    })
    timeIn(31)

    expect((await device.sync([answer(1, itemIds[0]!, 'a')])).data).toMatchObject({
      kept: 1,
      late: 0,
      state: 'running',
    })

    timeIn(31.01)

    const late = (await device.sync([answer(2, itemIds[0]!, 'b')])).data

    expect(late).toMatchObject({
      kept: 2,
      late: 1,
      endedAt: toMoment(new Date(BEGIN.getTime() + 30 * MINUTE)),
    })

    expect((await row(attemptId)).state).not.toBe('running')
    expect([...(await countingAnswers(attemptId)).values()]).toEqual(['a'])
    expect((await device.open()).data).toMatchObject({ sections: [], answers: [], flags: [] })
  })

  test('answers after submitting are stored and do not count', async () => {
    const { device, itemIds, attemptId } = await started()
    await device.submit([answer(1, itemIds[0]!, 'a')], 1)

    expect((await device.sync([answer(2, itemIds[0]!, 'b')])).data).toMatchObject({
      kept: 2,
      late: 1,
    })

    expect([...(await countingAnswers(attemptId)).values()]).toEqual(['a'])
  })

  test('during a pause what arrives within the grace counts; the deadline of a paused attempt does not move', async () => {
    const { device, attemptId, itemIds } = await started({ exam: { minutes: 30 } })

    await server.db
      .updateTable('learningAttempts')
      .set({ state: 'paused', pausedAt: BEGIN })
      .where('id', '=', attemptId)
      .execute()

    timeIn(1)

    expect((await device.sync([answer(1, itemIds[0]!, 'a')])).data).toMatchObject({
      late: 0,
      state: 'paused',
    })

    timeIn(2)

    expect((await device.sync([answer(2, itemIds[0]!, 'b')])).data).toMatchObject({
      late: 1,
      state: 'paused',
    })

    expect((await device.open()).data.sections).toEqual([])

    timeIn(60)
    await endOverdue(systemCtx(server))
    expect((await row(attemptId)).state).toBe('paused')
  })

  test('attempts whose time is over are ended as of their deadline, by several processes at once, each once', async () => {
    const exams = await Promise.all([1, 2, 3].map(() => anExamOf({ exam: { minutes: 5 } })))
    for (const { examId } of exams) await student.post(`${OWN}/${examId}/start`)

    timeIn(7)
    await Promise.all([1, 2, 3].map(() => endOverdue(systemCtx(server))))

    const rows = await server.db
      .selectFrom('learningAttempts')
      .select(['id', 'endedAt'])
      .where(
        'examId',
        'in',
        exams.map(({ examId }) => examId),
      )
      .execute()

    expect(rows.map(({ endedAt }) => endedAt!.getTime() - BEGIN.getTime())).toEqual(
      rows.map(() => 5 * MINUTE),
    )

    const ids = rows.map(({ id }) => id)

    const steps = await server.db
      .selectFrom('flowHistory')
      .select('recordId')
      .where('flow', '=', 'attempt')
      .where('action', '=', 'timeOut')
      .where('recordId', 'in', ids)
      .execute()

    expect(steps).toHaveLength(3)
  })

  test('reading the own exams ends what is overdue', async () => {
    const { examId } = await started({ exam: { minutes: 5 } })
    timeIn(10)

    const { data } = (await student.get(`${OWN}/${examId}`)) as { data: OwnExamDetail }

    expect(data.status).toBe('over')
    expect(data.tries).toMatchObject([
      { endedAt: toMoment(new Date(BEGIN.getTime() + 5 * MINUTE)) },
    ])
  })

  test('a further attempt is begun where the exam allows it', async () => {
    const { device, examId } = await started({ exam: { attempts: 2 } })
    await device.submit([], 0)
    expect(await student.post(`${OWN}/${examId}/start`)).toMatchObject({ status: 200 })

    const { data } = (await student.get(`${OWN}/${examId}`)) as { data: OwnExamDetail }

    expect(data).toMatchObject({
      status: 'running',
      attemptsLeft: 0,
      tries: [{ number: 1 }, { number: 2 }],
    })
  })
})

describe('results', () => {
  /**
   * Releases the exam with this attempt: while the exam is open, its questions would be withheld.
   */
  async function release(id: number) {
    const released = { state: 'released' as const }

    const { examId } = await server.db
      .updateTable('learningAttempts')
      .set(released)
      .where('id', '=', id)
      .returning('examId')
      .executeTakeFirstOrThrow()

    await server.db.updateTable('learningExams').set(released).where('id', '=', examId).execute()
  }

  /** Everything in the questions that shows what is right. */
  const SECRET = ['机密-正确', '机密-解析', '机密-参考', '机密-要点', '机密-填空']

  const secretQuestions = [
    {
      ...QUESTIONS[3]!,
      blanks: [{ accepted: ['机密-填空'], isExactCase: false, number: null }],
      stem: '首选____',
    },
    {
      kind: 'short' as const,
      stem: '简答',
      reference: '机密-参考',
      rubric: [{ text: '机密-要点', share: 100 }],
    },
    ...QUESTIONS.filter(({ kind }) => kind === 'single' || kind === 'case'),
  ] as typeof QUESTIONS

  async function hideIn(questionIds: readonly number[]) {
    for (const [i, body] of secretQuestions.entries()) {
      const content = JSON.stringify({ ...contentOf(body), explanation: '机密-解析' })
      await server.db
        .updateTable('learningQuestionEditions')
        .set({ content })
        .where('questionId', '=', questionIds[i]!)
        .execute()
    }
  }

  async function secretExam(shows: string) {
    const session = await started({ exam: { shows }, questions: secretQuestions })
    await hideIn(session.questionIds)

    return session
  }

  async function marked(shows: string) {
    const session = await secretExam(shows)

    await session.device.submit(
      [answer(1, session.itemIds[0]!, ['机密-填空'.slice(3)]), answer(2, session.itemIds[2]!, 'a')],
      2,
    )

    return session
  }

  test('before the release nothing of it is shown, afterwards as much as the exam shows', async () => {
    for (const [shows, parts] of [
      ['result', []],
      ['own', [{ value: 'a', points: 1000, right: null }]],
      ['right', [{ value: 'a', points: 1000, right: 'a' }]],
    ] as const) {
      const { attemptId, itemIds, examId } = await marked(shows)

      expect(await student.get(`${OWN}/attempts/${attemptId}/result`)).toMatchObject({
        status: 409,
        msg: errors.resultNotReleased,
      })

      expect((await student.get(`${OWN}/${examId}`)).data).toMatchObject({
        result: null,
        tries: [{ result: null }],
      })

      await release(attemptId)

      const { data } = await student.get(`${OWN}/attempts/${attemptId}/result`)

      expect(data).toMatchObject({ score: 1000, most: 4000, isPassed: false, shows })

      const { items } = data as {
        items: { id: number; parts: object[]; explanation: string | null }[]
      }

      expect(items.find(({ id }) => id === itemIds[2])?.parts ?? []).toMatchObject(parts)
      expect(
        items.every(({ explanation }) => explanation === (shows === 'right' ? '机密-解析' : null)),
      ).toBe(true)
      expect((await student.get(`${OWN}/${examId}`)).data).toMatchObject({
        result: { score: 1000, attemptId },
      })
    }
  })

  test('no answer to a taker shows what is right before they may see it', async () => {
    const exam = await anExamOf({ exam: { shows: 'own' }, questions: secretQuestions })
    await hideIn(exam.questionIds)

    const seen: string[] = []
    const hear = (reply: { body: Buffer }) => seen.push(reply.body.toString())

    hear(await student.get(OWN))
    hear(await student.get(`${OWN}/${exam.examId}`))

    const begun = await student.post(`${OWN}/${exam.examId}/start`)

    hear(begun)

    const { attemptId } = begun.data as { attemptId: number }
    const path = `${OWN}/attempts/${attemptId}`
    const device = { clientId: randomUUID(), windowId: randomUUID() }
    const browser = aBrowser(student)

    hear(await browser(`${path}/open`, device))
    hear(await browser(`${path}/sync`, { ...device, events: [answer(1, exam.itemIds[2]!, 'b')] }))
    hear(await browser(`${path}/sync`, { ...device, events: [answer(2, exam.itemIds[2]!, 'zzz')] }))
    hear(await browser(`${path}/submit`, { ...device, events: [], lastSeq: 1 }))
    hear(await browser(`${path}/open`, device))
    hear(await student.get(`${path}/result`))
    hear(await student.get(`${OWN}/${exam.examId}`))
    await release(attemptId)
    hear(await student.get(`${path}/result`))
    hear(await student.get(OWN))

    for (const secret of SECRET) expect(seen.filter((text) => text.includes(secret))).toEqual([])
    for (const name of ['accepted', 'isExactCase', 'reference', 'rubric', 'tolerance'])
      expect(seen.filter((text) => text.includes(`"${name}"`))).toEqual([])

    expect(
      seen.filter((text) => /"right":[^n]/.test(text) && !text.includes('"shows":"right"')),
    ).toEqual([])
  })

  test('no read of the whole contract shows a taker what is right while they sit', async () => {
    const { examId, paperId, attemptId, questionIds, itemIds } = await secretExam('right')
    const leaks: string[] = []
    const reads = server.app.bound.filter((e) => e.method === 'GET')

    const ask = async (e: (typeof reads)[number], over: object) => {
      const text = (
        await student.get(addressOf(e, { ...strangeParams(e), ...over }, sampleQuery(e)))
      ).body.toString()
      if (SECRET.some((secret) => text.includes(secret))) leaks.push(callName(e))
    }

    await fewAtOnce(reads, 8, (e) => ask(e, {}))

    for (const id of [examId, paperId, attemptId, questionIds[0]!, itemIds[0]!])
      await fewAtOnce(
        reads.filter((e) => e.params?.shape.id),
        8,
        (e) => ask(e, { id: String(id) }),
      )

    expect(leaks).toEqual([])
  }, 60_000)
})

describe('for the home page', () => {
  test('exams that can be sat now are waiting work, and are in the calendar', async () => {
    const waits = async () =>
      ((await student.get('/api/v1/waiting')).data as { kind: string; count: number }[]).find(
        ({ kind }) => kind === 'sitExams',
      )?.count ?? 0

    const before = await waits()

    await anExamOf()
    await anExamOf({ opens: 10 })
    expect(await waits()).toBe(before + 1)
  })
})
