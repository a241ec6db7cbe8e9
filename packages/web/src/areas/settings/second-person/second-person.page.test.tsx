import {
  changeSecondPersonRule,
  listSecondPersonRules,
} from '@residency/contract/areas/settings/second-person/second-person.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  buttons,
  dialog,
  fieldValue,
  mistakes,
  press,
  reads,
  type,
} from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import SecondPersonPage from './second-person.page.tsx'

const server = openServer()

const rules = [
  { rule: 'cohort', isWaived: false },
  {
    rule: 'fund',
    isWaived: true,
    history: [{ id: 8, isWaived: true, reason: '只有一人', who: '张老师', at: '2026-11-20 10:00' }],
  },
] as const

test('a rule is waived with a reason only; a refusal keeps the reason', async () => {
  server.answer(listSecondPersonRules, { mayChange: true, rules })
  show(<SecondPersonPage />)
  await press('设为由一人办理')
  await press('设为由一人办理', await dialog())
  await waitFor(() => expect(mistakes()).toHaveLength(1))

  server.refuse(changeSecondPersonRule, kernelErrors.changedMeanwhile, '刚刚有人改过')
  await type(/^原因/, '只有一人')
  await press('设为由一人办理', await dialog())
  await reads('刚刚有人改过')
  expect(fieldValue(/^原因/)).toBe('只有一人')
})

test('a waived rule is put back by the change that was read', async () => {
  server.answer(listSecondPersonRules, { mayChange: true, rules })
  server.answer(changeSecondPersonRule, {})
  show(<SecondPersonPage />)
  await press('恢复双人办理')
  await type(/^原因/, '来了新同事')
  await press('恢复双人办理', await dialog())
  await waitFor(() =>
    expect(server.sent(changeSecondPersonRule)).toEqual([
      { rule: 'fund', isWaived: false, reason: '来了新同事', lastId: 8 },
    ]),
  )
})

test('a reader without the right sees the rules and no button', async () => {
  server.answer(listSecondPersonRules, { mayChange: false, rules })
  show(<SecondPersonPage />)
  await reads('届次及其偏离的审核')
  expect(buttons(/设为由一人办理|恢复双人办理/)).toEqual([])
})
