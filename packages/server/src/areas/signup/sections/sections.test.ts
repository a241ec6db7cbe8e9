import type { UploadedFile } from '@residency/contract/areas/files/upload.contract'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  loadOwnRegistration,
  saveSection,
  wholeBasic,
  wholeSign,
  wholeStudy,
} from '../../../testing/builders/registration-calls.ts'
import { heic, pdf } from '../../../testing/files/file-samples.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

type Entry = { id: number; files: UploadedFile[] } & Record<string, unknown>

type Whole = {
  educations: Entry[]
  entries: Record<string, Entry[]>
  missing: string[]
  choiceWarnings: object[]
  version: number
}

const server = await openServer()
const applicant = await server.as('applicant')
let id: number
let intakeId: number

beforeAll(async () => {
  const own = await loadOwnRegistration(applicant)
  id = own.id
  intakeId = own.intake.id
})

const save = (path: string, form: object, who = applicant) =>
  saveSection(server, who, id, path, form)

const whole = async () => (await applicant.get(`/sign/registrations/${id}`)).data as Whole

const upload = async (who = applicant, content = pdf(), filename = '证书.pdf') =>
  (await who.form('/sign/fileOperation/attachment?purpose=proof', { file: { filename, content } }))
    .data as UploadedFile

const dayFrom = (days: number) =>
  new Date(server.clock.now.getTime() + days * 86_400_000 + 8 * 3_600_000)
    .toISOString()
    .slice(0, 10)

describe('sign info', () => {
  const sign = (over: object) => save('sign', { intakeId, ...wholeSign, ...over })

  test('is kept: kind of trainee, employer, fresh or not, place of origin', async () => {
    const values = {
      traineeKind: 'sponsored',
      employer: '江城二院',
      isFresh: false,
      studentPlace: '51',
    }

    expect(await sign(values)).toMatchObject({ status: 200 })
    expect(await whole()).toMatchObject(values)
  })

  test('a sponsored applicant must name the employer', async () => {
    expect((await sign({ traineeKind: 'sponsored', employer: null })).data).toMatchObject({
      missing: expect.arrayContaining(['employer']),
    })
    expect(((await sign({ traineeKind: 'open' })).data as Whole).missing).not.toContain('employer')
  })

  test('a kind the intake does not take, a place that is none, an intake that is closed: each is reported at its field', async () => {
    const { id: closed } = await server.db
      .selectFrom('intakes')
      .select('id')
      .where('state', '=', 'closed')
      .executeTakeFirstOrThrow()

    expect(await sign({ studentPlace: 'xx' })).toMatchObject({
      status: 400,
      errors: [{ path: 'studentPlace' }],
    })

    expect(await sign({ intakeId: closed })).toMatchObject({
      status: 409,
      errors: [{ path: 'intakeId' }],
    })

    await server.db
      .updateTable('intakes')
      .set({ traineeKinds: ['open', 'sponsored'] })
      .where('id', '=', intakeId)
      .execute()

    expect(await sign({ traineeKind: 'partner' })).toMatchObject({
      status: 400,
      errors: [{ path: 'traineeKind' }],
    })

    await server.db
      .updateTable('intakes')
      .set({ traineeKinds: ['open', 'sponsored', 'degree', 'partner'] })
      .where('id', '=', intakeId)
      .execute()
  })

  test('a draft may move to another open intake, and leaves its choices behind', async () => {
    const [offer] = (await applicant.get(`/sign/offers/options?registrationId=${id}`)).data as {
      value: number
    }[]

    expect(
      await save('choices', { offerIds: [offer!.value], acceptsAdjustment: true }),
    ).toMatchObject({ status: 200 })

    const row = await server.db
      .selectFrom('intakes')
      .selectAll()
      .where('id', '=', intakeId)
      .executeTakeFirstOrThrow()

    const { id: _id, serial: _serial, name: _name, ...same } = row

    const second = await server.db
      .insertInto('intakes')
      .values({ ...same, serial: 2, name: '第二批' })
      .returning('id')
      .executeTakeFirstOrThrow()

    expect((await applicant.get('/sign/intakes/options')).data).toHaveLength(2)
    expect(await sign({ intakeId: second.id })).toMatchObject({ status: 200 })

    expect(await whole()).toMatchObject({
      intake: { id: second.id },
      offerIds: [],
      missing: expect.arrayContaining(['choices']),
    })

    expect(await sign({})).toMatchObject({ status: 200 })

    await server.db.deleteFrom('intakes').where('id', '=', second.id).execute()
  })
})

describe('the basic section', () => {
  test('keeps address and emergency contact sealed, and gives them back whole to their owner', async () => {
    expect(
      await save('basic', { ...wholeBasic, maritalStatus: 0, politicalStatus: '03' }),
    ).toMatchObject({ status: 200 })

    const row = await server.db
      .selectFrom('registrations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    expect(`${row.addressSealed} ${row.contactMobileSealed}`).not.toMatch(/人民路|13800000099/)

    const own = (await applicant.get(`/sign/registrations/${id}`)).data as Record<string, string>

    expect(own).toMatchObject({
      address: '江城市人民路 1 号',
      contactName: '张远',
      maritalStatus: 0,
      politicalStatus: '03',
    })

    expect(own.contactMobile).not.toContain('13800000099') // sealed for the session
  })

  test('an abolished region on the card is a warning, not a refusal', async () => {
    const old = { idCard: '110103200008151134', birthDate: '2000-08-15', gender: 1 }

    expect(await save('basic', { ...wholeBasic, ...old })).toMatchObject({
      status: 200,
      data: { warnings: ['身份证前六位地区码已撤销，若与证件一致可继续'] },
    })

    expect(await save('basic', wholeBasic)).toMatchObject({ status: 200, data: { warnings: [] } })
  })

  test.each([
    [{ contactMobile: '12345678901' }, 'contactMobile'],
    [{ politicalStatus: '99' }, 'politicalStatus'],
    [{ maritalStatus: 2 }, 'maritalStatus'],
    [{ address: 'x'.repeat(201) }, 'address'],
  ])('%j is refused at its field', async (over, field) => {
    expect(await save('basic', { ...wholeBasic, ...over })).toMatchObject({
      status: 400,
      errors: [{ path: `body.${field}` }],
    })
  })
})

describe('a study', () => {
  test('is saved as typed and says what it still lacks', async () => {
    expect(await save('educations/undergraduate', { major: '药学' })).toMatchObject({
      status: 200,
      data: {
        missing: expect.arrayContaining([
          'undergraduate.school',
          'undergraduate.startedOn',
          'undergraduate.proof',
        ]),
      },
    })

    const proof = await upload()

    const saved = await save('educations/undergraduate', {
      ...wholeStudy,
      files: [{ filePath: proof.filePath }],
    })

    expect(
      (saved.data as Whole).missing.filter((name) => name.startsWith('undergraduate')),
    ).toEqual([])
    expect((await whole()).educations).toMatchObject([
      { level: 'undergraduate', schoolName: '江城大学', files: [{ name: '证书.pdf' }] },
    ])
  })

  test('does not overlap another one, and the sentence says which', async () => {
    expect(
      await save('educations/master', {
        ...wholeStudy,
        startedOn: '2022-09-01',
        endedOn: '2025-06-30',
      }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'body.startedOn', message: '与本科阶段的日期重叠，请核对两处的起止日期' }],
    })

    expect(
      await save('educations/junior', {
        ...wholeStudy,
        startedOn: '2020-09-01',
        endedOn: '2021-06-30',
      }),
    ).toMatchObject({
      status: 400,
      errors: [
        { path: 'body.startedOn', message: expect.stringContaining('与本科阶段的先后顺序不符') },
      ],
    })

    expect(await save('educations/master', { startedOn: dayFrom(1) })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.startedOn' }],
    })

    expect(await save('educations/master', { startedOn: '2023-02-30' })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.startedOn' }],
    })
  })

  test('refuses a school, a degree or a level that is none', async () => {
    expect(await save('educations/master', { schoolId: 99_999_999 })).toMatchObject({
      status: 400,
      errors: [{ path: 'schoolId' }],
    })

    expect(await save('educations/master', { degree: 'xx' })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.degree' }],
    })

    expect(await save('educations/kindergarten', {})).toMatchObject({ status: 400 })
  })

  test('is cleared alone; its proofs are nobody’s again', async () => {
    expect(
      await save('educations/master', {
        ...wholeStudy,
        startedOn: '2023-09-01',
        endedOn: '2026-06-30',
      }),
    ).toMatchObject({
      status: 200,
    })

    const { version } = await whole()

    expect(
      await applicant.delete(
        `/sign/registrations/${id}/educations/undergraduate?version=${version}`,
      ),
    ).toMatchObject({ status: 200 })

    expect((await whole()).educations.map((education) => education.level)).toEqual(['master'])

    const file = await server.db
      .selectFrom('files')
      .select('recordKind')
      .where('name', '=', '证书.pdf')
      .executeTakeFirst()

    expect(file).toEqual({ recordKind: null })
    expect(
      await applicant.delete(`/sign/registrations/${id}/educations/master?version=${version}`),
    ).toMatchObject({ status: 409 })
    expect(
      await applicant.delete(`/sign/registrations/${id}/educations/master?version=${version + 1}`),
    ).toMatchObject({ status: 200 })
  })

  test('the least education of a chosen offer is a warning at the choice', async () => {
    const [offer] = (await applicant.get(`/sign/offers/options?registrationId=${id}`)).data as {
      value: number
    }[]

    await server.db
      .updateTable('offers')
      .set({ minEducation: 'undergraduate' })
      .where('id', '=', offer!.value)
      .execute()

    const chosen = await save('choices', { offerIds: [offer!.value], acceptsAdjustment: true })

    expect(chosen.data).toMatchObject({
      choiceWarnings: [{ offerId: offer!.value, warnings: ['minEducation'] }],
    })

    const taught = await save('educations/undergraduate', wholeStudy)

    expect(taught.data).toMatchObject({ choiceWarnings: [{ offerId: offer!.value, warnings: [] }] })
  })
})

describe('a list', () => {
  const paper = {
    kind: 'paper',
    title: '临床药学服务的一项研究',
    role: '第一作者',
    source: '中国药学杂志',
    happenedOn: '2025-03-01',
  }

  test.each([
    ['foreign', { language: '英语', languageLevel: 'cet6', score: '500', takenOn: '2021-06-12' }],
    [
      'certificate',
      {
        title: '药师资格证书',
        issuer: '卫生健康委员会',
        number: '1',
        issuedOn: '2024-05-01',
        expiresOn: null,
      },
    ],
    [
      'work',
      {
        workUnit: '江城二院',
        department: '药学部',
        post: '药师',
        startedOn: '2024-07-01',
        endedOn: null,
      },
    ],
    ['scientific', paper],
    [
      'award',
      { title: '优秀毕业生', awardLevel: 'school', issuer: '江城大学', happenedOn: '2023-06-01' },
    ],
    [
      'regular',
      {
        place: '江城一院',
        major: '药学',
        startedOn: '2023-09-01',
        endedOn: '2024-01-31',
        outcome: 'left',
        leavingReason: '家庭原因',
      },
    ],
  ])('%s is kept entry by entry, with proofs', async (section, entry) => {
    const proof = await upload()
    const added = await save(section, {
      entries: [{ ...entry, files: [{ filePath: proof.filePath }] }],
    })

    expect(added, added.msg).toMatchObject({
      status: 200,
      data: { entries: [{ ...entry, files: [{ filePath: proof.filePath }] }] },
    })

    expect((await whole()).entries[section]).toMatchObject([entry])
  })

  test('an entry is changed in its place, another added, the first removed; the answer says their ids in order', async () => {
    const [first] = (await whole()).entries.scientific!
    const second = { ...paper, kind: 'project', title: '院级课题' }
    const both = await save('scientific', {
      entries: [{ ...first, title: '改过的题目', files: [] }, second],
    })
    const [changedEntry, otherEntry] = (both.data as { entries: Entry[] }).entries

    expect(changedEntry).toMatchObject({ id: first!.id, title: '改过的题目', files: [] })
    expect(otherEntry).toMatchObject({ title: '院级课题' })

    await save('scientific', { entries: [{ ...otherEntry, files: [] }] })
    expect((await whole()).entries.scientific).toMatchObject([{ id: otherEntry!.id }])
  })

  test('what is wrong is reported by entry and field', async () => {
    expect(
      await save('work', { entries: [{ workUnit: '', post: 'x', startedOn: '2024-01-01' }] }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'body.entries.0.workUnit', message: '不能为空' }],
    })

    const work = { workUnit: 'x', post: 'x', startedOn: '2024-05-01' }

    expect(
      await save('work', { entries: [work, { ...work, endedOn: '2024-04-30' }] }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'body.entries.1.endedOn', message: '不能早于开始的日期' }],
    })

    expect(await save('work', { entries: [{ ...work, endedOn: dayFrom(1) }] })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.entries.0.endedOn', message: '日期不能晚于今天' }],
    })

    expect(
      await save('award', {
        entries: [{ title: 'x', awardLevel: 'galactic', issuer: 'x', happenedOn: '2024-05-01' }],
      }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'body.entries.0.awardLevel', message: '不在列表中，请从列表选择' }],
    })

    expect((await whole()).entries.work).toHaveLength(1)
  })

  test('an entry of somebody else is not taken over by its id', async () => {
    const other = await server.db
      .selectFrom('registrations')
      .select('id')
      .where('realName', '=', '刘子墨')
      .executeTakeFirstOrThrow()

    const foreign = await server.db
      .insertInto('registrationEntries')
      .values({
        registrationId: other.id,
        section: 'award',
        data: JSON.stringify({ title: '他人的' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    const mine = { title: '我的', awardLevel: 'school', issuer: 'x', happenedOn: '2024-05-01' }

    expect(await save('award', { entries: [{ ...mine, id: foreign.id }] })).toMatchObject({
      status: 200,
    })

    const stored = await server.db
      .selectFrom('registrationEntries')
      .select('data')
      .where('id', '=', foreign.id)
      .executeTakeFirst()

    expect(stored?.data).toEqual({ title: '他人的' })

    await server.db.deleteFrom('registrationEntries').where('id', '=', foreign.id).execute()
  })

  test('holds at most twenty entries', async () => {
    const award = { title: 'x', awardLevel: 'school', issuer: 'x', happenedOn: '2024-05-01' }
    expect(await save('award', { entries: Array.from({ length: 21 }, () => award) })).toMatchObject(
      { status: 400 },
    )
  })
})

describe('what an intake asks of a kind of trainee', () => {
  test('is missing until it is there', async () => {
    await save('work', { entries: [] })

    await server.db
      .insertInto('intakeRequirements')
      .values(
        (['work', 'doctor', 'foreign'] as const).map((section) => ({
          intakeId,
          traineeKind: 'open',
          section,
        })),
      )
      .execute()

    const { missing, required } = (await whole()) as Whole & { required: string[] }

    expect(missing).toEqual(expect.arrayContaining(['work', 'doctor']))
    expect(missing).not.toContain('foreign')
    expect(required).toEqual(
      expect.arrayContaining(['sign', 'basic', 'photo', 'train', 'work', 'doctor', 'foreign']),
    )

    await server.db.deleteFrom('intakeRequirements').execute()
  })
})

describe('proofs', () => {
  test('of telephones (HEIC) of 15 MB are taken and shown as pictures', async () => {
    // a box that is none of the picture's: the format lets anything be long
    const spare = Buffer.alloc(15 * 1024 * 1024)
    spare.writeUInt32BE(spare.length)
    spare.write('free', 4, 'latin1')

    const picture = await upload(applicant, Buffer.concat([heic(), spare]), 'IMG_0001.HEIC')

    expect(picture).toMatchObject({ type: 'image/heic', view: 'image' })

    const degree = await save('educations/undergraduate', {
      ...wholeStudy,
      files: [{ filePath: picture.filePath }],
    })

    expect(degree).toMatchObject({ status: 200 })

    const preview = await applicant.get(`/sign/fileOperation?filePath=${picture.filePath}&inline=1`)

    expect(preview).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } })
  }, 60_000)

  test('of another kind are refused with the specification’s words', async () => {
    const refused = await applicant.form('/sign/fileOperation/attachment?purpose=proof', {
      file: { filename: '证书.pdf', content: Buffer.from('<html><script>1</script></html>') },
    })
    expect(refused).toMatchObject({
      status: 415,
      msg: '附件格式仅支持图片(jpg、png、jpeg)和pdf文件',
    })
  })

  test('of somebody else cannot be taken over; readers of the sign-up may read them, strangers may not', async () => {
    const stranger = await server.as('applicant2')
    const theirs = await upload(stranger)

    expect(
      await save('award', {
        entries: [
          {
            title: 'x',
            awardLevel: 'school',
            issuer: 'x',
            happenedOn: '2024-05-01',
            files: [theirs],
          },
        ],
      }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'body.entries.0.files' }],
    })

    const own = await upload()

    await save('award', {
      entries: [
        { title: 'x', awardLevel: 'school', issuer: 'x', happenedOn: '2024-05-01', files: [own] },
      ],
    })

    const read = async (who: Caller) =>
      (await who.get(`/fileOperation?filePath=${own.filePath}`)).status

    expect(await read(applicant)).toBe(200)

    for (const other of ['applicant2', 'bhb', 'base2', 'student'])
      expect(await read(await server.as(other)), other).toBe(404)

    await server.db
      .updateTable('registrations')
      .set({ submittedAt: server.clock.now })
      .where('id', '=', id)
      .execute()

    expect(await read(await server.as('bhb'))).toBe(200)
    expect(await read(await server.as('applicant2'))).toBe(404)
  })
})

test('the key that seals unsent edits is one’s own, the same each time, and not sent to others', async () => {
  const keyOf = async (who: Caller) =>
    ((await who.get('/api/v1/users/me/draftKey')).data as { key: string }).key
  const key = await keyOf(applicant)

  expect(Buffer.from(key, 'base64')).toHaveLength(32)
  expect(await keyOf(await server.as('applicant'))).toBe(key)
  expect(await keyOf(await server.as('applicant2'))).not.toBe(key)
  expect(await server.anonymous.get('/api/v1/users/me/draftKey')).toMatchObject({ status: 401 })
})
