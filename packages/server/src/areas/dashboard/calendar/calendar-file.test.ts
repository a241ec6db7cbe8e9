import { randomBytes } from 'node:crypto'
import { toMoment } from '@residency/contract/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeLog } from '../../../platform/log.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { newCalendarAddress } from '../../../testing/files/calendar-files.ts'
import { openServer, type TestServer } from '../../../testing/server/open-server.ts'

let server: TestServer
let trainee: string
const logged: string[] = []

beforeAll(async () => {
  const log = makeLog('info', { write: (line: string) => logged.push(line) } as never)
  server = await openServer({ log })
  server.clock.now = new Date('2026-11-23T01:00:00Z')

  const { trainees, departmentId } = await addMentorFixtures(server, { mentors: 0, trainees: 2 })

  const owner = server.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', trainees[0]!.userId)

  trainee = (await owner.executeTakeFirstOrThrow()).username

  for (const [i, { traineeId }] of trainees.entries())
    await aBlock(server, {
      traineeId,
      departmentId,
      from: `2026-12-0${i + 1}`,
      until: '2026-12-31',
    })
})

const newAddress = (who = trainee, language = 'zh-CN') => newCalendarAddress(server, who, language)

const read = (path: string, headers: Record<string, string> = {}) =>
  server.anonymous.get(path, headers)

/**
 * Reads a calendar as a strict program does (RFC 5545): lines, unfolding, properties, nesting;
 * throws at anything else.
 */
function parse(bytes: Buffer) {
  const text = bytes.toString('utf8')
  if (!text.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(text))
    throw new Error('a line does not end in CRLF')
  if (text.includes('\ufffd')) throw new Error('a character is cut')

  const raw = text.slice(0, -2).split('\r\n')

  for (const line of raw)
    if (Buffer.byteLength(line) > 75) throw new Error(`more than 75 octets: ${line}`)

  const lines = raw
    .join('\r\n')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')

  const stack: string[] = []
  const events: Record<string, string>[] = []

  for (const line of lines) {
    const [, name, value] = /^([A-Z-]+(?:;[A-Z-]+=[A-Z0-9-]+)*):(.*)$/.exec(line) ?? []
    if (!name) throw new Error(`not a content line: ${line}`)

    if (name === 'BEGIN') {
      stack.push(value!)
      if (value === 'VEVENT') events.push({})
    } else if (name === 'END') {
      if (stack.pop() !== value) throw new Error(`${value} ends elsewhere`)
    } else if (stack.at(-1) === 'VEVENT') {
      if (/(?<!\\)[;,]/.test(value!.replaceAll('\\\\', '')))
        throw new Error(`not escaped: ${value}`)
      events.at(-1)![name] = value!
    }
  }

  if (stack.length > 0) throw new Error('something is not ended')

  return { lines, events }
}

describe('the calendar behind a secret address', () => {
  test('is a strict calendar of the own days: whole days whose end is exclusive, a stamp, and identities that stay', async () => {
    const path = await newAddress()
    const reply = await read(path)

    expect([reply.status, reply.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ])

    const { lines, events } = parse(reply.body)

    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])

    for (const event of events) {
      expect(Object.keys(event)).toEqual(expect.arrayContaining(['UID', 'DTSTAMP', 'SUMMARY']))
      expect(event['DTEND;VALUE=DATE']! > event['DTSTART;VALUE=DATE']!).toBe(true)
      expect(event.DTSTAMP).toMatch(/^\d{8}T\d{6}Z$/)
    }

    const begins = events.find(({ UID }) => UID!.startsWith('rotations-rotation.begins'))

    expect(begins).toMatchObject({
      'DTSTART;VALUE=DATE': '20261201',
      'DTEND;VALUE=DATE': '20261202',
    })

    const uids = events.map(({ UID }) => UID)

    expect(new Set(uids).size).toBe(uids.length)

    await server.db
      .updateTable('rotationBlocks')
      .set({ startsOn: '2026-12-03' })
      .where('startsOn', '=', '2026-12-01')
      .execute()

    const moved = parse((await read(path)).body).events.find(({ UID }) => UID === begins!.UID)

    expect(moved).toMatchObject({ 'DTSTART;VALUE=DATE': '20261203' })
  })

  test('has nothing of anybody else, and is in the language in which it was made', async () => {
    const stays = (bytes: Buffer) =>
      parse(bytes).events.filter(({ UID }) => UID!.startsWith('rotations-'))

    expect(stays((await read(await newAddress('teacher'))).body)).toEqual([])

    const english = (await read(await newAddress(trainee, 'en'))).body.toString()

    expect(english).toContain('X-WR-CALNAME:My calendar')
  })

  test('is not sent again while nothing changed', async () => {
    const path = await newAddress()
    const first = await read(path)
    const tag = String(first.headers.etag)

    for (const matching of [tag, `W/${tag}`, `"x", ${tag}`])
      expect(await read(path, { 'if-none-match': matching })).toMatchObject({ status: 304 })

    expect((await read(path, { 'if-none-match': '"x"' })).status).toBe(200)
    expect(first.headers['cache-control']).toBe('private, no-cache')
  })
})

describe('the address', () => {
  test('has 256 secret bits of which only the hash is stored, and is in no log', async () => {
    const path = await newAddress()
    const secret = path.split('/').at(-1)!

    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)

    await read(path)

    const rows = JSON.stringify(
      await server.db.selectFrom('calendarAddresses').selectAll().execute(),
    )
    const audit = JSON.stringify(await server.db.selectFrom('auditEntries').selectAll().execute())

    expect(`${rows}${audit}${logged.join('')}`).not.toContain(secret)
    expect(logged.join('')).toContain('/calendar/ics/')
  })

  test('answers nothing once it is renewed or taken away, and never to a guess', async () => {
    const [old, fresh] = [await newAddress(), await newAddress()]

    expect([(await read(old)).status, (await read(fresh)).status]).toEqual([404, 200])

    const student = await server.as(trainee)

    expect((await student.get('/api/v1/calendar/address')).data).toMatchObject({
      readAt: toMoment(server.clock.now),
    })

    await student.delete('/api/v1/calendar/address')
    expect((await read(fresh)).status).toBe(404)

    expect((await student.get('/api/v1/calendar/address')).data).toEqual({
      createdAt: null,
      readAt: null,
    })

    for (const guess of [randomBytes(32).toString('base64url'), 'x', '%00', '..%2f'])
      expect((await read(`/api/v1/calendar/ics/${guess}`)).status, guess).toBe(404)
  })

  test('answers nothing while the account is disabled or deleted', async () => {
    const path = await newAddress('teacher2')
    const { userId } = await server.as('teacher2')
    const set = (values: object) =>
      server.db.updateTable('users').set(values).where('id', '=', userId).execute()

    await set({ status: 0 })
    expect((await read(path)).status).toBe(404)

    await set({ status: 1 })
    expect((await read(path)).status).toBe(200)

    await set({ deletedAt: server.clock.now })
    expect((await read(path)).status).toBe(404)
  })

  test('is read at most sixty times an hour', async () => {
    const path = await newAddress('dept')
    for (let n = 0; n < 60; n++) await read(path)
    expect((await read(path)).status).toBe(429)
  })
})
