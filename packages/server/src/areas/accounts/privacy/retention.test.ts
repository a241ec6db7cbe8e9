import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AREAS } from '../../../areas.ts'
import { type Eraser, everyOf } from '../../../platform/area.ts'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { openServer, type TestServer } from '../../../testing/server/open-server.ts'
import { AUDIT_KEPT_DAYS_AT_LEAST, endOfRetention, type RETENTION } from './retention.rules.ts'
import { runRetention } from './retention.ts'
import { sweepExpired } from './sweep-expired.ts'

const DAY = 86_400_000
const ERASERS = everyOf(AREAS, 'erasers')

const CANARY = {
  name: '金丝雀',
  mobile: '13912340000',
  idCard: '11010519491231002X',
  email: 'canary@example.org',
  badge: 'B-777',
  username: 'canary',
}

const START = new Date('2026-11-20T02:00:00Z')

let server: TestServer
let folder: string

const retention = () => ({
  db: server.db,
  blobs: server.blobs,
  fields: fieldCrypto(server.keys),
  now: () => server.clock.now,
})

const run = async (erasers: readonly Eraser[] = ERASERS) => {
  const counts = await runRetention(retention(), erasers)
  await server.asOwner('update blobs set keep_until = now()') // an hour later
  await server.blobs.sweep()

  return counts
}

const later = (days: number) => {
  server.clock.now = new Date(START.getTime() + days * DAY)
}

beforeAll(() => {
  expect(AUDIT_KEPT_DAYS_AT_LEAST).toBeGreaterThan(180)
})

beforeEach(async () => {
  server = await openServer()
  server.clock.now = START
  folder = join(server.config.DATA_DIR, server.connection.database, 'files')
})

/** A complete account, deleted through the API. */
async function aCanary(over: Partial<typeof CANARY> = {}) {
  const it = { ...CANARY, ...over }
  const admin = await server.as('root')

  const form = {
    username: it.username,
    nickname: it.name,
    realName: it.name,
    mobile: it.mobile,
    idCard: it.idCard,
    email: it.email,
  }

  const reply = await admin.post('/api/v1/users', {
    ...form,
    chestArrNum: it.badge,
    gender: 1,
    deptId: 1,
    roleIds: [6],
  })

  expect(reply.status, reply.msg).toBe(200)

  const { id } = reply.data as { id: number }
  const picture = await putFile(id, 'profile', id)

  await server.db
    .updateTable('users')
    .set({ avatar: `/x/${picture.key}` })
    .where('id', '=', id)
    .execute()

  await server.db
    .insertInto('knownDevices')
    .values({ userId: id, deviceHash: Buffer.from('d'), lastUsedAt: START })
    .execute()

  await server.db
    .insertInto('recordedPeople')
    .values({ source: 'teacherLibrary', sourceId: id, realName: it.name, userId: id })
    .execute()

  return {
    id,
    picture,
    remove: async () => expect((await admin.delete(`/api/v1/users/${id}`)).status).toBe(200),
  }
}

async function putFile(userId: number, kind: string, recordId: number) {
  const stored = await server.blobs.put(
    Readable.from([Buffer.from(`bytes of ${kind} ${recordId}`)]),
    100,
  )

  const key = `${kind}-${recordId}-${stored.storedAs}`

  await server.db
    .insertInto('files')
    .values({
      key,
      purpose: 'photo',
      name: 'p.jpg',
      type: 'image/jpeg',
      size: 5,
      contentHash: stored.contentHash,
      storedAs: stored.storedAs,
      userId,
      recordKind: kind,
      recordId,
    })
    .execute()

  return { key, path: join(folder, stored.storedAs.slice(0, 2), stored.storedAs) }
}

const userRow = (id: number) =>
  server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const erasures = (action = 'accounts.retention.erase') =>
  server.db
    .selectFrom('auditEntries')
    .selectAll()
    .where('action', '=', action)
    .orderBy('id')
    .execute()

/**
 * A registration in a given state with all personal values, two photos, a choice and a history
 * entry.
 */
async function insertRegistration(state: ColumnValue<'registrations', 'state'>) {
  const { db } = server
  const { id: intake } = await db.selectFrom('intakes').select('id').executeTakeFirstOrThrow()
  const admin = await server.as('root')
  const nth = (await db.selectFrom('users').select('id').execute()).length

  const reply = await admin.post('/api/v1/users', {
    username: `who${nth}`,
    nickname: '某人',
    roleIds: [6],
    deptId: 1,
  })

  const userId = (reply.data as { id: number }).id

  const { id } = await db
    .insertInto('registrations')
    .values({
      intakeId: intake,
      userId,
      state,
      traineeKind: 'open',
      realName: CANARY.name,
      gender: 1,
      birthDate: '2000-01-02',
      ethnicCode: '01',
      regionCode: '510107',
      schoolOther: '江城大学',
      email: CANARY.email,
      idCardSealed: 'sealed',
      idCardHash: `h${nth}`,
      mobileSealed: 'sealed',
      mobileHash: 'h',
      returnReason: '原因',
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const photo = await putFile(userId, 'registration', id)

  await db.updateTable('registrations').set({ photoKey: photo.key }).where('id', '=', id).execute()

  const offer = await db.selectFrom('offers').select('id').executeTakeFirstOrThrow()

  await db
    .insertInto('registrationChoices')
    .values({ registrationId: id, rank: 1, offerId: offer.id })
    .execute()

  const read = () =>
    db.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  return { id, userId, photo, read }
}

const endIntake = () =>
  server.db
    .updateTable('intakes')
    .set({
      signUpFrom: new Date(START.getTime() - 60 * DAY),
      signUpUntil: START,
      editUntil: START,
      reviewUntil: START,
      confirmUntil: START,
    })
    .execute()

describe('a deleted account', () => {
  test('has its values for 30 days and none afterwards; the row stays under a neutral name', async () => {
    const canary = await aCanary()
    await canary.remove()
    later(30)
    await run()
    expect(await userRow(canary.id)).toMatchObject({ realName: CANARY.name, erasedAt: null })

    later(31)
    expect(await run()).toMatchObject({ deletedAccount: 1 })

    const row = await userRow(canary.id)

    expect(row).toMatchObject({
      username: `deleted-${canary.id}`,
      nickname: '已注销用户',
      realName: '已注销用户',
      erasedAt: server.clock.now,
    })

    expect(
      await server.db
        .selectFrom('recordedPeople')
        .select('id')
        .where('userId', '=', canary.id)
        .execute(),
    ).toEqual([])

    const {
      mobileSealed,
      mobileHash,
      idCardSealed,
      idCardHash,
      email,
      avatar,
      chestArrNum,
      gender,
      passwordHash,
    } = row

    for (const value of [
      mobileSealed,
      mobileHash,
      idCardSealed,
      idCardHash,
      email,
      avatar,
      chestArrNum,
      gender,
      passwordHash,
    ])
      expect(value).toBeNull()

    expect(existsSync(canary.picture.path)).toBe(false)

    const countRemaining =
      await server.asOwner(`select (select count(*) from files where user_id = ${canary.id})::int
      + (select count(*) from known_devices where user_id = ${canary.id})::int + (select count(*) from sessions where user_id = ${canary.id})::int as n`)

    expect(countRemaining.rows).toEqual([{ n: 0 }])

    const roles = await server.db
      .selectFrom('userRoles')
      .select('roleId')
      .where('userId', '=', canary.id)
      .execute()

    expect(roles).toHaveLength(1)
  })
  test('no living account loses anything, however old', async () => {
    const canary = await aCanary()
    const before = await server.asOwner('select * from users order by id')

    later(4000)
    expect(await run()).toMatchObject({ deletedAccount: 0 })
    expect((await server.asOwner('select * from users order by id')).rows).toEqual(before.rows)
    expect(existsSync(canary.picture.path)).toBe(true)
  })
})

describe('a sign-up that led nowhere', () => {
  test.each(['draft', 'returned', 'rejected', 'withdrawn'] as const)(
    '%s: loses values and photo 180 days past the end of its intake',
    async (state) => {
      const registration = await insertRegistration(state)
      await endIntake()
      later(180)
      await run()

      expect(await registration.read()).toMatchObject({
        realName: CANARY.name,
        photoKey: registration.photo.key,
      })

      later(181)
      expect(await run()).toMatchObject({ endedRegistration: 1 })

      const row = await registration.read()

      const {
        realName,
        gender,
        birthDate,
        ethnicCode,
        regionCode,
        schoolOther,
        email,
        photoKey,
        returnReason,
      } = row

      const { idCardSealed, idCardHash, mobileSealed, mobileHash } = row

      const personal = [
        realName,
        gender,
        birthDate,
        ethnicCode,
        regionCode,
        schoolOther,
        email,
        photoKey,
        returnReason,
      ]

      expect(
        [...personal, idCardSealed, idCardHash, mobileSealed, mobileHash].every(
          (value) => value === null,
        ),
      ).toBe(true)

      expect(row).toMatchObject({ state, erasedAt: server.clock.now })
      expect(existsSync(registration.photo.path)).toBe(false)

      const choices = await server.db
        .selectFrom('registrationChoices')
        .select('rank')
        .where('registrationId', '=', registration.id)
        .execute()

      expect(choices).toHaveLength(1)
    },
  )

  test.each(['submitted', 'qualified', 'admitted', 'enrolled'] as const)(
    '%s does not count as expired and is not erased',
    async (state) => {
      const registration = await insertRegistration(state)
      await endIntake()

      const before = await registration.read()

      later(2000)
      expect(await run()).toMatchObject({ endedRegistration: 0 })
      expect(await registration.read()).toEqual(before)
      expect(existsSync(registration.photo.path)).toBe(true)
    },
  )

  test('values that an applicant writes into an erased draft are erased later too', async () => {
    const applicant = await server.as('applicant')

    const draft = (await applicant.post('/sign/registrations/own')).data as {
      id: number
      version: number
    }

    await server.db
      .updateTable('registrations')
      .set({ erasedAt: START })
      .where('id', '=', draft.id)
      .execute()

    const saved = await applicant.put(`/sign/registrations/${draft.id}/choices`, {
      offerIds: [],
      acceptsAdjustment: true,
      version: draft.version,
    })

    expect(saved.status).toBe(200)

    await endIntake()
    later(181)
    expect(await run()).toMatchObject({ endedRegistration: 1 })
  })
})

describe('a run', () => {
  test('is audited with its counts and without any value', async () => {
    const canary = await aCanary()
    await canary.remove()
    later(31)
    await run()

    const [batch] = await erasures()

    expect(batch).toMatchObject({
      userId: null,
      ip: 'server',
      result: 'ok',
      detail: { kind: 'deletedAccount', count: 1 },
    })

    expect(await erasures('accounts.retention.run')).toMatchObject([
      { detail: { counts: { deletedAccount: 1, endedRegistration: 0 } } },
    ])

    const all = JSON.stringify([await erasures(), await erasures('accounts.retention.run')])

    for (const value of Object.values(CANARY)) expect(all).not.toContain(value)
  })

  test('several at once erase once, and only one ends the day', async () => {
    const canary = await aCanary()
    await canary.remove()
    later(31)
    await Promise.all([run(), run(), run(), run()])
    await run() // all attempts had given way to one another; the next one succeeds
    expect(await erasures()).toMatchObject([{ detail: { count: 1 } }])
    expect(await erasures('accounts.retention.run')).toHaveLength(1)
    expect(await userRow(canary.id)).toMatchObject({ version: 2 })
  })

  test('is once a day in Shanghai, and finds nothing to do twice', async () => {
    const canary = await aCanary()
    await canary.remove()
    later(31)
    expect(await run()).toMatchObject({ deletedAccount: 1 })
    expect(await run()).toBeUndefined()

    later(32)
    expect(await run()).toEqual(Object.fromEntries(ERASERS.map(({ kind }) => [kind, 0])))
  })

  test('runs batch by batch, and continues where it was interrupted', async () => {
    await server.asOwner(`insert into users (username, nickname, real_name, deleted_at)
      select 'gone' || n, 'gone', 'gone', timestamptz '2026-01-01' from generate_series(1, 450) n`)

    let turns = 0

    const breaking: Eraser = {
      ...ERASERS[0]!,
      erase: async (...args) => {
        const count = await ERASERS[0]!.erase(...args)
        turns += 1
        if (turns === 2) throw new Error('the power went')

        return count
      },
    }

    await expect(run([breaking])).rejects.toThrow('the power went')

    const countRemaining = async () =>
      (await server.db.selectFrom('users').select('id').where('realName', '=', 'gone').execute())
        .length

    expect(await countRemaining()).toBe(250)
    expect(await run()).toMatchObject({ deletedAccount: 250 })
    expect(await countRemaining()).toBe(0)
    expect((await erasures()).map((row) => (row.detail as { count: number }).count)).toEqual([
      200, 200, 50,
    ])
  })

  test('leaves the audit log whole', async () => {
    await aCanary().then((canary) => canary.remove())

    const before = await server.asOwner('select * from audit_entries order by id')

    later(5000)
    await run()
    await sweepExpired(server.db, server.clock.now)

    const after = await server.asOwner(
      `select * from audit_entries where action not like 'accounts.retention.%' order by id`,
    )

    expect(after.rows).toEqual(before.rows)
  })
})

test('temporary data are deleted by the same table of periods', async () => {
  const momentAfter = (kind: keyof typeof RETENTION, days: number) =>
    new Date(endOfRetention(kind, START).getTime() + days * DAY)
  const { userId } = await server.as('student')
  const [old, young] = [-1, 1] as const

  for (const days of [old, young]) {
    const tokenHash = Buffer.from(`t${days}`)
    const session = { entry: 'test', ip: 'x', agent: 'x', createdAt: START, id: `s${days}`, userId }

    await server.db
      .insertInto('sessions')
      .values({ ...session, tokenHash, lastUsedAt: momentAfter('session', days) })
      .execute()

    await server.db
      .insertInto('knownDevices')
      .values({ userId, deviceHash: tokenHash, lastUsedAt: momentAfter('knownDevice', days) })
      .execute()

    await server.db
      .insertInto('smsOutbox')
      .values({
        purpose: 'x',
        mobileSealed: 'x',
        textSealed: 'x',
        createdAt: momentAfter('smsOutbox', days),
      })
      .execute()

    const code = {
      requestId: `r${days}`,
      purpose: 'x',
      mobileHash: 'x',
      codeHash: 'x',
      expiresAt: momentAfter('smsCode', days),
    }

    await server.db.insertInto('smsCodes').values(code).execute()

    await server.db
      .insertInto('captchas')
      .values({ key: `c${days}`, answerHash: tokenHash, expiresAt: momentAfter('captcha', days) })
      .execute()
  }

  const counts = async () =>
    (
      await server.asOwner(`select (select count(*) from sessions where entry = 'test' and ip = 'x')::int as sessions, (select count(*) from known_devices)::int as devices,
        (select count(*) from sms_outbox)::int as messages, (select count(*) from sms_codes)::int as codes, (select count(*) from captchas)::int as captchas`)
    ).rows[0]

  expect(await counts()).toEqual({ sessions: 2, devices: 2, messages: 2, codes: 2, captchas: 2 })

  await sweepExpired(server.db, START)
  expect(await counts()).toEqual({ sessions: 1, devices: 1, messages: 1, codes: 1, captchas: 1 })
})
