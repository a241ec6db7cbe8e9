import { DAY_MS } from '@residency/contract/kernel/day'
import { expect } from 'vitest'
import { momentAfter } from '../../platform/clock.ts'
import { mp4 } from '../files/file-samples.ts'
import { aBrowser, codeSentTo } from '../outside/browser.ts'
import type { TestServer } from '../server/open-server.ts'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** A valid ID card number with this running number. */
export function cardNumber(running: number) {
  const body = `11010519990101${String(running).padStart(3, '0')}`
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(body[at]), 0)
  return body + '10X98765432'[sum % 11]
}

export const TRAINS = '/api/v1/inductionTrains'
export const OWN = '/api/v1/induction'
export type InvitedPerson = { name: string; mobile: string; idCard: string }

export const somebody = (running: number): InvitedPerson => ({
  name: `新学员${running}`,
  mobile: `139${String(10_000_000 + running)}`,
  idCard: cardNumber(running),
})

/**
 * A train that is open now, with videos of these lengths and these people on its list, made by the
 * office.
 */
export async function aTrain(
  server: TestServer,
  {
    seconds = [20, 10],
    people = [somebody(1)],
    over = {},
  }: { seconds?: number[]; people?: InvitedPerson[]; over?: object } = {},
) {
  const office = await server.as('bhb')
  const day = (n: number) =>
    momentAfter(server.clock.now, n * DAY_MS)
      .toISOString()
      .replace(/\.\d+/, '')

  const form = {
    title: '岗前培训',
    intro: null,
    opensAt: day(-1),
    closesAt: day(30),
    intakeId: null,
    needsAll: true,
    ...over,
  }

  const made = await office.post(TRAINS, form)

  expect(made, made.msg).toMatchObject({ status: 200 })

  const { id, version } = made.data as { id: number; version: number }
  const videos: object[] = []

  for (const [index, length] of seconds.entries()) {
    const file = { filename: `${id}-${index}.mp4`, content: mp4(300 + index) }
    const { filePath } = (await office.form('/fileOperation/attachment?purpose=course', { file }))
      .data as { filePath: string }
    videos.push({ id: null, title: `内容${index + 1}`, kind: 'video', seconds: length, filePath })
  }

  expect(await office.put(`${TRAINS}/${id}/videos`, { videos, version })).toMatchObject({
    status: 200,
  })

  const ids: number[] = []

  for (const person of people) {
    const added = await office.post(`${TRAINS}/${id}/people`, person)
    expect(added, added.msg).toMatchObject({ status: 200 })

    ids.push((added.data as { id: number }).id)
  }

  const { invitation } = (await office.get(`${TRAINS}/${id}/invitation`)).data as {
    invitation: string
  }

  return { id, invitation, form, people: ids, office }
}

/** A browser that asks for a code and logs in as a listed person; a server with `knownCaptcha`. */
export function anInductee(
  server: TestServer,
  invitation: string,
  who: InvitedPerson,
  ip = '127.0.0.1',
) {
  const browser = aBrowser(server, ip)
  const identity = { invitation, mobile: who.mobile, idCard: who.idCard }
  const ask = async (over: object = {}) =>
    browser.post(`${OWN}/smsCode`, { ...identity, ...over, ...(await browser.proof()) })
  const enter = (captchaKey: string, captchaCode: string, over: object = {}) =>
    browser.post(`${OWN}/login`, { ...identity, ...over, captchaKey, captchaCode })

  const logIn = async () => {
    await server.asOwner("delete from rate_limits where key like 'sms-%'")

    const asked = await ask()

    expect(asked, asked.msg).toMatchObject({ status: 200 })

    const before = (asked.data as { captchaKey: string }).captchaKey
    const entered = await enter(before, await newestCode(server, who.mobile))

    expect(entered, entered.msg).toMatchObject({ status: 200 })

    return asPerson(server, (entered.data as { token: string }).token)
  }

  return { ask, enter, logIn }
}

/**
 * The code of the newest message; the messages to this number are counted, because they are sent
 * after the answer.
 */
const sent = new Map<string, number>()

export async function newestCode(server: TestServer, mobile: string) {
  const count = (sent.get(mobile) ?? 0) + 1
  const code = await codeSentTo(server, mobile, count)

  sent.set(mobile, count)

  return code
}

/** Calls with the token of an induction's session. */
export const asPerson = (server: TestServer, token: string) => ({
  ...server.anonymous.with({ 'visitor-token': token }),
  token,
})
