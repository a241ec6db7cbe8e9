import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  anExamIntake,
  anExamSession,
  insertRegistrations,
  seated,
} from '../../../testing/builders/examinees.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const office = await server.as('bhb')
const PATH = '/api/v1/exams'

const pagesOf = (pdf: Buffer) =>
  Number(/\/Type \/Pages[^>]*\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1] ?? 0)

async function examinees(names: readonly string[]) {
  const intake = await anExamIntake(server)
  const ids = await insertRegistrations(server, intake, names, { offers: [intake.offers[0]!.id] })
  const sessionId = await anExamSession(server, intake, '上午场', 300)

  await seated(server, intake, sessionId, ids, { hasBegun: false })

  const caller = async (id: number) => {
    const { username } = await server.db
      .selectFrom('users as u')
      .innerJoin('registrations as r', 'r.userId', 'u.id')
      .select('u.username')
      .where('r.id', '=', id)
      .executeTakeFirstOrThrow()

    return server.as(username)
  }

  return { intake, ids, sessionId, caller }
}

const portrait = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#4477aa' } })
    .jpeg()
    .toBuffer()

/** Gives a registration a photo as the photo step stores it. */
async function photograph(id: number, bytes?: Buffer) {
  const { storedAs, size, contentHash } = await server.blobs.put(
    [bytes ?? (await portrait())] as never,
    1_000_000,
  )

  const key = 'f'.repeat(24) + String(id).padStart(8, '0')

  const row = {
    key,
    purpose: 'photo' as const,
    name: 'p.jpg',
    type: 'image/jpeg',
    size,
    contentHash,
    storedAs,
  }

  await server.db
    .insertInto('files')
    .values({ ...row, userId: office.userId, recordKind: 'registration', recordId: id })
    .execute()

  await server.db.updateTable('registrations').set({ photoKey: key }).where('id', '=', id).execute()
}

describe('an admission ticket', () => {
  test('is a PDF with the photo, for the office and for its applicant', async () => {
    const { ids, caller, intake } = await examinees(['甲', '乙'])
    const plain = await office.get(`${PATH}/examinees/${ids[0]}/ticket`)

    await photograph(ids[0]!)

    const ticket = await office.get(`${PATH}/examinees/${ids[0]}/ticket`)

    expect(ticket).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
    expect(ticket.body.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pagesOf(ticket.body)).toBe(1)
    expect(ticket.body.toString('latin1')).toContain('/DCTDecode')
    expect(plain.body.toString('latin1')).not.toContain('/DCTDecode')

    const number = `2031${String(intake.serial).padStart(2, '0')}0001`

    expect(decodeURIComponent(String(ticket.headers['content-disposition']))).toBe(
      `inline; filename=准考证-${number}.pdf`,
    )

    const who = await caller(ids[0]!)

    expect(await who.get('/sign/exams/own/ticket')).toMatchObject({ status: 200 })

    expect((await who.get('/sign/exams/own')).data).toEqual({
      intakeName: expect.any(String),
      ticketNumber: number,
      seatNo: 1,
      session: {
        name: '上午场',
        place: '教学楼',
        room: '301 教室',
        startsAt: '2026-11-21T10:00:00+08:00',
        endsAt: '2026-11-21T12:00:00+08:00',
      },
    })

    expect(await who.get(`${PATH}/examinees/${ids[1]}/ticket`)).toMatchObject({
      status: 401,
      code: 'A0301',
    })
  }, 60_000)

  test('is not there before a seat is given, nor after a withdrawal', async () => {
    const { ids, caller, intake } = await examinees(['甲'])
    const [waiting] = await insertRegistrations(server, intake, ['丙'], {
      offers: [intake.offers[0]!.id],
    })

    expect(await office.get(`${PATH}/examinees/${waiting}/ticket`)).toMatchObject({
      status: 404,
      msg: '还没有安排考试，没有准考证',
    })

    const who = await caller(waiting!)

    expect((await who.get('/sign/exams/own')).data).toBeNull()
    expect(await who.get('/sign/exams/own/ticket')).toMatchObject({ status: 404 })

    await server.db
      .updateTable('registrations')
      .set({ state: 'withdrawn' })
      .where('id', '=', ids[0]!)
      .execute()

    expect(await office.get(`${PATH}/examinees/${ids[0]}/ticket`)).toMatchObject({ status: 404 })
    expect((await (await caller(ids[0]!)).get('/sign/exams/own')).data).toBeNull()
  })

  test('of all of a session are one PDF, a page each in the order of the seats; the printing is audited', async () => {
    const { sessionId, ids } = await examinees(Array.from({ length: 30 }, (_, i) => `考生${i}`))
    for (const id of ids) await photograph(id)

    const sheet = await office.get(`${PATH}/sessions/${sessionId}/tickets`)

    expect(sheet.status).toBe(200)
    expect(pagesOf(sheet.body)).toBe(30)

    const log = await server.db
      .selectFrom('auditEntries')
      .select('detail')
      .where('action', '=', 'recruitment.exam.printTickets')
      .execute()

    expect(log).toMatchObject([{ detail: { count: 30 } }])

    const empty = await examinees([])

    expect(await office.get(`${PATH}/sessions/${empty.sessionId}/tickets`)).toMatchObject({
      status: 404,
    })
  }, 120_000)

  test('with a name that no font can draw stops the print of the session before its first page, and is named', async () => {
    const { sessionId } = await examinees(['甲', '王😀', '李𠮷'])
    const reply = await office.get(`${PATH}/sessions/${sessionId}/tickets`)

    expect(reply).toMatchObject({
      status: 409,
      msg: expect.stringContaining('“王😀”中有系统字库画不出的字：😀 (U+1F600)'),
    })
  }, 60_000)

  test('is drawn without a photo that cannot be read', async () => {
    const { ids } = await examinees(['甲'])
    await photograph(ids[0]!, Buffer.from('no picture'))

    const ticket = await office.get(`${PATH}/examinees/${ids[0]}/ticket`)

    expect(ticket.status).toBe(200)
    expect(ticket.body.toString('latin1')).not.toContain('/DCTDecode')
  }, 60_000)

  test('comes in the reader’s language', async () => {
    const { ids } = await examinees(['甲'])
    const english = await office.get(`${PATH}/examinees/${ids[0]}/ticket`, {
      'accept-language': 'en',
    })
    expect(decodeURIComponent(String(english.headers['content-disposition']))).toContain(
      'Admission ticket-2031',
    )
  }, 60_000)
})
