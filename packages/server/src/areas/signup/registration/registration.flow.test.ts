import { signupPermissions } from '@residency/contract/areas/signup/access'
import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'
import { signupWords } from '@residency/contract/areas/signup/text'
import { expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'

const { states, actions, initial } = registrationFlow

test('every state of a registration can be reached from the first', () => {
  const reached = new Set<string>([initial])
  for (let grew = true; grew; ) {
    const before = reached.size
    for (const step of Object.values(actions))
      if (step.from.some((s) => reached.has(s))) reached.add(step.to)
    grew = reached.size > before
  }

  expect([...reached].sort()).toEqual([...states].sort())
})

test('every state and action is worded in both languages, every permission exists', () => {
  for (const words of [signupWords['zh-cn'], signupWords.en]) {
    expect(Object.keys(words.flows.registration.states).sort()).toEqual([...states].sort())
    expect(Object.keys(words.flows.registration.actions).sort()).toEqual(
      Object.keys(actions).sort(),
    )
  }

  const codes: string[] = Object.values(signupPermissions)
  for (const step of Object.values(actions)) expect(codes).toContain(step.permission)
})

test('the table allows exactly the states of the flow', async () => {
  const server = await openServer()
  const found = await server.asOwner(
    "select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'registrations_state_check'",
  )
  const inTable = [...(found.rows[0] as { text: string }).text.matchAll(/'([A-Za-z]+)'/g)].map(
    (m) => m[1],
  )

  expect(inTable.sort()).toEqual([...states].sort())
})
