import excel from 'exceljs'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import {
  loadOwnRegistration,
  saveSection,
  takeAction,
  wholeBasic,
  wholeSign,
  wholeStudy,
} from '../../../testing/builders/registration-calls.ts'
import { pdf } from '../../../testing/files/file-samples.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

type Whole = {
  id: number
  state: string
  missing: string[]
  actions: string[]
  idCard: string
  photoKey: string
  intake: { id: number }
}

const PATH = '/sign/registrations'
const CARD = '510107200105120022'
const server = await openServer()
const unit = await server.as('partner')
let self: Caller
let id: number

beforeAll(async () => {
  const person = { realName: '丁一鸣', idCard: CARD, mobile: '13900000031', hasConsent: true }
  id = ((await unit.post('/sign/cooperation/people', person)).data as { id: number }).id

  const { username } = await server.db
    .selectFrom('users as u')
    .innerJoin('registrations as r', 'r.userId', 'u.id')
    .select('u.username')
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()

  self = await server.as(username)
})

const whole = async (who = unit) => (await who.get(`${PATH}/${id}`)).data as Whole

const photo = async () => {
  const content = await sharp({
    create: { width: 300, height: 400, channels: 3, background: '#88aacc' },
  })
    .jpeg()
    .toBuffer()

  return { file: { filename: '照片.jpg', content, type: 'image/jpeg' } }
}

const proof = async (who = unit) =>
  (
    await who.form('/sign/fileOperation/attachment?purpose=proof', {
      file: { filename: '毕业证书.pdf', content: pdf() },
    })
  ).data as {
    filePath: string
  }

describe('the unit of a person', () => {
  test('reads the sign-up, full numbers sealed for it alone; the reading is written down', async () => {
    const before = await whole()

    expect(before).toMatchObject({
      id,
      state: 'draft',
      missing: expect.arrayContaining(['photo', 'choices']),
    })

    expect(before.idCard).not.toBe(CARD)

    const read = server.db
      .selectFrom('auditEntries')
      .select('entityId')
      .where('action', '=', 'personalData.read')

    expect(await read.where('userId', '=', unit.userId).execute()).toContainEqual({
      entityId: String(id),
    })
  })

  test('fills in every section, a study with its proof and the photo, and the person sees it and continues', async () => {
    const { intake } = await whole()
    const offers = (await unit.get(`/sign/offers/options?registrationId=${id}`)).data as {
      value: number
    }[]
    const paper = await proof()

    for (const [path, form] of [
      [
        'sign',
        { ...wholeSign, intakeId: intake.id, traineeKind: 'partner', employer: '江城区人民医院' },
      ],
      ['basic', { ...wholeBasic, realName: '丁一鸣', mobile: '13900000031' }],
      ['educations/undergraduate', { ...wholeStudy, files: [{ filePath: paper.filePath }] }],
      [
        'work',
        {
          entries: [
            {
              workUnit: '江城区人民医院',
              post: '药师',
              startedOn: '2023-07-15',
              endedOn: null,
              files: [],
            },
          ],
        },
      ],
      ['choices', { offerIds: [offers[0]!.value], acceptsAdjustment: true }],
    ] as const)
      expect(await saveSection(server, unit, id, path, form), path).toMatchObject({ status: 200 })

    expect(await unit.form(`${PATH}/${id}/photo`, await photo())).toMatchObject({ status: 200 })

    const { photoKey, missing } = await whole(self)

    expect(missing).toEqual([])

    for (const key of [photoKey, paper.filePath])
      for (const who of [unit, self])
        expect((await who.get(`/sign/fileOperation?filePath=${key}`)).status).toBe(200)

    const stranger = await server.as('applicant2')

    expect((await stranger.get(`/sign/fileOperation?filePath=${paper.filePath}`)).status).toBe(404)

    expect(
      await saveSection(server, self, id, 'choices', {
        offerIds: [offers[0]!.value],
        acceptsAdjustment: false,
      }),
    ).toMatchObject({
      status: 200,
    })

    expect((await unit.get(`${PATH}/${id}/pdf`)).headers['content-type']).toBe('application/pdf')
  })

  test('hands it in, and sees what is returned; accepting a place stays the person’s own', async () => {
    expect((await whole()).actions).toEqual(expect.arrayContaining(['submit', 'withdraw']))

    expect(await takeAction(server, unit, PATH, id, 'submit')).toMatchObject({
      status: 200,
      data: { state: 'submitted' },
    })

    const list = (await unit.get('/sign/cooperation/people/page?keywords=丁一鸣')).data as {
      list: object[]
    }

    expect(list.list).toMatchObject([{ id, state: 'submitted', isOpen: false }])

    const version = async () =>
      ((await bhb.get(`/api/v1/registrations/${id}`)).data as { version: number }).version
    const bhb = await server.as('bhb')
    const base = await server.as('base')

    const returned = {
      action: 'return',
      reason: '请补正',
      returns: [{ section: 'basic', reason: '地址不全' }],
      version: await version(),
    }

    expect(await base.post(`/api/v1/registrations/${id}/act`, returned)).toMatchObject({
      status: 200,
    })

    const notices = server.db
      .selectFrom('notices')
      .select(['userId', 'path', 'body'])
      .where('kind', '=', 'partner.returned')

    expect(await notices.execute()).toEqual([
      {
        userId: unit.userId,
        path: `/sign/cooperation/person?id=${id}`,
        body: expect.stringMatching(/^丁一鸣的.*地址不全.*补正后重新提交/),
      },
    ])

    await server.db
      .updateTable('registrations')
      .set({ state: 'admitted' })
      .where('id', '=', id)
      .execute()

    expect((await whole()).actions).not.toContain('confirm')
    expect((await whole(self)).actions).toContain('confirm')

    await server.db
      .updateTable('registrations')
      .set({ state: 'draft' })
      .where('id', '=', id)
      .execute()
  })
})

describe('a sign-up is not found', () => {
  const refusedTo = async (who: Caller, of = id) => {
    const found = [
      await who.get(`${PATH}/${of}`),
      await saveSection(server, who, of, 'basic', wholeBasic),
      await who.form(`${PATH}/${of}/photo`, await photo()),
      await takeAction(server, who, PATH, of, 'submit'),
      await who.get(`${PATH}/${of}/pdf`),
      await who.get(`/sign/offers/options?registrationId=${of}`),
    ]

    return found.map(({ status }) => status)
  }

  const NONE = Array(6).fill(404)

  test('by a unit whose person it is not: neither an applicant’s own, nor another unit’s', async () => {
    expect(
      await refusedTo(unit, (await loadOwnRegistration(await server.as('applicant'))).id),
    ).toEqual(NONE)

    const { id: another } = await server.db
      .insertInto('partners')
      .values({
        userId: (await server.as('teacher')).userId,
        state: 'approved',
        name: '别的医院',
        creditCode: '91350100M000100Y43',
        contactName: '某',
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    const was = await server.db
      .selectFrom('registrations')
      .select('partnerId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    await server.db
      .updateTable('registrations')
      .set({ partnerId: another })
      .where('id', '=', id)
      .execute()

    expect(await refusedTo(unit)).toEqual(NONE)

    await server.db.updateTable('registrations').set(was).where('id', '=', id).execute()
    expect((await unit.get(`${PATH}/${id}`)).status).toBe(200)
  })

  test('by its unit once the office has turned that away, in lists and sheets neither; the person continues', async () => {
    const turn = (state: ColumnValue<'partners', 'state'>) =>
      server.db.updateTable('partners').set({ state }).where('userId', '=', unit.userId).execute()
    await turn('rejected')
    expect(await refusedTo(unit)).toEqual(NONE)
    expect((await unit.get('/sign/cooperation/people/page')).data).toEqual({ list: [], total: 0 })

    expect((await unit.get('/sign/studentCooperativeApply/apply/student')).data).toEqual({
      list: [],
      total: 0,
    })

    const readSheet = async () => {
      const book = new excel.Workbook()
      await book.xlsx.load((await unit.get('/sign/cooperation/people/_export')).body as never)

      return JSON.stringify(book.worksheets[0]!.getSheetValues())
    }

    expect(await readSheet()).not.toContain('丁一鸣')
    expect((await self.get(`${PATH}/${id}`)).status).toBe(200)

    await turn('approved')
    expect(await readSheet()).toContain('丁一鸣')
    expect((await unit.get(`${PATH}/${id}`)).status).toBe(200)
  })
})
