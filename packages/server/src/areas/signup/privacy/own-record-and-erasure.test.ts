import type { UploadedFile } from '@residency/contract/areas/files/upload.contract'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  fillRegistration,
  saveSection,
  wholeStudy,
} from '../../../testing/builders/registration-calls.ts'
import { pdf } from '../../../testing/files/file-samples.ts'
import { TEST_TIME } from '../../../testing/server/hospital-templates.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { eraseEndedRegistrations } from './erase-registrations.ts'

const server = await openServer()
const applicant = await server.as('applicant')
let id: number

beforeAll(async () => {
  id = (
    await fillRegistration(server, applicant, {
      basic: { politicalStatus: '03', maritalStatus: 1 },
    })
  ).id

  const upload = async () =>
    (
      (
        await applicant.form('/sign/fileOperation/attachment?purpose=proof', {
          file: { filename: '学历证书.pdf', content: pdf() },
        })
      ).data as UploadedFile
    ).filePath

  const study = await saveSection(server, applicant, id, 'educations/undergraduate', {
    ...wholeStudy,
    files: [{ filePath: await upload() }],
  })

  expect(study.status).toBe(200)

  const award = {
    title: '优秀毕业生',
    awardLevel: 'school',
    issuer: '江城大学',
    happenedOn: '2023-06-01',
    files: [{ filePath: await upload() }],
  }

  expect((await saveSection(server, applicant, id, 'award', { entries: [award] })).status).toBe(200)

  const office = await server.as('bhb')

  await server.db
    .insertInto('registrationReturns')
    .values({
      registrationId: id,
      section: 'basic',
      reason: '住址不符',
      returnedBy: office.userId,
      returnedAt: server.clock.now,
    })
    .execute()
})

const erase = (before: Date) =>
  eraseEndedRegistrations.erase(
    { db: server.db, blobs: server.blobs, now: () => server.clock.now } as never,
    before,
    100,
  )

const filesHeld = async () =>
  (
    await server.db
      .selectFrom('files')
      .select('key')
      .where('recordKind', 'in', ['registrationEducation', 'registrationEntry'])
      .execute()
  ).length

const inAYear = new Date(Date.parse(TEST_TIME) + 400 * 86_400_000)

test('the export of one’s own data has every section in words, numbers masked', async () => {
  const text = (await applicant.get('/api/v1/users/info/export')).body.toString('utf8')
  const [registration] = (JSON.parse(text) as { 报名: Record<string, unknown>[] }).报名

  expect(registration).toMatchObject({
    生源地: '四川省',
    政治面貌: '共青团员',
    婚姻状况: '已婚',
    户籍所在地: '四川省 成都市 武侯区',
    通讯地址: '江城市人民路 1 号',
    紧急联系人: '张远',
    紧急联系人电话: '138****0099',
    本科教育: { 毕业院校: '江城大学', 学位: '学士', 是否全日制: '是', 证明材料: ['学历证书.pdf'] },
    获奖情况: [{ 名称: '优秀毕业生', 获奖级别: '校（院）级', 证明材料: ['学历证书.pdf'] }],
  })
})

describe('a sign-up that led nowhere', () => {
  test('of an admission waits until the whole intake is over', async () => {
    await server.db
      .updateTable('registrations')
      .set({ state: 'notAdmitted' })
      .where('id', '=', id)
      .execute()

    expect(await erase(inAYear)).toBe(0)
    expect(await filesHeld()).toBe(2)
  })
  test('keeps nothing of studies, lists, proofs, address, contact and reasons', async () => {
    await server.db
      .updateTable('intakes')
      .set({ state: 'finished' })
      .where(
        'id',
        '=',
        server.db.selectFrom('registrations').select('intakeId').where('id', '=', id),
      )
      .execute()

    expect(await erase(inAYear)).toBeGreaterThan(0)

    const row = await server.db
      .selectFrom('registrations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    const {
      addressSealed,
      contactName,
      contactMobileSealed,
      employer,
      studentPlace,
      maritalStatus,
      politicalStatus,
    } = row

    expect([
      addressSealed,
      contactName,
      contactMobileSealed,
      employer,
      studentPlace,
      maritalStatus,
      politicalStatus,
    ]).toEqual(Array(7).fill(null))

    expect(
      await server.db
        .selectFrom('registrationEducations')
        .select('id')
        .where('registrationId', '=', id)
        .execute(),
    ).toEqual([])

    expect(
      await server.db
        .selectFrom('registrationEntries')
        .select('id')
        .where('registrationId', '=', id)
        .execute(),
    ).toEqual([])

    expect(await filesHeld()).toBe(0)

    const returns = await server.db
      .selectFrom('registrationReturns')
      .select(['section', 'reason'])
      .where('registrationId', '=', id)
      .execute()

    expect(returns).toEqual([{ section: 'basic', reason: '' }])
  })
})

test('an item that a sign-up holds is disabled, not deleted', async () => {
  const admin = await server.as('admin')

  const other = await server.db
    .selectFrom('registrations')
    .select('id')
    .where('realName', '=', '刘子墨')
    .executeTakeFirstOrThrow()

  await server.db
    .updateTable('registrations')
    .set({ studentPlace: '51', politicalStatus: '13' })
    .where('id', '=', other.id)
    .execute()

  await server.db
    .insertInto('registrationEntries')
    .values({
      registrationId: other.id,
      section: 'foreign',
      data: JSON.stringify({ language: '英语', languageLevel: 'cet6' }),
    })
    .execute()

  await server.db.updateTable('dictItems').set({ isBuiltIn: false }).execute()

  const remove = async (code: string, value: string) => {
    const item = await server.db
      .selectFrom('dictItems')
      .innerJoin('dictTypes', 'dictTypes.id', 'dictItems.typeId')
      .select('dictItems.id')
      .where('code', '=', code)
      .where('value', '=', value)
      .executeTakeFirstOrThrow()

    return (await admin.delete(`/api/v1/dict/${item.id}`)).status
  }

  expect(await remove('student_place', '51')).toBe(409)
  expect(await remove('political_status', '13')).toBe(409)
  expect(await remove('language_level', 'cet6')).toBe(409)
})
