import { inductionWords } from '@residency/contract/areas/exams/induction/text'
import { beforeEach, describe, expect, test } from 'vitest'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { aTrain, somebody, TRAINS } from '../../../testing/builders/inductions.ts'
import { anIntake, insertRegistration } from '../../../testing/builders/registration-rows.ts'
import { importSheet, sheetBytes, sheetRows } from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { eraseInductionPeople } from './erase-people.ts'
import { listAdmittedEverywhere } from './list-admitted.ts'

const PEOPLE = '/api/v1/inductionPeople'
const NOTICES = '/api/v1/inductionNotices'
const { errors, sheets } = inductionWords['zh-cn']
const heads = sheets.inductionPeople.columns

type Row = {
  id: number
  name: string
  mobile: string
  idCard: string
  source: string
  isActive: boolean
  share: number
  result: string
  version: number
  actions: string[]
}

const server = await openServer()
beforeEach(() => server.asOwner('truncate rate_limits, submit_locks'))

const peopleOf = async (id: number, query = '') =>
  (
    (await (await server.as('bhb')).get(`${TRAINS}/${id}/people?pageSize=100${query}`)).data as {
      list: Row[]
    }
  ).list

const versionOf = async (id: number) =>
  ((await (await server.as('bhb')).get(`${TRAINS}/${id}`)).data as { version: number }).version

const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

test('the office manages trains, notices and lists; nobody else opens any of them', async () => {
  const { id } = await aTrain(server, { seconds: [] })
  for (const who of ['student', 'teacher', 'base', 'dept']) {
    const caller = await server.as(who)
    for (const path of [
      TRAINS,
      `${TRAINS}/${id}`,
      `${TRAINS}/${id}/people`,
      `${TRAINS}/${id}/invitation`,
      NOTICES,
    ])
      expect(await caller.get(path), who).toMatchObject({ status: 401, code: 'A0301' })
  }

  expect(await (await server.as('admin')).get(`${TRAINS}/${id}`)).toMatchObject({ status: 200 })
})

describe('a train', () => {
  test('needs an end after its begin and an intake that exists; a second editor is refused', async () => {
    const { id, form, office } = await aTrain(server, { seconds: [] })

    expect(await office.post(TRAINS, { ...form, closesAt: form.opensAt })).toMatchObject({
      status: 400,
      msg: errors.trainTimesWrong,
    })

    expect(await office.post(TRAINS, { ...form, intakeId: 999_999 })).toMatchObject({
      status: 400,
      msg: errors.intakeUnknown,
    })

    const version = await versionOf(id)

    expect(
      await office.put(`${TRAINS}/${id}`, { ...form, title: '新名称', version }),
    ).toMatchObject({ status: 200 })
    expect(await office.put(`${TRAINS}/${id}`, { ...form, version })).toMatchObject({ status: 409 })
    expect(await office.put(`${TRAINS}/999999`, { ...form, version })).toMatchObject({
      status: 404,
    })
  })

  test('with people is closed, not deleted; an empty one is deleted with its files', async () => {
    const used = await aTrain(server, { seconds: [] })

    expect(await used.office.delete(`${TRAINS}/${used.id}`)).toMatchObject({
      status: 409,
      msg: errors.trainInUse,
    })

    const empty = await aTrain(server, { people: [] })

    expect(await empty.office.delete(`${TRAINS}/${empty.id}`)).toMatchObject({ status: 200 })

    const stored = await server.db
      .selectFrom('files')
      .select('id')
      .where('recordKind', '=', 'learningInduction')
      .where('recordId', '=', empty.id)
      .execute()

    expect(stored).toEqual([])
  })

  test('has its content in order; a begun part that is left out is hidden, and files of others are refused', async () => {
    const { id, people, office } = await aTrain(server, { seconds: [20, 10] })

    const detail = async () =>
      (await office.get(`${TRAINS}/${id}`)).data as {
        version: number
        list: {
          id: number
          title: string
          kind: string
          seconds: number
          file: { filePath: string }
        }[]
      }

    const before = await detail()
    const videos = before.list.map(({ file, ...one }) => ({ ...one, filePath: file.filePath }))

    await server.db
      .insertInto('learningInductionProgress')
      .values({
        videoId: videos[0]!.id,
        personId: people[0]!,
        clientId: '11111111-1111-4111-8111-111111111111',
        beatAt: server.clock.now,
        beganAt: server.clock.now,
        covered: 10,
        doneAt: null,
      })
      .execute()

    expect((await peopleOf(id))[0]).toMatchObject({ share: 33 })
    expect((await peopleOf(id, '&sort=-share'))[0]).toMatchObject({ share: 33 })
    expect((await peopleOf(id, '&sort=name'))[0]).toMatchObject({ share: 33 })
    expect(
      await office.put(`${TRAINS}/${id}/videos`, { videos: [videos[1]], version: before.version }),
    ).toMatchObject({ status: 200 })
    expect((await detail()).list.map(({ title }) => title)).toEqual(['内容2'])
    expect((await peopleOf(id))[0]).toMatchObject({ share: 0 })

    const rows = await server.db
      .selectFrom('learningInductionVideos')
      .select(['id', 'isHidden'])
      .where('trainId', '=', id)
      .orderBy('id')
      .execute()

    expect(rows.map(({ isHidden }) => isHidden)).toEqual([true, false])

    const version = await versionOf(id)
    const foreign = await aTrain(server, { people: [] })

    const theirs = (
      (await office.get(`${TRAINS}/${foreign.id}`)).data as {
        list: { id: number; file: { filePath: string } }[]
      }
    ).list[0]!

    expect(
      await office.put(`${TRAINS}/${id}/videos`, {
        videos: [{ ...videos[1], id: theirs.id }],
        version,
      }),
    ).toMatchObject({
      status: 400,
      msg: errors.inductionVideoUnknown,
    })

    expect(
      await office.put(`${TRAINS}/${id}/videos`, {
        videos: [{ ...videos[1], filePath: theirs.file.filePath }],
        version,
      }),
    ).toMatchObject({ status: 400 })
  })
})

describe('the list', () => {
  test('shows masked numbers; whole ones are in the form alone, sealed and audited', async () => {
    const who = somebody(31)
    const { id, people, office } = await aTrain(server, { seconds: [], people: [who] })
    const [row] = await peopleOf(id)

    expect(row).toMatchObject({
      name: who.name,
      mobile: '139****0031',
      source: 'hand',
      result: 'none',
      actions: ['edit', 'remove'],
    })

    expect(row!.idCard).toBe(`1101**********${who.idCard.slice(-4)}`)

    const form = await office.get(`${PEOPLE}/${people[0]}`)

    expect(JSON.stringify(form.data)).not.toContain(who.idCard)

    const audited = await server.db
      .selectFrom('auditEntries')
      .select('entityId')
      .where('action', '=', 'personalData.read')
      .execute()

    expect(audited.map(({ entityId }) => entityId)).toContain(String(people[0]))
    expect(
      JSON.stringify(await server.db.selectFrom('learningInductionPeople').selectAll().execute()),
    ).not.toContain(who.mobile)

    for (const words of [who.name, who.mobile, who.idCard])
      expect(await peopleOf(id, `&keywords=${encodeURIComponent(words)}`)).toHaveLength(1)

    expect(await peopleOf(id, '&keywords=1390000')).toHaveLength(0)
  })

  test('has a card once, refuses wrong ones by name, and is corrected with masks left as they are', async () => {
    const who = somebody(32)
    const { id, people, office } = await aTrain(server, { seconds: [], people: [who] })

    expect(
      await office.post(`${TRAINS}/${id}/people`, { ...somebody(33), idCard: who.idCard }),
    ).toMatchObject({
      status: 409,
      msg: errors.personListed,
    })

    const wrong = who.idCard.slice(0, 17) + (who.idCard.endsWith('1') ? '2' : '1')

    expect(await office.post(`${TRAINS}/${id}/people`, { ...who, idCard: wrong })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.idCard' }],
    })

    const [row] = await peopleOf(id)
    const masks = { name: '改名', mobile: row!.mobile, idCard: row!.idCard }

    expect(await office.put(`${PEOPLE}/${people[0]}`, { ...masks, version: 1 })).toMatchObject({
      status: 200,
    })
    expect(await office.put(`${PEOPLE}/${people[0]}`, { ...masks, version: 1 })).toMatchObject({
      status: 409,
    })
    expect(await peopleOf(id, `&keywords=${who.idCard}`)).toMatchObject([{ name: '改名' }])
  })

  test('imports a sheet: errors by row, known cards updated, and is exported with masks and progress', async () => {
    const who = somebody(34)
    const { id, office } = await aTrain(server, { seconds: [], people: [who] })
    const into = { trainId: String(id) }
    const some = { name: heads.name, mobile: heads.mobile, idCard: heads.idCard }

    const bad = await sheetBytes(some, [
      somebody(35),
      { ...somebody(36), mobile: '123' },
      { ...somebody(37), idCard: '110105194912310021' },
      somebody(35),
    ])

    const task = await importSheet(server, office, PEOPLE, bad, { into })

    expect(task.faults.map(({ row, column }) => [row, column])).toEqual([
      [3, heads.mobile],
      [4, heads.idCard],
      [5, heads.idCard],
    ])

    expect(await peopleOf(id)).toHaveLength(1)

    const good = await sheetBytes(some, [
      somebody(35),
      { ...who, name: '更新的姓名', mobile: '13700000034' },
    ])

    expect(await importSheet(server, office, PEOPLE, good, { into })).toMatchObject({
      written: 2,
      wrong: 0,
    })

    expect(await peopleOf(id, '&keywords=13700000034')).toMatchObject([
      { name: '更新的姓名', source: 'hand' },
    ])

    const started = await office.form(`${PEOPLE}/_import?mode=all&trainId=999999`, {
      file: { filename: 'a.xlsx', content: good },
    })

    expect(started).toMatchObject({ status: 400, msg: errors.trainUnknown })

    const out = await sheetRows((await office.get(`${PEOPLE}/_export?trainId=${id}`)).body, heads)

    expect(out).toMatchObject([
      { name: '更新的姓名', mobile: '137****0034', share: '0' },
      { name: somebody(35).name, origin: '表格导入' },
    ])

    expect(JSON.stringify(out)).not.toContain(who.idCard)
    expect(await sheetRows((await office.get(`${PEOPLE}/_export`)).body, heads)).toEqual([])
  })

  test("lists admitted people once, and removes those who lose their place until they are admitted again; the office's own changes stay", async () => {
    const intake = await anIntake(server, '岗前批次')
    const fields = fieldCrypto(server.keys)

    const admitted = async (running: number, state: ColumnValue<'registrations', 'state'>) => {
      const { name, mobile, idCard } = somebody(running)

      const { id } = await insertRegistration(server, {
        name,
        intake: intake.id,
        choices: [intake.pharmacy],
        state: 'submitted',
      })

      const cell = (column: string) => ({ table: 'registrations', column, row: id })

      await server.db
        .updateTable('registrations')
        .where('id', '=', id)
        .set({
          state,
          idCardSealed: fields.sealCell(cell('id_card'), idCard),
          idCardHash: fields.hashOf('idCard', idCard),
          mobileSealed: fields.sealCell(cell('mobile'), mobile),
          mobileHash: fields.hashOf('mobile', mobile),
        })
        .execute()

      return id
    }

    const [first, second] = [await admitted(41, 'admitted'), await admitted(42, 'confirmed')]

    await admitted(43, 'scored')

    const { id, office } = await aTrain(server, {
      seconds: [],
      people: [],
      over: { intakeId: intake.id },
    })

    expect((await peopleOf(id)).map(({ name, source }) => [name, source])).toEqual([
      ['新学员42', 'admitted'],
      ['新学员41', 'admitted'],
    ])

    const ctx = { ...systemCtx(server), fields }
    const removed = (await peopleOf(id)).find(({ name }) => name === '新学员41')!

    await office.post(`${PEOPLE}/${removed.id}/switch`, {
      isActive: false,
      version: removed.version,
    })

    await admitted(44, 'signed')

    await server.db
      .updateTable('registrations')
      .set({ state: 'declined' })
      .where('id', '=', second)
      .execute()

    await listAdmittedEverywhere(ctx)
    await listAdmittedEverywhere(ctx)

    expect((await peopleOf(id)).map(({ name, isActive }) => [name, isActive])).toEqual([
      ['新学员44', true],
      ['新学员42', false],
      ['新学员41', false],
    ])

    const states = async (state: ColumnValue<'registrations', 'state'>) => {
      await server.db
        .updateTable('registrations')
        .set({ state })
        .where('id', 'in', [first, second])
        .execute()

      await listAdmittedEverywhere(ctx)

      return Object.fromEntries((await peopleOf(id)).map(({ name, isActive }) => [name, isActive]))
    }

    expect(await states('confirmed')).toEqual({ 新学员41: false, 新学员42: true, 新学员44: true })

    const back = (await peopleOf(id)).find(({ name }) => name === '新学员41')!

    await office.post(`${PEOPLE}/${back.id}/switch`, { isActive: true, version: back.version })
    expect(await states('declined')).toEqual({ 新学员41: true, 新学员42: false, 新学员44: true })
  })

  test('is erased two years after the train: no name, no number, progress stays', async () => {
    const who = somebody(51)
    const { id, people, office } = await aTrain(server, { people: [who] })

    const turn = {
      db: server.db,
      blobs: server.blobs,
      fields: fieldCrypto(server.keys),
      now: () => server.clock.now,
    }

    const closes = new Date(server.clock.now.getTime() + 30 * 86_400_000)

    expect(await eraseInductionPeople.erase(turn, closes, 100)).toBe(0)

    await server.db
      .updateTable('learningInductionTrains')
      .set({ closesAt: server.clock.now })
      .where('id', '=', id)
      .execute()

    expect(
      await eraseInductionPeople.erase(turn, new Date(server.clock.now.getTime() + 1), 100),
    ).toBe(1)

    expect(await peopleOf(id)).toMatchObject([
      {
        name: inductionWords['zh-cn'].erasedName,
        mobile: '****',
        idCard: '****',
        isActive: false,
        actions: [],
      },
    ])

    expect(
      await office.put(`${PEOPLE}/${people[0]}`, {
        name: 'x',
        mobile: who.mobile,
        idCard: who.idCard,
        version: 2,
      }),
    ).toMatchObject({
      status: 409,
      msg: errors.personErased,
    })
  })
})

test('a notice is for one train or all, and its people see it while it is shown', async () => {
  const { id, office } = await aTrain(server, { seconds: [], people: [] })
  const form = { trainId: id, title: '报到须知', body: doc('请按时报到'), isShown: true }
  const created = (await office.post(NOTICES, form)).data as { id: number; version: number }

  expect((await office.get(`${NOTICES}?trainId=${id}`)).data).toMatchObject({
    total: 1,
    list: [{ title: '报到须知', train: '岗前培训', isShown: true }],
  })

  expect((await office.get(`${NOTICES}/${created.id}`)).data).toMatchObject({ body: form.body })
  expect(
    await office.put(`${NOTICES}/${created.id}`, {
      ...form,
      isShown: false,
      version: created.version,
    }),
  ).toMatchObject({ status: 200 })
  expect(
    await office.put(`${NOTICES}/${created.id}`, { ...form, version: created.version }),
  ).toMatchObject({ status: 409 })

  expect(await office.post(NOTICES, { ...form, trainId: 999_999 })).toMatchObject({
    status: 400,
    msg: errors.trainUnknown,
  })

  expect(
    await office.post(NOTICES, { ...form, body: { type: 'doc', content: [{ type: 'script' }] } }),
  ).toMatchObject({ status: 400 })
  expect(await office.delete(`${NOTICES}/${created.id}`)).toMatchObject({ status: 200 })
  expect(await office.delete(`${NOTICES}/${created.id}`)).toMatchObject({ status: 404 })
})
