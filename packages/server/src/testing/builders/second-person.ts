import type { SecondPersonRule } from '@residency/contract/kernel'
import type { Deciders } from '@residency/contract/kernel/deciders'
import { expect } from 'vitest'
import type { Caller, TestServer } from '../server/open-server.ts'

const SETTINGS = '/api/v1/settings/second-person'

type Setting = {
  rule: SecondPersonRule
  isWaived: boolean
  history: { id: number; changedBy: string }[]
}

export const secondPersonSettings = async (who: Caller) =>
  ((await who.get(SETTINGS)).data as { rules: Setting[] }).rules

/** The office waives a rule of two persons, or puts it back. */
export async function setWaived(server: TestServer, rule: SecondPersonRule, isWaived: boolean) {
  const root = await server.as('root')
  const setting = (await secondPersonSettings(root)).find((one) => one.rule === rule)!

  const change = {
    rule,
    isWaived,
    reason: '目前只有一人办公',
    lastId: setting.history[0]?.id ?? null,
  }

  const reply = await root.post(SETTINGS, change)

  expect(reply, reply.msg).toMatchObject({ status: 200, data: { rule, isWaived } })
}

/** Runs a part of a test while a rule is waived. */
export async function whileWaived(
  server: TestServer,
  rule: SecondPersonRule,
  part: () => Promise<void>,
) {
  await setWaived(server, rule, true)
  try {
    await part()
  } finally {
    await setWaived(server, rule, false)
  }
}

/** Who may take the next decision about a record, as this reader is answered. */
export async function decidersOf(who: Caller, flow: string, id: number): Promise<Deciders> {
  const reply = await who.get(`/api/v1/reviews/${flow}/${id}/deciders`)
  expect(reply, reply.msg).toMatchObject({ status: 200 })

  return reply.data as Deciders
}

export const remindDeciders = (who: Caller, flow: string, id: number) =>
  who.post(`/api/v1/reviews/${flow}/${id}/reminders`)

/** The steps of a record that one person took are shown with who waived the rule. */
export const expectByOne = async (who: Caller, flow: string, id: number, name: string) =>
  expect((await decidersOf(who, flow, id)).byOnePerson).toMatchObject([
    {
      who: name,
      waivedBy: expect.any(String),
      waivedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      reason: '目前只有一人办公',
    },
  ])
