import {
  closePreferences,
  getPlanPreferences,
} from '@residency/contract/areas/rotations/preferences/preference.contract'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttons, dialog, press, reads } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import PlanPreferences from './plan-preferences.tsx'

const server = openServer()

const WINDOW = {
  openedAt: '2026-11-20T10:00:00+08:00',
  closesAt: '2026-12-01T18:00:59+08:00',
  isOpen: true,
  version: 4,
} as const

const trainee = (id: number, name: string, met: number | null) => ({
  id,
  name,
  number: `T${id}`,
  met,
  preferences: [],
})

function open(over: object) {
  server.answer(getPlanPreferences, {
    startsOn: '2027-01-01',
    window: null,
    traineeCount: 0,
    enteredCount: 0,
    missing: [],
    trainees: [],
    met: 0,
    wanted: 0,
    ignoredCount: 0,
    actions: [],
    ...over,
  } as never)

  show(<PlanPreferences planId={7} />)
}

test('a draft that has not asked offers to ask', async () => {
  open({ actions: ['open'] })
  await reads(/编排之前，可以请学员填写/)
  expect(buttons('开放填写')).toHaveLength(1)
})

test('a plan in force that never asked shows nothing', async () => {
  open({})
  await waitFor(() => expect(server.sent(getPlanPreferences)).toHaveLength(1))
  expect(document.querySelector('section')).toBeNull()
})

test('says who has entered nothing, how many points are met, and who has the least', async () => {
  open({
    window: WINDOW,
    traineeCount: 4,
    enteredCount: 3,
    missing: ['王小红'],
    trainees: [trainee(1, '甲', 3), trainee(2, '乙', 10), trainee(3, '丙', null)],
    met: 13,
    wanted: 20,
    ignoredCount: 2,
    actions: ['prolong', 'close'],
  })

  await reads('填写中，2026-12-01 18:00 截止')
  await reads('3 / 4 人已填写')
  await reads('未填写（1 人）')
  await reads('已满足 13 / 20 分（65%）')
  await reads('最少的学员：甲，3 分')
  await reads(/2 条意向不计入/)
  expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    '每人满足多少分 3 分：1 人; 10 分：1 人',
  )
})

test('is closed early after a question, with the version that was read', async () => {
  open({ window: WINDOW, actions: ['prolong', 'close'] })
  server.answer(closePreferences, { version: 5 })
  await press('提前截止')

  const question = await dialog()

  expect(question.textContent).toContain('现在截止填写？')
  await press('提前截止', question)
  await waitFor(() => expect(server.sent(closePreferences)).toEqual([{ id: 7, version: 4 }]))
})
