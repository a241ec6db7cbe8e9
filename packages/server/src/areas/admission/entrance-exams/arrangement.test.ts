import { describe, expect, test } from 'vitest'
import {
  anExamIntake,
  anExamSession,
  type ExamIntake,
  insertRegistrations,
} from '../../../testing/builders/examinees.ts'
import { takeAction } from '../../../testing/builders/registration-calls.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type Plan = {
  people: number
  leftOut: number
  free: number
  missing: number
  sessions: Record<string, unknown>[]
}

const server = await openServer()
const office = await server.as('bhb')
const PATH = '/api/v1/exams'
const offer = (intake: ExamIntake, i: number) => intake.offers[i]!.id

const preview = async (body: object) =>
  office.post(`${PATH}/arrangements/preview`, body as Record<string, unknown>)

const arrange = async (body: object, who = office) => {
  const people = ((await preview(body)).data as Plan | null)?.people
  return who.post(`${PATH}/arrangements`, { ...body, people: people || 1 })
}

const seatsOf = (intake: ExamIntake) =>
  server.db
    .selectFrom('registrations as r')
    .leftJoin('examSeats as e', 'e.registrationId', 'r.id')
    .leftJoin('examSessions as s', 's.id', 'e.sessionId')
    .select([
      'r.id',
      'r.realName as name',
      'r.state',
      's.name as session',
      'e.seatNo',
      'e.ticketNumber',
    ])
    .where('r.intakeId', '=', intake.id)
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .orderBy('e.seatNo')
    .orderBy('r.id')
    .execute()

const noticesOf = (userOf: number, kind: string) =>
  server.db
    .selectFrom('notices as n')
    .innerJoin('registrations as r', 'r.userId', 'n.userId')
    .select(['n.body', 'n.title'])
    .where('r.id', '=', userOf)
    .where('n.kind', '=', kind)
    .orderBy('n.id')
    .execute()

describe('a session', () => {
  test('is made, changed and deleted by the office; a name is unique in an intake', async () => {
    const intake = await anExamIntake(server)
    const id = await anExamSession(server, intake, '上午场', 30)
    const form = (await office.get(`${PATH}/sessions/${id}/form`)).data as Record<string, unknown>

    expect(form).toMatchObject({
      name: '上午场',
      seats: 30,
      startsAt: '2026-11-21T10:00:00+08:00',
      version: 1,
    })

    const { id: _id, intakeId: _intakeId, ...change } = form

    expect(
      await office.put(`${PATH}/sessions/${id}`, { ...change, room: '302 教室' }),
    ).toMatchObject({ status: 200, data: { notified: 0 } })
    expect(await office.put(`${PATH}/sessions/${id}`, change)).toMatchObject({ status: 409 })

    const twice = await office.post(`${PATH}/sessions`, { ...change, intakeId: intake.id })

    expect(twice).toMatchObject({
      status: 409,
      errors: [{ path: 'name', message: '本批次已有同名的考试场次' }],
    })

    expect(await office.get(`${PATH}/sessions?intakeId=${intake.id}`)).toMatchObject({
      data: { total: 1, list: [{ room: '302 教室', taken: 0, actions: ['edit', 'delete'] }] },
    })
    expect(await office.delete(`${PATH}/sessions/${id}`)).toMatchObject({ status: 200 })
    expect(await office.get(`${PATH}/sessions/${id}/form`)).toMatchObject({ status: 404 })
  })

  test('ends after it begins, has a seat at least, and belongs to an intake that exists', async () => {
    const intake = await anExamIntake(server)
    const form = { intakeId: intake.id, name: '场', place: '楼', room: '室', seats: 10 }
    const times = { startsAt: '2026-12-01T09:00:00+08:00', endsAt: '2026-12-01T11:00:00+08:00' }
    const post = (over: object) => office.post(`${PATH}/sessions`, { ...form, ...times, ...over })

    expect(await post({ endsAt: times.startsAt })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.endsAt', message: '结束时间须晚于开始时间' }],
    })

    expect(await post({ seats: 0 })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.seats' }],
    })

    expect(await post({ intakeId: 999_999 })).toMatchObject({
      status: 400,
      errors: [{ path: 'intakeId' }],
    })
  })

  test('with seated people is neither deleted nor made smaller than they need; a new room is notified to everybody in it', async () => {
    const intake = await anExamIntake(server)
    const [registrationId] = await insertRegistrations(server, intake, ['甲', '乙', '丙'], {
      offers: [offer(intake, 0)],
    })
    const id = await anExamSession(server, intake, '上午场', 5)

    expect(await arrange({ intakeId: intake.id, sessionIds: [id] })).toMatchObject({
      status: 200,
      data: { arranged: 3 },
    })

    expect(await office.delete(`${PATH}/sessions/${id}`)).toMatchObject({
      status: 409,
      msg: '“上午场”已安排考生，不能删除；请先把考生调整到其他场次',
    })

    const {
      id: _id,
      intakeId: _intakeId,
      ...form
    } = (await office.get(`${PATH}/sessions/${id}/form`)).data as Record<string, unknown>

    expect(await office.put(`${PATH}/sessions/${id}`, { ...form, seats: 2 })).toMatchObject({
      status: 409,
      errors: [{ path: 'seats', message: '已经排到第 3 号座位，座位数不能更少' }],
    })

    expect(
      await office.put(`${PATH}/sessions/${id}`, { ...form, seats: 3, room: '大礼堂' }),
    ).toMatchObject({ data: { notified: 3 } })
    expect((await noticesOf(registrationId!, 'exam.moved')).map((n) => n.body)).toEqual([
      expect.stringContaining('教学楼大礼堂'),
    ])
  })

  test('is the office’s: base administrators, teachers and applicants are refused', async () => {
    for (const who of ['base', 'teacher', 'applicant']) {
      const caller = await server.as(who)
      for (const path of ['sessions', 'examinees', 'intakes', 'scores', 'scoreReviews'])
        expect(await caller.get(`${PATH}/${path}`), `${who} ${path}`).toMatchObject({
          status: 401,
          code: 'A0301',
        })

      expect(
        await caller.post(`${PATH}/arrangements`, { intakeId: 1, sessionIds: [1], people: 1 }),
      ).toMatchObject({ code: 'A0301' })
    }
  })
})

describe('an arrangement', () => {
  test('fills seats by first choice in published order, then by name in pinyin order; session after session', async () => {
    const intake = await anExamIntake(server)
    await insertRegistrations(server, intake, ['张三', '李四', '阿明'], {
      offers: [offer(intake, 1), offer(intake, 0)],
    })
    await insertRegistrations(server, intake, ['赵五', '白六'], { offers: [offer(intake, 0)] })

    const late = await anExamSession(server, intake, '下午场', 9, {
      startsAt: '2026-12-02T14:00:00+08:00',
      endsAt: '2026-12-02T16:00:00+08:00',
    })

    const early = await anExamSession(server, intake, '上午场', 3, {
      startsAt: '2026-12-02T09:00:00+08:00',
      endsAt: '2026-12-02T11:00:00+08:00',
    })

    const preference = { intakeId: intake.id, sessionIds: [late, early] }
    const plan = (await preview(preference)).data as Plan

    expect(plan).toMatchObject({ people: 5, leftOut: 0, free: 12, missing: 0 })

    expect(plan.sessions).toMatchObject([
      {
        name: '上午场',
        free: 3,
        given: 3,
        firstSeat: 1,
        lastSeat: 3,
        majors: [{ name: intake.offers[0]!.major, count: 2 }, { count: 1 }],
      },
      { name: '下午场', free: 9, given: 2, firstSeat: 1, lastSeat: 2 },
    ])

    expect((await seatsOf(intake)).every((row) => row.seatNo === null)).toBe(true)
    expect(await arrange(preference)).toMatchObject({ status: 200, data: { arranged: 5 } })

    const ticket = (n: number) =>
      `2031${String(intake.serial).padStart(2, '0')}${String(n).padStart(4, '0')}`

    expect(
      (await seatsOf(intake)).map((row) => [
        row.session,
        row.seatNo,
        row.name,
        row.ticketNumber,
        row.state,
      ]),
    ).toEqual([
      ['上午场', 1, '白六', ticket(1), 'examArranged'],
      ['上午场', 2, '赵五', ticket(2), 'examArranged'],
      ['上午场', 3, '阿明', ticket(3), 'examArranged'],
      ['下午场', 1, '李四', ticket(4), 'examArranged'],
      ['下午场', 2, '张三', ticket(5), 'examArranged'],
    ])
  })

  test('notifies each one of time, place and ticket number', async () => {
    const intake = await anExamIntake(server)

    await server.db
      .updateTable('noticeTemplates')
      .set({ body: '{name} {time} {place} {room} {seat} {ticket} {session}' })
      .where('kind', '=', 'registration.arrangeExam')
      .execute()

    const [registrationId] = await insertRegistrations(server, intake, ['甲'], {
      offers: [offer(intake, 0)],
    })
    const id = await anExamSession(server, intake, '上午场', 5)

    await arrange({ intakeId: intake.id, sessionIds: [id] })

    expect(await noticesOf(registrationId!, 'registration.arrangeExam')).toMatchObject([
      {
        body: `甲 2026-11-21 10:00 教学楼 301 教室 1 2031${String(intake.serial).padStart(2, '0')}0001 上午场`,
      },
    ])
  })

  test('does nothing where seats are missing, and reports how many', async () => {
    const intake = await anExamIntake(server)
    await insertRegistrations(server, intake, ['甲', '乙', '丙', '丁'], {
      offers: [offer(intake, 0)],
    })

    const id = await anExamSession(server, intake, '上午场', 3)
    const preference = { intakeId: intake.id, sessionIds: [id] }

    expect((await preview(preference)).data).toMatchObject({ people: 4, free: 3, missing: 1 })

    expect(await arrange(preference)).toMatchObject({
      status: 409,
      msg: '座位不够：4 人需要座位，空座位 3 个，还差 1 个；没有安排任何人',
    })

    expect((await seatsOf(intake)).map((row) => [row.state, row.seatNo])).toEqual(
      Array(4).fill(['qualified', null]),
    )

    const { ticketLast } = await server.db
      .selectFrom('intakes')
      .select('ticketLast')
      .where('id', '=', intake.id)
      .executeTakeFirstOrThrow()

    expect(ticketLast).toBe(0)
  })

  test('leaves out exempt kinds and people who are not qualified; it can be narrowed by base, major, kind or a selection', async () => {
    const intake = await anExamIntake(server, { exempt: ['degree'] })

    const [exempt] = await insertRegistrations(server, intake, ['免'], {
      kind: 'degree',
      offers: [offer(intake, 0)],
    })

    const [early] = await insertRegistrations(server, intake, ['未审'], {
      state: 'submitted',
      offers: [offer(intake, 0)],
    })

    const [open] = await insertRegistrations(server, intake, ['社'], { offers: [offer(intake, 0)] })

    const [sponsored] = await insertRegistrations(server, intake, ['单'], {
      kind: 'sponsored',
      offers: [offer(intake, 1)],
    })

    const id = await anExamSession(server, intake, '上午场', 10)
    const preference = { intakeId: intake.id, sessionIds: [id] }
    const people = async (over: object) =>
      ((await preview({ ...preference, ...over })).data as Plan).people

    expect(await people({})).toBe(2)
    expect(await people({ traineeKind: 'sponsored' })).toBe(1)
    expect(await people({ majorId: intake.offers[0]!.majorId })).toBe(1)

    const { baseId } = await server.db
      .selectFrom('majors')
      .select('baseId')
      .where('id', '=', intake.offers[1]!.majorId)
      .executeTakeFirstOrThrow()

    expect(await people({ baseId })).toBeGreaterThan(0)

    const chosen = { ...preference, ids: [exempt!, early!, open!] }

    expect((await preview(chosen)).data).toMatchObject({ people: 1, leftOut: 2 })
    expect(await arrange(chosen)).toMatchObject({ data: { arranged: 1 } })

    const list = (await office.get(`${PATH}/examinees?intakeId=${intake.id}&pageSize=50`)).data as {
      list: Record<string, unknown>[]
    }

    expect(list.list.map((row) => [row.id, row.stage, row.actions])).toEqual([
      [sponsored, 'waiting', ['arrange']],
      [open, 'arranged', ['move', 'ticket']],
    ])

    expect(await arrange({ ...preference, ids: [exempt!] })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('没有可以安排的考生'),
    })
  })

  test('is listed by stages and sessions: pages of any size follow each other without a gap', async () => {
    const intake = await anExamIntake(server)
    const people = ['甲', '乙', '丙', '丁', '戊', '己']
    await insertRegistrations(server, intake, people, { offers: [offer(intake, 0)] })

    const sessionIds = [
      await anExamSession(server, intake, '上午场', 2),
      await anExamSession(server, intake, '下午场', 3),
    ]

    const ids = (await seatsOf(intake)).slice(0, 5).map(({ id }) => id)
    await arrange({ intakeId: intake.id, sessionIds, ids })

    const page = async (pageNum: number, pageSize: number) =>
      (
        await office.get(
          `${PATH}/examinees?intakeId=${intake.id}&pageNum=${pageNum}&pageSize=${pageSize}`,
        )
      ).data as { list: { id: number; stage: string; seatNo: number | null }[]; total: number }

    const whole = await page(1, 50)

    expect(whole.total).toBe(6)
    expect(whole.list.map(({ stage, seatNo }) => [stage, seatNo])).toEqual([
      ['waiting', null],
      ['arranged', 1],
      ['arranged', 2],
      ['arranged', 1],
      ['arranged', 2],
      ['arranged', 3],
    ])

    for (const size of [1, 2, 4]) {
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(6 / size) }, (_, i) => page(i + 1, size)),
      )
      expect(pages.flatMap(({ list }) => list)).toEqual(whole.list)
    }
  })

  test('is refused for a session of another intake, one that has begun, and a list that has changed since the preview', async () => {
    const [intake, other] = [await anExamIntake(server), await anExamIntake(server)]
    await insertRegistrations(server, intake, ['甲'], { offers: [offer(intake, 0)] })

    const elsewhere = await anExamSession(server, other, '别处', 5)

    const over = await anExamSession(server, intake, '已开考', 5, {
      startsAt: '2026-11-20T08:00:00+08:00',
      endsAt: '2026-11-20T12:00:00+08:00',
    })

    const id = await anExamSession(server, intake, '上午场', 5)

    expect(await preview({ intakeId: intake.id, sessionIds: [elsewhere] })).toMatchObject({
      status: 400,
      errors: [{ path: 'sessionIds' }],
    })

    expect(await preview({ intakeId: intake.id, sessionIds: [over] })).toMatchObject({
      status: 409,
      msg: '“已开考”已经开考，不能再安排',
    })

    const changed = await office.post(`${PATH}/arrangements`, {
      intakeId: intake.id,
      sessionIds: [id],
      people: 2,
    })

    expect(changed).toMatchObject({ status: 409, msg: '考生名单在预览之后有变化，请重新预览' })
    expect(
      await office.post(`${PATH}/arrangements`, { intakeId: 999_999, sessionIds: [id], people: 1 }),
    ).toMatchObject({ status: 404 })
  })

  test('gives the seat of a person who withdrew to the next, and never a ticket number twice', async () => {
    const intake = await anExamIntake(server)
    const applicant = await server.as('applicant')
    const [gone] = await insertRegistrations(server, intake, ['走了'], {
      offers: [offer(intake, 0)],
    })

    await server.db
      .updateTable('registrations')
      .set({ userId: applicant.userId })
      .where('id', '=', gone!)
      .execute()

    const id = await anExamSession(server, intake, '上午场', 1)
    const preference = { intakeId: intake.id, sessionIds: [id] }

    await arrange(preference)
    await insertRegistrations(server, intake, ['来了'], { offers: [offer(intake, 0)] })
    // past the guard against a second press
    server.clock.now = new Date(server.clock.now.getTime() + 6000)
    expect(await arrange(preference)).toMatchObject({ status: 409 })
    expect(
      await takeAction(server, applicant, '/sign/registrations', gone!, 'withdraw'),
    ).toMatchObject({ status: 200 })
    expect((await seatsOf(intake)).filter((row) => row.seatNo)).toEqual([])
    expect(await arrange(preference)).toMatchObject({ data: { arranged: 1 } })
    expect((await seatsOf(intake)).filter((row) => row.seatNo)).toMatchObject([
      { name: '来了', seatNo: 1, ticketNumber: expect.stringMatching(/0002$/) },
    ])
  })

  test('two at once never give one seat twice: one waits for the other', async () => {
    const intake = await anExamIntake(server)
    const mine = await insertRegistrations(server, intake, ['甲', '乙', '丙'], {
      offers: [offer(intake, 0)],
    })
    const yours = await insertRegistrations(server, intake, ['丁', '戊', '己'], {
      offers: [offer(intake, 1)],
    })
    const id = await anExamSession(server, intake, '上午场', 6)
    const preference = { intakeId: intake.id, sessionIds: [id], people: 3 }
    const other = await server.as('root')

    const answers = await Promise.all([
      office.post(`${PATH}/arrangements`, { ...preference, ids: mine }),
      other.post(`${PATH}/arrangements`, { ...preference, ids: yours }),
    ])

    expect(answers.map((answer) => answer.status)).toEqual([200, 200])

    const rows = await seatsOf(intake)

    expect(rows.map((row) => row.seatNo)).toEqual([1, 2, 3, 4, 5, 6])
    expect(new Set(rows.map((row) => row.ticketNumber)).size).toBe(6)
  })

  test('two at once for the last seats: one gets them, the error of the other has the number of missing seats', async () => {
    const intake = await anExamIntake(server)
    const ids = await insertRegistrations(server, intake, ['甲', '乙', '丙', '丁'], {
      offers: [offer(intake, 0)],
    })
    const id = await anExamSession(server, intake, '上午场', 2)
    const preference = { intakeId: intake.id, sessionIds: [id], people: 2 }
    const other = await server.as('root')

    const answers = await Promise.all([
      office.post(`${PATH}/arrangements`, { ...preference, ids: ids.slice(0, 2) }),
      other.post(`${PATH}/arrangements`, { ...preference, ids: ids.slice(2) }),
    ])

    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect((await seatsOf(intake)).filter((row) => row.seatNo !== null)).toHaveLength(2)
  })

  test('the table itself refuses a seat or a ticket number that is given', async () => {
    const intake = await anExamIntake(server)
    const [first, second] = await insertRegistrations(server, intake, ['甲', '乙'], {
      offers: [offer(intake, 0)],
    })
    const id = await anExamSession(server, intake, '上午场', 2)

    const put = (registration: number, seat: number, ticket: string) =>
      server.asOwner(
        `insert into exam_seats values (${registration}, ${id}, ${seat}, '${ticket}', ${office.userId}, now())`,
      )

    await put(first!, 1, 'T1')
    await expect(put(second!, 1, 'T2')).rejects.toThrow(/exam_seats_session_id_seat_no_key/)
    await expect(put(second!, 2, 'T1')).rejects.toThrow(/exam_seats_ticket_number_key/)
  })
})

describe('moving a person to another session', () => {
  const aMoveable = async () => {
    const intake = await anExamIntake(server)
    const [registrationId] = await insertRegistrations(server, intake, ['甲'], {
      offers: [offer(intake, 0)],
    })
    const from = await anExamSession(server, intake, '上午场', 2)
    const to = await anExamSession(server, intake, '下午场', 1, { room: '大礼堂' })

    await arrange({ intakeId: intake.id, sessionIds: [from] })

    const [before] = await seatsOf(intake)
    const move = (body: object) =>
      office.post(`${PATH}/examinees/${registrationId}/move`, {
        sessionId: to,
        fromSessionId: from,
        ...body,
      })

    return { intake, registrationId: registrationId!, from, to, before: before!, move }
  }

  test('keeps the ticket number and notifies them', async () => {
    const { intake, registrationId, before, move } = await aMoveable()

    expect(await move({})).toMatchObject({
      status: 200,
      data: { seatNo: 1, ticketNumber: before.ticketNumber },
    })

    expect(await seatsOf(intake)).toMatchObject([
      { session: '下午场', seatNo: 1, ticketNumber: before.ticketNumber },
    ])
    expect((await noticesOf(registrationId, 'exam.moved'))[0]!.body).toContain(
      `教学楼大礼堂，座位 1 号。准考证号 ${before.ticketNumber} 不变`,
    )
  })

  test('is refused to where no seat is free, to where they are, to another intake, and after either exam has begun', async () => {
    const { intake, from, to, move } = await aMoveable()
    const other = await anExamSession(server, await anExamIntake(server), '别处', 5)

    expect(await move({ sessionId: from })).toMatchObject({
      status: 400,
      errors: [{ path: 'sessionId' }],
    })

    expect(await move({ sessionId: other })).toMatchObject({
      status: 400,
      errors: [{ path: 'sessionId' }],
    })

    expect(await move({ fromSessionId: to })).toMatchObject({ status: 409 })

    await insertRegistrations(server, intake, ['乙'], { offers: [offer(intake, 0)] })
    await arrange({ intakeId: intake.id, sessionIds: [to] })
    expect(await move({})).toMatchObject({ status: 409, msg: '这个场次没有空座位，请选择其他场次' })

    await server.db
      .updateTable('examSessions')
      .set({ startsAt: server.clock.now })
      .where('id', '=', from)
      .execute()

    expect(await move({})).toMatchObject({ status: 409, msg: '“上午场”已经开考，不能再安排' })
  })

  test('and an arrangement at once never share a seat', async () => {
    const { intake, to, move } = await aMoveable()
    await insertRegistrations(server, intake, ['乙'], { offers: [offer(intake, 0)] })

    const answers = await Promise.all([
      move({}),
      (await server.as('root')).post(`${PATH}/arrangements`, {
        intakeId: intake.id,
        sessionIds: [to],
        people: 1,
      }),
    ])

    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  })
})
