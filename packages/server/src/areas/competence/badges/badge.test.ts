import { badgeWords } from '@residency/contract/areas/competence/badges/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tokenHash } from '../../../platform/crypto/tokens.ts'
import { ObjectMissing, StorageUnavailable } from '../../../platform/files/storage-errors.ts'
import { addItems, addStays } from '../../../testing/builders/levels.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { replaceBadges } from './badge.queries.ts'
import { badgeSheet } from './badge-sheet.ts'

const BADGES = '/api/v1/competenceBadges'
const LOOKUPS = '/api/v1/badgeLookups'
const { errors } = badgeWords['zh-cn']
const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 1, trainees: 3 })
const [checking] = await addItems(server, ['处方审核'])
let department: Caller
let office: Caller
let trainee: Caller

beforeAll(async () => {
  await addStays(server, fixture)
  ;[department, office] = [await server.as('dept'), await server.as('bhb')]
  trainee = await server.as(fixture.trainees[0]!.username)

  await department.post('/api/v1/competenceGrants', {
    traineeId: idOf(),
    itemId: checking,
    level: 3,
    validUntil: '2027-06-30',
    basis: '观察稳定',
  })
})

beforeEach(() =>
  server.asOwner(
    'truncate rate_limits, submit_locks, notices, competence_lookups, competence_badges cascade',
  ),
)

const idOf = (place = 0) => fixture.trainees[place]!.traineeId
const print = (who: Caller, ...ids: number[]) => who.post(`${BADGES}/sheet`, { traineeIds: ids })
const look = (code: string) => server.anonymous.post(LOOKUPS, { code })

/** A badge whose code the test knows, made as a sheet makes it. */
async function badgeOf(traineeId: number, code: string) {
  await replaceBadges(server.db, [{ traineeId, hash: tokenHash(code) }], {
    userId: fixture.mentors[0]!.userId,
    now: server.clock.now,
  })

  return code
}

const badgesOf = async (who: Caller) =>
  (
    (await who.get(`${BADGES}?pageSize=200`)).data as {
      list: { id: number; badgeId: number | null; lookups: number }[]
    }
  ).list

const badgeIdOf = async (place = 0) =>
  (await badgesOf(department)).find(({ id }) => id === idOf(place))!.badgeId!

const noticesSent = () => server.db.selectFrom('notices').select(['kind', 'userId']).execute()

const CODE = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE'

describe('a look-up without login', () => {
  test('answers name, item, level and until when, and nothing else', async () => {
    const { status, data } = await look(await badgeOf(idOf(), CODE))

    expect(status).toBe(200)
    expect(data).toEqual({
      name: '学员1',
      asOf: '2026-11-20',
      photo: null,
      levels: [{ item: '处方审核', level: 3, until: '2027-06-30' }],
    })
  })

  test('answers unknown, revoked and replaced codes, and those of leavers, with the same words', async () => {
    const unknown = await look('x'.repeat(43))

    expect(unknown).toMatchObject({ status: 404, msg: errors.badgeUnknown })

    await badgeOf(idOf(), CODE)
    await badgeOf(idOf(), `${CODE}2`)
    await badgeOf(idOf(1), `${CODE}3`)
    await badgeOf(idOf(2), `${CODE}4`)
    await department.post(`${BADGES}/${await badgeIdOf(1)}/revoke`, { reason: '遗失' })
    await server.asOwner(
      `update trainees set status = 'departed', status_since = '2026-11-01' where id = ${idOf(2)}`,
    )

    for (const code of [CODE, `${CODE}3`, `${CODE}4`]) {
      const { status, code: kind, msg, data } = await look(code)
      expect({ status, kind, msg, data }).toEqual({
        status: unknown.status,
        kind: unknown.code,
        msg: unknown.msg,
        data: unknown.data,
      })
    }

    expect(await look(`${CODE}2`)).toMatchObject({ status: 200 })
    await server.asOwner(
      `update trainees set status = 'inTraining', status_since = null where id = ${idOf(2)}`,
    )
  })

  test('is counted by badge and day, stores nothing of the reader, and guesses are limited', async () => {
    await badgeOf(idOf(), CODE)
    await Promise.all([look(CODE), look(CODE), look(CODE)])

    expect(
      await server.db.selectFrom('competenceLookups').select(['day', 'count']).execute(),
    ).toEqual([{ day: '2026-11-20', count: 3 }])
    expect((await badgesOf(department))[0]).toMatchObject({ lookups: 3 })

    for (let guess = 0; guess < 20; guess++) await look(`guess${guess}`)

    expect(await look('guess')).toMatchObject({ status: 429 })
  })

  test('shows a photo only where the hospital shows photos and the trainee agreed, and levels without it too', async () => {
    const photo = async () => ((await look(CODE)).data as { photo: string | null }).photo
    const key = await storedPhoto()
    const { read } = server.blobs
    await badgeOf(idOf(), CODE)

    await withPhoto(key, async () => {
      expect(await photo()).toBeNull()

      const { version } = (await office.get('/api/v1/competenceSettings')).data as {
        version: number
      }

      expect(
        await office.put('/api/v1/competenceSettings', { showsPhoto: 1, version }),
      ).toMatchObject({ status: 200 })
      expect(
        await office.put('/api/v1/competenceSettings', { showsPhoto: 0, version }),
      ).toMatchObject({ status: 409 })
      expect(await photo()).toBeNull()

      const agree = (isAgreed: 0 | 1) =>
        trainee.put('/api/v1/competenceLevels/own/photo', { isAgreed })

      await agree(1)
      expect(await photo()).toMatch(/^data:image\/jpeg;base64,/)

      for (const lost of [new ObjectMissing('gone'), new StorageUnavailable('Timeout')]) {
        server.blobs.read = () => {
          throw lost
        }

        expect(await look(CODE)).toMatchObject({
          status: 200,
          data: { name: '学员1', photo: null, levels: [{ level: 3 }] },
        })
      }

      server.blobs.read = read
      expect((await badgesOf(department))[0]).toMatchObject({ lookups: 5 })
      await agree(0)
      expect(await photo()).toBeNull()

      const offered = async () =>
        (
          (await trainee.get('/api/v1/competenceLevels/own')).data as {
            photo: { actions: string[] }
          }
        ).photo.actions

      expect(await offered()).toEqual(['agree'])
      await agree(1)
      await server.asOwner('update competence_settings set shows_photo = 0')
      expect(await offered()).toEqual(['takeBack'])
      expect(await agree(0)).toMatchObject({ status: 200 })
      expect(await offered()).toEqual([])
      expect(await agree(1)).toMatchObject({ status: 409 })
    })
  })
})

describe('a badge', () => {
  test('is printed for trainees of the own department as a PDF; a new one replaces it', async () => {
    const reply = await print(department, idOf(), idOf(1))

    expect(reply.status).toBe(200)
    expect(reply.body.subarray(0, 5).toString()).toBe('%PDF-')

    const first = await badgeIdOf()

    await server.asOwner('truncate submit_locks')
    expect(await print(department, idOf())).toMatchObject({ status: 200 })
    expect(await badgeIdOf()).not.toBe(first)

    const valid = await server.db
      .selectFrom('competenceBadges')
      .select('traineeId')
      .where('revokedAt', 'is', null)
      .execute()

    expect(valid).toHaveLength(2)
    expect(await noticesSent()).toEqual([
      { kind: 'competence.badgeReplaced', userId: fixture.trainees[0]!.userId },
    ])
  })

  test('shows the address in its codes before it is printed, where the installation names none', async () => {
    expect(await department.get(BADGES)).toMatchObject({
      data: { unsureAddress: expect.stringMatching(/^http:.*white\/level$/) },
    })
  })

  test('is not printed twice by a double click, nor for somebody outside the scope', async () => {
    const both = await Promise.all([print(department, idOf()), print(department, idOf())])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await print(department, idOf(), 999_999)).toMatchObject({
      status: 400,
      errors: [{ path: 'traineeIds', message: errors.badgeTraineeUnknown }],
    })
    expect(await print(trainee, idOf())).toMatchObject({ status: 401 })
  })

  test('is revoked with a reason, once; the trainee reports it as lost', async () => {
    await badgeOf(idOf(), CODE)

    const revoke = async (id: number, reason?: string) =>
      department.post(`${BADGES}/${id}/revoke`, { reason })
    const id = await badgeIdOf()

    expect(await revoke(id)).toMatchObject({ status: 400 })
    expect(await revoke(id, '遗失')).toMatchObject({ status: 200 })
    expect(await noticesSent()).toEqual([
      { kind: 'competence.badgeRevoked', userId: fixture.trainees[0]!.userId },
    ])
    expect(await revoke(id, '再次遗失')).toMatchObject({ status: 409, msg: errors.badgeRevoked })
    expect(await trainee.post(`${BADGES}/own/revoke`)).toMatchObject({
      status: 409,
      msg: errors.badgeNone,
    })

    await badgeOf(idOf(), `${CODE}5`)
    expect(await trainee.post(`${BADGES}/own/revoke`)).toMatchObject({ status: 200 })
    expect(await look(`${CODE}5`)).toMatchObject({ status: 404 })
  })

  test('has the size of a bank card; two are in a row', () => {
    const badge = {
      name: '李明',
      number: 'P1',
      major: '临床药学',
      address: 'https://example.org/#x',
    }
    const sheet = badgeSheet([badge, badge, badge], { title: '', head: '', scan: '', foot: '' })
    const { table } = sheet.content[0] as { table: { body: unknown[][]; widths: number[] } }

    expect(table.body.map((row) => row.length)).toEqual([2, 2])
    expect(table.widths).toEqual([243, 243])
  })
})

/** A photo in the store of files, by its key. */
async function storedPhoto() {
  const reply = await trainee.form('/fileOperation/attachment?purpose=proof', {
    file: { filename: 'photo.png', content: PIXEL },
  })

  return (reply.data as { filePath: string }).filePath
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** Runs a part while the first trainee has a sign-up with a photo. */
async function withPhoto(key: string, part: () => Promise<void>) {
  const registration = await server.db
    .selectFrom('registrations')
    .select(['id', 'photoKey'])
    .where('id', 'not in', (e) =>
      e
        .selectFrom('trainees')
        .select('registrationId')
        .where('registrationId', 'is not', null)
        .$castTo<{ registrationId: number }>(),
    )
    .orderBy('id')
    .executeTakeFirstOrThrow()

  await server.db
    .updateTable('registrations')
    .set({ photoKey: key })
    .where('id', '=', registration.id)
    .execute()
  await server.db
    .updateTable('trainees')
    .set({ registrationId: registration.id })
    .where('id', '=', idOf())
    .execute()

  try {
    await part()
  } finally {
    await server.db
      .updateTable('trainees')
      .set({ registrationId: null })
      .where('id', '=', idOf())
      .execute()
    await server.db
      .updateTable('registrations')
      .set({ photoKey: registration.photoKey })
      .where('id', '=', registration.id)
      .execute()
  }
}
