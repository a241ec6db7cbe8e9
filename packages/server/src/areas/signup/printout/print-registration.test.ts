import { expect, test } from 'vitest'
import { ObjectMissing, StorageUnavailable } from '../../../platform/files/storage-errors.ts'
import { drawPdf, drawSheetBySheet } from '../../../platform/pdf/draw-pdf.ts'
import {
  fillRegistration,
  saveSection,
  wholeStudy,
} from '../../../testing/builders/registration-calls.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { waitUntil } from '../../../testing/wait-until.ts'

const server = await openServer()

test('the whole sign-up goes to paper, in either language, and the printing is written down', async () => {
  const applicant = await server.as('applicant')
  const { id } = await fillRegistration(server, applicant)

  await saveSection(server, applicant, id, 'educations/undergraduate', wholeStudy)
  await saveSection(server, applicant, id, 'work', {
    entries: [{ workUnit: '江城二院', post: '药师', startedOn: '2024-07-01' }],
  })

  for (const language of ['zh-CN', 'en']) {
    const sheet = await applicant.get(`/sign/registrations/${id}/pdf`, {
      'accept-language': language,
    })

    expect(sheet.status, sheet.msg).toBe(200)
    expect(sheet.headers['content-type']).toBe('application/pdf')
    expect(sheet.headers['content-disposition']).toMatch(/^inline; filename=.*\d{4}-\d{6}\.pdf/)
    expect(sheet.body.toString('latin1').slice(0, 5)).toBe('%PDF-')
    expect(sheet.body.length).toBeGreaterThan(5000)
  }

  const printed = await server.db
    .selectFrom('auditEntries')
    .select('entityId')
    .where('action', '=', 'signup.registration.print')
    .execute()

  expect(printed).toEqual([{ entityId: String(id) }, { entityId: String(id) }])
}, 60_000)

test('a sign-up of which nothing is filled in yet prints too', async () => {
  const other = await server.as('teacher2')

  await server.db
    .insertInto('userRoles')
    .columns(['userId', 'roleId'])
    .expression((e) =>
      e
        .selectFrom('roles')
        .select([e.val(other.userId).as('userId'), 'roles.id as roleId'])
        .where('code', '=', 'APPLICANT'),
    )
    .execute()

  const own = (await other.post('/sign/registrations/own')).data as { id: number }

  expect((await other.get(`/sign/registrations/${own.id}/pdf`)).status).toBe(200)
}, 60_000)

test('a photo that the store has lost is left out; one that it cannot give now is worth another try', async () => {
  const applicant = await server.as('applicant')
  const { id } = await fillRegistration(server, applicant)
  const print = async () => (await applicant.get(`/sign/registrations/${id}/pdf`)).status
  const { read } = server.blobs
  const { log } = server.app.asSystem().services
  const { warn } = log
  const logged: unknown[] = []

  try {
    log.warn = (...words: unknown[]) => void logged.push(words.at(-1))

    server.blobs.read = () => {
      throw new ObjectMissing('gone')
    }

    expect(await print()).toBe(200)
    expect(logged).toEqual(['a photo cannot be read'])

    server.blobs.read = () => {
      throw new StorageUnavailable('Timeout')
    }

    expect(await print()).toBe(503)
  } finally {
    server.blobs.read = read
    log.warn = warn
  }
}, 60_000)

test('the office and the base it was sent to print it too; another base finds nothing, who may not see the numbers is refused', async () => {
  const { list } = (
    await (await server.as('bhb')).get('/api/v1/registrations/page?state=submitted')
  ).data as { list: { id: number }[] }
  const print = async (who: string) =>
    (await (await server.as(who)).get(`/api/v1/registrations/${list[0]!.id}/pdf`)).status

  expect(await print('bhb')).toBe(200)
  expect(await print('base')).toBe(200)
  expect(await print('base2')).toBe(404)
  expect(await print('teacher')).toBe(401)
  expect(await print('applicant2'), 'one’s own has a call of its own').toBe(401)
}, 60_000)

/** Nobody's account: what is drawn for it comes from the test and not from a person who prints. */
const NOBODY = 0
const shortSheet = { title: '占位', head: '', content: ['占位'] }

/** A document that keeps one of the two places of drawing until it is let go. */
function holdDrawing() {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()

  async function* heldSheets() {
    await promise
    yield shortSheet
  }

  async function drawWhole() {
    for await (const part of drawSheetBySheet(heldSheets(), 1, NOBODY))
      expect(part.length).toBeGreaterThan(0)
  }

  return { letGo, drawn: drawWhole() }
}

test('while eight print at once others are answered, and the ninth waits in its turn and sees how many are before it', async () => {
  const office = await server.as('bhb')
  const student = await server.as('student')
  const { list } = (await office.get('/api/v1/registrations/page?state=submitted')).data as {
    list: { id: number }[]
  }
  const findPlace = async () =>
    ((await office.get('/api/v1/drawings/place')).data as { before: number | null }).before

  const drawings = [holdDrawing(), holdDrawing()]
  const six = Array.from({ length: 6 }, () => drawPdf(shortSheet, NOBODY))
  const ninth = office.get(`/api/v1/registrations/${list[0]!.id}/pdf`)

  const place = await waitUntil('the ninth waits', findPlace)
  const { status } = await student.get('/api/v1/users/me')

  for (const { letGo } of drawings) letGo()

  expect(place, 'it sees how many are before it').toBe(8)
  expect(status, 'others are answered').toBe(200)
  expect((await ninth).status).toBe(200)
  expect(await findPlace()).toBeNull()

  await Promise.all([...six, ...drawings.map(({ drawn }) => drawn)])
}, 120_000)
