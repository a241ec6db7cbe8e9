import { randomBytes } from 'node:crypto'
import type { UploadedFile } from '@residency/contract/areas/files/upload.contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { heic, mp4, pdf, seededBytes } from '../../../testing/files/file-samples.ts'
import { type Caller, openServer, type TestServer } from '../../../testing/server/open-server.ts'
import { waitUntil } from '../../../testing/wait-until.ts'
import { convertHeic } from './convert-heic.ts'

const server = await openServer()

const upload = async (who: Caller, content: Buffer, purpose = 'proof', filename = 'a.pdf') => {
  const reply = await who.form(`/fileOperation/attachment?purpose=${purpose}`, {
    file: { filename, content },
  })
  expect(reply, reply.msg).toMatchObject({ status: 200 })

  return reply.data as UploadedFile
}

const read = (
  who: Caller | TestServer['anonymous'],
  file: UploadedFile,
  more = '',
  headers: Record<string, string> = {},
) => who.get(`/fileOperation?filePath=${file.filePath}${more}`, headers)

const refer = (file: UploadedFile, kind: string | null, id: number | null) =>
  server.db
    .updateTable('files')
    .set({ recordKind: kind, recordId: id })
    .where('key', '=', file.filePath)
    .execute()

/**
 * A submitted registration whose first choice is at a base that `base` administers and `base2` does
 * not.
 */
async function aRegistration(owner: Caller) {
  const { db } = server

  const offer = await db
    .selectFrom('offers')
    .innerJoin('majors', 'majors.id', 'offers.majorId')
    .select(['offers.id', 'offers.intakeId', 'majors.baseId'])
    .executeTakeFirstOrThrow()

  await db.deleteFrom('baseAdministrators').where('baseId', '=', offer.baseId).execute()

  const { id: base } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'base')
    .executeTakeFirstOrThrow()

  await db.insertInto('baseAdministrators').values({ baseId: offer.baseId, userId: base }).execute()

  const { id } = await db
    .insertInto('registrations')
    .values({
      intakeId: offer.intakeId,
      userId: owner.userId,
      state: 'submitted',
      traineeKind: 'open',
      realName: '张予安',
      gender: 2,
      birthDate: '2001-05-12',
      ethnicCode: '01',
      regionCode: '510107',
      schoolOther: '江城大学',
      submittedAt: server.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  await db
    .insertInto('registrationChoices')
    .values({ registrationId: id, rank: 1, offerId: offer.id })
    .execute()

  return id
}

describe('who may read a file', () => {
  test('of no record yet: its uploader, and nobody else of any role', async () => {
    const student = await server.as('student')
    const file = await upload(student, pdf())

    expect((await read(student, file)).status).toBe(200)

    for (const other of [
      'student2',
      'teacher',
      'dept',
      'base',
      'bhb',
      'admin',
      'applicant',
      'partner',
    ])
      expect(await read(await server.as(other), file), other).toMatchObject({
        status: 404,
        code: 'A0401',
      })

    expect((await read(server.anonymous, file)).status).toBe(401)
  })

  test('of a record: exactly those who may read the record, and after the record is gone nobody', async () => {
    const applicant = await server.as('applicant')
    const file = await upload(applicant, pdf('学历'))
    const id = await aRegistration(applicant)

    await refer(file, 'registration', id)

    const may = { applicant: 200, base: 200, bhb: 200, root: 200 }

    const mayNot = {
      applicant2: 404,
      base2: 404,
      student: 404,
      teacher: 404,
      dept: 404,
      partner: 404,
    }

    for (const [who, status] of Object.entries({ ...may, ...mayNot })) {
      const caller = await server.as(who)

      expect(
        (await caller.get(`/api/v1/registrations/${id}`)).status === 200 || who === 'applicant',
        who,
      ).toBe(status === 200)

      expect((await read(caller, file)).status, who).toBe(status)

      expect(
        (await caller.post('/fileOperation/ticket', { filePath: file.filePath })).status,
        who,
      ).toBe(status)
    }

    await server.db.deleteFrom('registrationChoices').where('registrationId', '=', id).execute()
    await server.db.deleteFrom('registrations').where('id', '=', id).execute()

    for (const who of Object.keys({ ...may, ...mayNot }))
      expect((await read(await server.as(who), file)).status, who).toBe(404)
  })

  test('of a kind of record without a reader: nobody', async () => {
    const student = await server.as('student')
    const file = await upload(student, pdf())

    for (const kind of ['nothing', 'constructor', '__proto__', 'toString']) {
      await refer(file, kind, 1)
      expect((await read(student, file)).status).toBe(404)
    }
  })

  test('a path, a device, an address or half a key opens nothing', async () => {
    const student = await server.as('student')
    const file = await upload(student, pdf())

    const { storedAs } = await server.db
      .selectFrom('files')
      .select('storedAs')
      .where('key', '=', file.filePath)
      .executeTakeFirstOrThrow()

    const tries = [
      storedAs,
      file.filePath.slice(0, 20),
      '../../etc/passwd',
      '/etc/passwd',
      'C:\\windows\\win.ini',
      '/dev/zero',
      'file:///etc/passwd',
    ]

    for (const path of [
      ...tries,
      '%2e%2e%2f',
      `${file.filePath}/..`,
      'https://example.org/',
      `${file.filePath}.pdf`,
    ])
      expect(
        (await student.get(`/fileOperation?filePath=${encodeURIComponent(path)}`)).status,
        path,
      ).toBe(404)

    for (const path of ['%00', `${file.filePath}%00`, ''])
      expect([400, 404]).toContain((await student.get(`/fileOperation?filePath=${path}`)).status)
  })
})

describe('shown in place', () => {
  test('are pictures, papers and films; everything else stays a download, and nothing is guessed', async () => {
    const [student, teacher] = [await server.as('student'), await server.as('teacher')]
    const picture = await upload(student, heic(), 'proof', 'IMG_1.heic')
    const paper = await upload(student, pdf())
    const film = await upload(teacher, mp4(300), 'course', 'a.mp4')
    const text = await upload(teacher, Buffer.from('说明'), 'guide', 'a.txt')

    const visible = [
      await read(student, picture, '&inline=1'),
      await read(student, paper, '&inline=1'),
      await read(teacher, film, '&inline=1'),
    ]

    for (const reply of visible)
      expect(reply.headers['content-disposition']).toMatch(/^inline; filename=/)

    expect((await read(teacher, text, '&inline=1')).headers['content-disposition']).toMatch(
      /^attachment; filename=/,
    )
    expect((await read(student, paper)).headers['content-disposition']).toMatch(
      /^attachment; filename=/,
    )

    for (const reply of visible) expect(reply.headers['x-content-type-options']).toBe('nosniff')
  })

  test('a HEIC of a telephone is shown as JPEG, drawn once and stored, also when two look at once', async () => {
    const student = await server.as('student')
    const file = await upload(student, heic(), 'proof', '证书 1.HEIC')

    expect(file).toMatchObject({ type: 'image/heic', view: 'image' })

    const storedAs = async () =>
      await server.db
        .selectFrom('files')
        .select(['storedAs', 'size', 'name'])
        .where('key', '=', file.filePath)
        .executeTakeFirstOrThrow()

    const before = await storedAs()

    const [first, second] = await Promise.all([
      read(student, file, '&inline=1'),
      read(student, file, '&inline=1'),
    ])

    expect(first).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } })
    expect(second.body.equals(first.body)).toBe(true)

    expect(await sharp(first.body).metadata()).toMatchObject({
      format: 'jpeg',
      width: 64,
      height: 48,
    })

    const { data, info } = await sharp(first.body).raw().toBuffer({ resolveWithObject: true })
    const offset = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ]

    expect(offset(8, 8)[0]).toBeGreaterThan(150) // red on the left
    expect(offset(56, 8)[0]).toBeLessThan(100)

    const after = await storedAs()

    expect(after).toMatchObject({ name: '证书 1.jpg', size: first.body.length })
    expect(after.storedAs).not.toBe(before.storedAs)
    expect((await read(student, file)).headers['content-type']).toBe('image/jpeg')
    expect(await storedAs()).toEqual(after)
  }, 60_000)

  test('many HEIC of one person: some are drawn, for the others a retry is asked; another person does not wait for them', async () => {
    const [student, other] = [await server.as('student'), await server.as('student2')]
    const files: UploadedFile[] = []

    for (let i = 0; i < 8; i++)
      files.push(
        await upload(
          student,
          Buffer.concat([heic(), Buffer.from([0, 0, 0, 9, 102, 114, 101, 101, i])]),
          'proof',
          `${i}.heic`,
        ),
      )

    const theirs = await upload(other, heic(), 'proof', 'a.heic')
    let done = 0
    const many = files.map((file) => read(student, file, '&inline=1').finally(() => done++))

    await waitUntil('four are refused until later', () => done >= 4)
    expect((await read(other, theirs, '&inline=1')).headers['content-type']).toBe('image/jpeg')
    expect(done).toBeLessThan(8)

    const replies = await Promise.all(many)
    const drawn = replies.filter((reply) => reply.status === 200)

    expect(drawn).toHaveLength(4)

    for (const reply of replies.filter((answer) => answer.status !== 200)) {
      expect(reply).toMatchObject({
        status: 503,
        code: 'C0300',
        msg: '正在转换的图片较多，请稍后再试',
        data: null,
      })
      expect(reply.headers['retry-after']).toBe('5')
    }
  }, 90_000)

  test('a picture that takes too long is given up', async () => {
    await expect(convertHeic(heic(), 1)).rejects.toThrow()
  })

  test('one that cannot be opened is reported, and stays', async () => {
    const student = await server.as('student')
    const broken = Buffer.concat([heic().subarray(0, 700), seededBytes(500)])
    const file = await upload(student, broken, 'proof', 'b.heic')

    expect(await read(student, file, '&inline=1')).toMatchObject({
      status: 400,
      msg: '图片无法打开，请换一张',
    })
  }, 60_000)
})

describe('ranges', () => {
  test('parts of a film are answered as requested, encrypted or not, and together are the whole', async () => {
    const [teacher, student] = [await server.as('teacher'), await server.as('student')]
    const noise = randomBytes(200_000)
    const film = await upload(teacher, Buffer.concat([mp4(100), noise]), 'course', 'a.mp4')

    const paper = await upload(
      student,
      Buffer.concat([pdf(), Buffer.from('%'), Buffer.from(noise.toString('hex'))]),
    )

    for (const [who, file] of [
      [teacher, film],
      [student, paper],
    ] as const) {
      const whole = (await read(who, file)).body

      expect(whole).toHaveLength(file.size)

      const parts: Buffer[] = []

      for (let offset = 0; offset < file.size; offset += 70_001) {
        const end = Math.min(offset + 70_000, file.size - 1)
        const part = await read(who, file, '&inline=1', {
          range: `bytes=${offset}-${offset + 70_000}`,
        })

        expect(part).toMatchObject({
          status: 206,
          headers: {
            'content-range': `bytes ${offset}-${end}/${file.size}`,
            'content-length': String(end - offset + 1),
          },
        })

        parts.push(part.body)
      }

      expect(Buffer.concat(parts).equals(whole)).toBe(true)

      const end = await read(who, file, '', { range: 'bytes=-10' })

      expect(end.body.equals(whole.subarray(-10))).toBe(true)
    }
  })
  test('a part that is nowhere in the file is 416 with its size; what is no range is answered by the whole', async () => {
    const student = await server.as('student')
    const file = await upload(student, pdf())
    const nowhere = await read(student, file, '', { range: `bytes=${file.size}-` })

    expect(nowhere).toMatchObject({
      status: 416,
      code: 'A0400',
      headers: { 'content-range': `bytes */${file.size}` },
    })

    for (const range of ['bytes=x', 'bytes=5-2', 'bytes=0-1,3-4'])
      expect(await read(student, file, '', { range })).toMatchObject({ status: 200 })

    const { etag } = (await read(student, file)).headers

    expect(
      (await read(student, file, '', { range: 'bytes=0-3', 'if-range': String(etag) })).status,
    ).toBe(206)
    expect(
      (await read(student, file, '', { range: 'bytes=0-3', 'if-range': '"another"' })).status,
    ).toBe(200)
  })
})

describe('a ticket', () => {
  const stream = (file: UploadedFile, ticket: string, headers: Record<string, string> = {}) =>
    server.anonymous.get(
      `/fileOperation/stream?filePath=${file.filePath}&ticket=${ticket}`,
      headers,
    )

  const giveTo = async (who: Caller, file: UploadedFile) =>
    (await who.post('/fileOperation/ticket', { filePath: file.filePath })).data as {
      ticket: string
      expiresAt: string
    }

  test('opens one file without a header, in place and in parts, for five minutes', async () => {
    const teacher = await server.as('teacher')
    const film = await upload(teacher, mp4(5_000), 'course', 'a.mp4')
    const other = await upload(teacher, mp4(300), 'course', 'b.mp4')
    const { ticket, expiresAt } = await giveTo(teacher, film)

    expect(new Date(expiresAt).getTime() - server.clock.now.getTime()).toBe(300_000)

    expect(await stream(film, ticket)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'video/mp4', 'content-disposition': 'inline; filename=a.mp4' },
    })

    expect(await stream(film, ticket, { range: 'bytes=100-199' })).toMatchObject({
      status: 206,
      headers: { 'content-length': '100' },
    })

    expect((await stream(other, ticket)).status).toBe(404)
    expect((await stream(film, `${ticket}x`)).status).toBe(404)

    server.clock.now = new Date(server.clock.now.getTime() + 301_000)
    expect((await stream(film, ticket)).status).toBe(404)
  })

  test('ends with the session, and with the right to read', async () => {
    const teacher = await server.as('teacher')
    const film = await upload(teacher, mp4(300), 'course', 'a.mp4')

    const [first, second] = [
      await giveTo(teacher, film),
      await giveTo(await server.as('teacher'), film),
    ]

    await teacher.delete('/api/v1/auth/logout')
    expect((await stream(film, first.ticket)).status).toBe(404)
    expect((await stream(film, second.ticket)).status).toBe(200)

    await refer(film, 'registration', 999_999)
    expect((await stream(film, second.ticket)).status).toBe(404)
  })

  test('is not given for files that the reader may not read', async () => {
    const film = await upload(await server.as('teacher'), mp4(300), 'course', 'a.mp4')
    expect(
      (await (await server.as('admin')).post('/fileOperation/ticket', { filePath: film.filePath }))
        .status,
    ).toBe(404)
  })

  test('of another kind opens no file', async () => {
    const teacher = await server.as('teacher')
    const film = await upload(teacher, mp4(300), 'course', 'a.mp4')
    const { ticket } = await giveTo(teacher, film)

    await server.db
      .updateTable('tickets')
      .set({ kind: 'sso.code' })
      .where('subject', '=', film.filePath)
      .execute()

    expect((await stream(film, ticket)).status).toBe(404)
  })
})
