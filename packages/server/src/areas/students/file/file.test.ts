import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import { pdf } from '../../../testing/files/file-samples.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { eraseTraineeBank } from '../bank/erase-bank.ts'
import { openMissingFiles } from './open-files.ts'

type Entry = {
  id: number
  version: number
  data: Record<string, unknown>
  files: { name: string; filePath: string }[]
}

type File = {
  id: number
  facts: Record<string, string | null>
  sections: Record<string, Entry[]>
  missing: string[]
  version: number
}

type OwnFile = File & { fields: { field: string; isDirect: boolean }[] }
const OWN = '/api/v1/traineeFiles/own'
const BANK = '/api/v1/traineeBank'
const server = await openServer()
const student = await server.as('student')
let traineeId: number

beforeAll(async () => {
  traineeId = (await own()).id
})

beforeEach(() => server.asOwner('truncate rate_limits, submit_locks'))
const own = async (who = student) => (await who.get(OWN)).data as OwnFile

const paper = async (who: Caller) => {
  const reply = await who.form('/fileOperation/attachment?purpose=proof', {
    file: { filename: '学历证书.pdf', content: pdf('证书') },
  })

  return { filePath: (reply.data as { filePath: string }).filePath }
}

const saveFacts = async (facts: object, version?: number) =>
  student.put(OWN, { facts, version: version ?? (await own()).version })

const saveEntry = (section: string, data: object, more: object = {}, who = student) =>
  who.put(`${OWN}/entries`, { section, data, ...more })

const STUDY = {
  level: 'undergraduate' as const,
  school: '江城大学',
  major: '药学',
  startedOn: '2016-09-01',
  endedOn: '2020-06-30',
}

const WORK = {
  workUnit: '江城区人民医院',
  post: '药师',
  startedOn: '2021-07-01',
  endedOn: '2023-06-30',
}

const audits = async (action: string) =>
  (await server.db.selectFrom('auditEntries').select('id').where('action', '=', action).execute())
    .length

const refusal = (path: string) => ({ errors: [{ path: expect.stringContaining(path) }] })

describe('a file', () => {
  test('begins as a copy of the sign-up with proofs of its own; from then on the sign-up stays what it was', async () => {
    const { registrationId } = await server.db
      .selectFrom('trainees')
      .select('registrationId')
      .where('id', '=', traineeId)
      .executeTakeFirstOrThrow()

    const of = { registrationId: registrationId! }

    await server.asOwner(
      `delete from registration_educations where registration_id = ${registrationId}`,
    )

    const { level, school, major, startedOn, endedOn } = STUDY

    const study = await server.db
      .insertInto('registrationEducations')
      .values({ ...of, level, schoolOther: school, major, startedOn, endedOn })
      .returning('id')
      .executeTakeFirstOrThrow()

    const { filePath } = await paper(student)
    const reference = {
      recordKind: 'registrationEducation',
      recordId: study.id,
      unreferredSince: null,
    }

    await server.db.updateTable('files').set(reference).where('key', '=', filePath).execute()

    await server.db
      .insertInto('registrationEntries')
      .values({ ...of, section: 'work', data: JSON.stringify(WORK) })
      .execute()

    await server.asOwner('delete from trainee_entries; delete from trainee_files')

    const again = { db: server.db, fields: fieldCrypto(server.keys), now: () => server.clock.now }

    await Promise.all([openMissingFiles(again), openMissingFiles(again)])

    const file = await own()

    expect(file.sections.work).toMatchObject([{ data: WORK }])
    expect(file.sections.education).toMatchObject([
      { data: STUDY, files: [{ name: '学历证书.pdf' }] },
    ])

    expect(file.facts).toMatchObject({
      education: 'undergraduate',
      graduationSchool: '江城大学',
      studyMajor: '药学',
      idCard: null,
    })

    expect(file.facts.mobile).toMatch(/^138\*+/)

    const [copy] = file.sections.education!

    expect(copy!.files[0]!.filePath).not.toBe(filePath)

    await saveEntry(
      'education',
      { ...STUDY, diplomaNumber: 'A-1' },
      { id: copy!.id, version: copy!.version },
    )

    expect((await own()).sections.education, 'its proof is let go').toMatchObject([
      { data: { diplomaNumber: 'A-1' }, files: [] },
    ])

    const before = await server.db
      .selectFrom('files')
      .select(['recordId'])
      .where('key', '=', filePath)
      .executeTakeFirstOrThrow()

    expect(before.recordId, 'that of the sign-up stays').toBe(study.id)
  })

  test('is changed directly where a fact is free, and filled in where it is empty; each change is a record', async () => {
    const facts = {
      email: 'lisiyuan@example.com',
      contactName: '李父',
      contactMobile: '13900001111',
      degree: 'bachelor',
    }

    const { version } = await own()

    expect(await saveFacts(facts, version)).toMatchObject({ status: 200 })

    expect(
      await saveFacts({ email: null }, version),
      'somebody else has saved since',
    ).toMatchObject({ status: 409 })

    const { facts: storedFacts } = await own()

    expect((await student.get('/api/v1/users/info')).data, 'of the account').toMatchObject({
      email: 'lisiyuan@example.com',
    })

    expect(storedFacts).toMatchObject({
      email: 'lisiyuan@example.com',
      contactMobile: '139****1111',
      degree: 'bachelor',
    })

    const records = (await student.get('/studentChangeRecord/record')).data as {
      field: string
      state: string
      after: string
    }[]

    expect(records.slice(0, 4).map(({ field, state }) => [field, state])).toEqual(
      expect.arrayContaining(Object.keys(facts).map((field) => [field, 'applied'])),
    )
    expect(records.find(({ field }) => field === 'contactMobile')).toMatchObject({
      after: '139****1111',
    })

    const stored = await server.db
      .selectFrom('traineeChanges')
      .select('newValue')
      .where('field', '=', 'contactMobile')
      .execute()

    expect(JSON.stringify(stored)).not.toContain('13900001111')
    expect(JSON.stringify((await student.get('/api/v1/trainees/own/timeline')).data)).toContain(
      '邮箱',
    )
  })

  test('has one sex with the account, which its owner changes by the rules of the file only', async () => {
    const account = async () =>
      (await student.get('/api/v1/users/info')).data as { gender: number | null }
    const change = (gender: number | null) =>
      student.post('/api/v1/users/accountInfo', { gender, email: 'lisiyuan@example.com' })

    await server.db
      .updateTable('users')
      .set({ gender: 2 })
      .where('id', '=', student.userId)
      .execute()

    expect(await account()).toMatchObject({ gender: 2, hasTraineeFile: true })
    expect((await own()).facts.gender).toBe('2')
    expect(await change(1)).toMatchObject({ status: 409, ...refusal('gender') })
    expect(await change(null)).toMatchObject({ status: 409, ...refusal('gender') })
    expect(await change(2), 'what stays is no change').toMatchObject({ status: 200 })
    expect(await account()).toMatchObject({ gender: 2 })

    const teacher = await server.as('teacher')

    expect((await teacher.get('/api/v1/users/info')).data).toMatchObject({ hasTraineeFile: false })
    expect(await teacher.post('/api/v1/users/accountInfo', { gender: 1 })).toMatchObject({
      status: 200,
    })
  })

  test('refuses what is protected, what is wrong, and facts of a study before the education', async () => {
    expect(await saveFacts({ realName: '李四' })).toMatchObject({
      status: 409,
      ...refusal('realName'),
    })

    expect(await saveFacts({ degree: 'master' }), 'no longer empty').toMatchObject({
      status: 409,
      ...refusal('degree'),
    })

    for (const [field, value] of [
      ['email', 'nobody'],
      ['contactMobile', '12345'],
      ['ethnicCode', '99'],
      ['regionCode', '000000'],
    ] as const)
      expect(await saveFacts({ [field]: value }), field).toMatchObject({
        status: 400,
        ...refusal(field),
      })

    expect(await saveFacts({ shoeSize: '42' })).toMatchObject({ status: 400 })

    await server.asOwner(
      `update trainees set education = null where user_id = ${(await server.as('student2')).userId}`,
    )

    const other = await server.as('student2')
    const { version } = await own(other)

    expect(await other.put(OWN, { facts: { studyMajor: '检验' }, version })).toMatchObject({
      status: 409,
      ...refusal('studyMajor'),
    })

    expect(
      await other.put(OWN, { facts: { studyMajor: '检验', education: 'junior' }, version }),
    ).toMatchObject({ status: 200 })
    expect((await own(other)).facts).toMatchObject({ education: 'junior', studyMajor: '检验' })
    expect(await (await server.as('teacher')).get(OWN)).toMatchObject({ status: 401 })

    expect(
      await (await server.as('bhb')).get(OWN),
      'holds the permission, has no file',
    ).toMatchObject({ status: 409 })
  })

  test('has lists with proofs: added, changed at the version that was read, removed; wrong ones are named at their field', async () => {
    const files = [await paper(student)]

    const { id } = (
      await saveEntry(
        'award',
        { title: '优秀学员', awardLevel: 'school', issuer: '本院', happenedOn: '2025-05-04' },
        { files },
      )
    ).data as { id: number }

    const [award] = (await own()).sections.award!

    expect(award).toMatchObject({
      id,
      data: { title: '优秀学员' },
      files: [{ name: '学历证书.pdf' }],
    })

    const other = await server.as('student2')

    expect(await other.delete(`${OWN}/entries/${id}?version=1`), 'of somebody else').toMatchObject({
      status: 404,
    })
    expect(await saveEntry('award', award!.data, { id, version: 99 })).toMatchObject({
      status: 409,
    })

    expect(
      await saveEntry('work', WORK, { id, version: award!.version }),
      'of another list',
    ).toMatchObject({ status: 404 })

    expect(await saveEntry('work', { ...WORK, endedOn: '2019-01-01' })).toMatchObject({
      status: 400,
      ...refusal('endedOn'),
    })

    expect(await saveEntry('work', { ...WORK, post: '' })).toMatchObject({
      status: 400,
      ...refusal('post'),
    })

    expect(await saveEntry('award', { ...award!.data, awardLevel: 'none' })).toMatchObject({
      status: 400,
      ...refusal('awardLevel'),
    })

    expect(await saveEntry('education', STUDY)).toMatchObject({ status: 409, ...refusal('level') })

    expect(
      await saveEntry('work', WORK, { files: [await paper(other)] }),
      'papers of others',
    ).toMatchObject({ status: 400 })

    expect(await student.delete(`${OWN}/entries/${id}?version=${award!.version}`)).toMatchObject({
      status: 200,
    })
    expect((await own()).sections.award).toEqual([])
  })

  test('keeps the reviewed facts of the highest study: others of it are free', async () => {
    const [study] = (await own()).sections.education!
    const at = { id: study!.id, version: study!.version }

    expect(await saveEntry('education', { ...study!.data, school: '别的大学' }, at)).toMatchObject({
      status: 409,
    })
    expect(await saveEntry('education', { ...study!.data, level: 'master' }, at)).toMatchObject({
      status: 409,
    })
    expect(await student.delete(`${OWN}/entries/${at.id}?version=${at.version}`)).toMatchObject({
      status: 409,
    })
    expect(await saveEntry('education', { ...study!.data, college: '药学院' }, at)).toMatchObject({
      status: 200,
    })
  })
})

describe('staff', () => {
  test('reads the files of its own trainees, numbers masked; whole ones by a permission of their own, and that is logged', async () => {
    const other = await own(await server.as('student2'))
    const office = await server.as('bhb')
    const file = (await office.get(`/api/v1/traineeFiles/${traineeId}`)).data as File

    expect(file.facts).toMatchObject({ contactMobile: '139****1111', address: null })

    const base = await server.as('base')

    const seen = await Promise.all(
      [traineeId, other.id].map(
        async (id) => (await base.get(`/api/v1/traineeFiles/${id}`)).status,
      ),
    )

    expect(seen.sort()).toEqual([200, 404])

    const foreign = seen[0] === 404 ? traineeId : other.id

    for (const path of [
      `/api/v1/traineeFiles/${foreign}/personal`,
      `/api/v1/traineeFiles/${foreign}/pdf`,
    ])
      expect((await base.get(path)).status, path).toBe(404)

    const before = await audits('personalData.read')
    const whole = await office.get(`/api/v1/traineeFiles/${traineeId}/personal`)

    expect(whole).toMatchObject({ status: 200 })
    expect(JSON.stringify(whole.data)).toContain('contactMobile')
    expect(await audits('personalData.read')).toBe(before + 1)

    for (const name of ['teacher', 'student', 'dept'])
      expect(
        await (await server.as(name)).get(`/api/v1/traineeFiles/${traineeId}`),
        name,
      ).toMatchObject({ status: 401 })
  })
  test('prints a file, as its owner does; every printing is logged', async () => {
    const [mine, theirs] = [
      await student.get(`${OWN}/pdf`),
      await (await server.as('bhb')).get(`/api/v1/traineeFiles/${traineeId}/pdf`),
    ]
    for (const sheet of [mine, theirs]) expect(sheet.body.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await audits('students.file.print')).toBe(2)
  })
})

describe('bank information', () => {
  const save = async (bankAccount: string) => {
    const { version } = (await student.get(`${BANK}/own`)).data as { version: number }
    return student.put(`${BANK}/own`, { bankName: '江城银行', bankAccount, version })
  }

  test('is kept sealed and shown masked; a number that fails its check digit is a warning, a mask of another one is refused', async () => {
    expect(await save('6222 0212 3456 7890 13')).toMatchObject({
      status: 200,
      data: { isDoubtful: true, bankAccount: expect.stringMatching(/\*/) },
    })

    expect(await save('62220212345678901*')).toMatchObject({
      status: 400,
      ...refusal('bankAccount'),
    })

    expect(await save('12ab')).toMatchObject({ status: 400, ...refusal('bankAccount') })

    const saved = (await save('4111111111111111')).data as { bankAccount: string }

    expect(saved).toMatchObject({ isDoubtful: false })
    expect(await save(saved.bankAccount), 'the mask that was shown keeps the number').toMatchObject(
      { status: 200 },
    )

    const stored = await server.db
      .selectFrom('traineeFiles')
      .select('bankAccountSealed')
      .where('traineeId', '=', traineeId)
      .execute()

    expect(JSON.stringify(stored)).not.toContain('4111111111111111')
    expect((await own()).missing).not.toContain('bank')
  })

  test('is read as a whole by those who pay, and each reading is logged; it is exported masked, with a reason only', async () => {
    const office = await server.as('bhb')
    const before = await audits('personalData.read')

    expect((await office.get(`${BANK}/${traineeId}`)).data).toMatchObject({
      bankName: '江城银行',
      bankAccount: expect.any(String),
    })

    expect(await audits('personalData.read')).toBe(before + 1)
    expect(await (await server.as('base')).get(`${BANK}/${traineeId}`)).toMatchObject({
      status: 401,
    })
    expect(await office.get(`${BANK}/_export`)).toMatchObject({ status: 400, ...refusal('reason') })
    expect(
      (await office.get(`${BANK}/_export?reason=${encodeURIComponent('十一月补助')}`)).status,
    ).toBe(200)
    expect(await (await server.as('base')).get(`${BANK}/_export?reason=x`)).toMatchObject({
      status: 401,
    })
  })

  test('is erased ninety days after the training ended, not before and not while it lasts', async () => {
    const erase = (before: string) =>
      eraseTraineeBank.erase(
        {
          db: server.db,
          blobs: server.blobs,
          fields: fieldCrypto(server.keys),
          now: () => server.clock.now,
        },
        new Date(before),
        10,
      )

    expect(await erase('2099-01-01T00:00:00Z')).toBe(0)

    await server.asOwner(
      `update trainees set status = 'departed', status_since = '2026-03-01' where id = ${traineeId}`,
    )
    expect(await erase('2026-02-20T00:00:00Z')).toBe(0)
    expect(await erase('2026-03-05T00:00:00Z')).toBe(1)

    expect((await student.get(`${BANK}/own`)).data).toMatchObject({
      bankName: null,
      bankAccount: null,
    })

    await server.asOwner(
      `update trainees set status = 'inTraining', status_since = null where id = ${traineeId}`,
    )
  })
})
