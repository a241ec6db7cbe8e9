import { listTargetLoad } from '@residency/contract/areas/evaluation/targets/target.contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reads } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { TargetLoad } from './target-load.tsx'

const server = openServer()

const wang = {
  id: 1,
  rater: '王老师',
  tasks: 7,
  weeks: [
    { monday: '2026-11-16', tasks: 5, known: 0 },
    { monday: '2026-11-23', tasks: 2, known: 3 },
  ],
  overCap: 0,
  outside: 0,
}

const load = {
  list: [wang],
  total: 1,
  most: 5,
  overCap: 0,
  outside: 0,
  largestAtOnce: 7,
  largest: 5,
  unnamed: 0,
}

test('a plan that keeps the limit says so, with who gets how many in which week', async () => {
  server.answer(listTargetLoad, load)
  show(<TargetLoad id={3} />)

  await reads('所有评价都能按上限和时间安排。')
  await reads(/最忙的一周 5 份（若全部同时开始为 7 份）/)
  await reads('2026-11-16 起一周：5 份 · 2026-11-23 起一周：2 份（另有其他任务 3 份）')
})

test('a plan that cannot keep it says what, and why', async () => {
  server.answer(listTargetLoad, {
    ...load,
    list: [{ ...wang, overCap: 2 }],
    overCap: 2,
    outside: 1,
    unnamed: 3,
  })
  show(<TargetLoad id={3} />)

  await reads(/2 份超过上限/)
  await reads(/1 份离所评的时间超过 7 天/)
  await reads('3 份是评你的，评价人不显示。')
  await reads('超上限 2 份')
  expect(screen.queryByText('所有评价都能按上限和时间安排。')).toBeNull()
})

test('without tasks there is nothing to plan', async () => {
  server.answer(listTargetLoad, { ...load, list: [], total: 0, largest: 0, largestAtOnce: 0 })
  show(<TargetLoad id={3} />)

  await reads('没有需要排期的评价。')
})
