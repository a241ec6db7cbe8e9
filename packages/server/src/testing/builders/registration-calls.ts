import sharp from 'sharp'
import type { Caller, TestServer } from '../server/open-server.ts'

export type OwnRegistration = {
  id: number
  version: number
  state: string
  missing: string[]
  actions: string[]
  editable: string[]
  photoKey: string | null
  intake: { id: number }
}

/** A basic section in which nothing is missing; an invented person whose card adds up. */
export const wholeBasic = {
  realName: '张予安',
  gender: 2,
  birthDate: '2001-05-12',
  idCard: '510107200105120022',
  mobile: '13800000012',
  email: null,
  ethnicCode: '01',
  regionCode: '510107',
  address: '江城市人民路 1 号',
  contactName: '张远',
  contactMobile: '13800000099',
  schoolOther: '江城大学',
}

/** Sign info in which nothing is missing. */
export const wholeSign = { traineeKind: 'open', employer: null, isFresh: true, studentPlace: '51' }

export const wholeStudy = {
  schoolOther: '江城大学',
  major: '药学',
  startedOn: '2019-09-01',
  endedOn: '2023-06-30',
  isFullTime: true,
  diplomaNumber: '10001',
  degree: 'bachelor',
  degreeNumber: '20001',
}

export const loadOwnRegistration = async (who: Caller) =>
  (await who.post('/sign/registrations/own')).data as OwnRegistration

/**
 * Saves one section with the version the registration has now. `path` follows the registration's
 * own address.
 */
export async function saveSection(
  server: TestServer,
  who: Caller,
  id: number,
  path: string,
  form: object,
) {
  const { version } = await server.db
    .selectFrom('registrations')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  return who.put(`/sign/registrations/${id}/${path}`, { ...form, version })
}

/** Takes an action on a registration in its current version. */
export async function takeAction(
  server: TestServer,
  who: Caller,
  path: string,
  id: number,
  action: string,
  reason?: string,
) {
  const { version } = await server.db
    .selectFrom('registrations')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  return who.post(`${path}/${id}/act`, { action, reason, version })
}

/**
 * A whole, unsubmitted registration of somebody; throws with the refusal where a step is refused.
 */
export async function fillRegistration(
  server: TestServer,
  who: Caller,
  over: { basic?: object; sign?: object } = {},
) {
  const own = await loadOwnRegistration(who)
  const offers = (await who.get('/sign/offers/options')).data as { value: number }[]

  const steps: [path: string, form: object][] = [
    ['sign', { intakeId: own.intake.id, ...wholeSign, ...over.sign }],
    ['basic', { ...wholeBasic, ...over.basic }],
    ['choices', { offerIds: [offers[0]!.value], acceptsAdjustment: true }],
  ]

  for (const [path, form] of steps) {
    const saved = await saveSection(server, who, own.id, path, form)
    if (saved.status !== 200) throw new Error(`${path}: ${saved.msg}`)
  }

  const content = await sharp({
    create: { width: 300, height: 400, channels: 3, background: '#88aacc' },
  })
    .jpeg()
    .toBuffer()

  const kept = await who.form(`/sign/registrations/${own.id}/photo`, {
    file: { filename: '照片.jpg', content, type: 'image/jpeg' },
  })
  if (kept.status !== 200) throw new Error(`photo: ${kept.msg}`)

  const { photoKey, missing } = kept.data as OwnRegistration

  return { id: own.id, offerId: offers[0]!.value, photoKey: photoKey!, missing }
}
