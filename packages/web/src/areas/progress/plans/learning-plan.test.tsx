import {
  getOwnLearningPlan,
  saveLearningPlan,
  stepLearningPlan,
} from '@residency/contract/areas/progress/plans/learning-plan.contract'
import { setGoalResult } from '@residency/contract/areas/progress/plans/plan.contract'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../platform/calls/query-client.ts'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { buttons, fieldValue, press, reads, type } from '../../../testing/person.ts'
import { type PartOf, sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { LearningPlan } from './learning-plan.tsx'

const server = openServer()

const MISSING = {
  origin: 'missing',
  key: 'workload.cases',
  label: '病例数',
  detail: '差 12 例',
} as const

type Own = (typeof getOwnLearningPlan.answer)['_output']

const ownWith = (values: PartOf<Own>) =>
  sampleOf(getOwnLearningPlan.answer, {
    plan: null,
    ended: [],
    mentor: '王老师',
    isInTraining: true,
    mayWrite: true,
    owners: [
      { value: 7, label: '李明' },
      { value: 8, label: '王老师' },
    ],
    suggestions: [MISSING],
    ...values,
  })

const GOAL = {
  id: 31,
  goal: '病例数',
  measure: '每周三例',
  ownerId: 7,
  owner: '李明',
  dueOn: '2099-03-01',
  result: null,
  resultText: null,
  resultedOn: null,
  origin: 'missing',
  originKey: 'workload.cases',
  originLabel: '病例数',
  isLate: false,
  version: 1,
  actions: [],
} as const

const PLAN = {
  id: 5,
  kind: 'learning',
  name: '李明',
  number: 'M7',
  openedOn: '2026-11-20',
  state: 'draft',
  mentor: '王老师',
  returnReason: null,
  endedOn: null,
  endNote: null,
  nextLookOn: null,
  isLookDue: false,
  looks: [],
  goals: [GOAL],
  version: 3,
  actions: ['propose'],
} as const

beforeEach(() => setLanguage('zh-cn'))

test('a plan takes fifteen goals; then no other is offered', async () => {
  const goals = Array.from({ length: 14 }, (_, at) => ({
    ...GOAL,
    id: 31 + at,
    originKey: `${at}`,
  }))
  server.answer(getOwnLearningPlan, ownWith({ plan: { ...PLAN, goals } }))
  show(<LearningPlan />)
  await press('加为目标：病例数')
  await reads('最多写 15 个目标。')
  expect(buttons('写自己的目标')[0]!.disabled).toBe(true)
})

test('one tap makes a goal of what is missing; it is saved with what it was made from', async () => {
  server.answer(getOwnLearningPlan, ownWith({}))
  server.answer(saveLearningPlan, { id: 5, version: 1 })
  show(<LearningPlan />)
  await reads(/选要补的内容/)

  await press('加为目标：病例数')
  expect(fieldValue('目标（目标 1）')).toBe('病例数')
  expect(buttons('加为目标：病例数')).toEqual([])
  await reads('已加入')

  await type('措施（目标 1）', '每周三例')
  await type('完成期限（目标 1）', '2099-03-01')
  await press('保存草稿')

  await waitFor(() =>
    expect(server.sent(saveLearningPlan)).toEqual([
      {
        goals: [
          {
            id: null,
            goal: '病例数',
            measure: '每周三例',
            ownerId: 7,
            dueOn: '2099-03-01',
            origin: 'missing',
            originKey: 'workload.cases',
          },
        ],
        version: null,
      },
    ]),
  )
})

test('what is not filled in is named, and nothing is sent', async () => {
  server.answer(getOwnLearningPlan, ownWith({}))
  show(<LearningPlan />)
  await press('写自己的目标')
  await press('提交给导师')
  await reads('请填写目标 1 的“目标”')
  await type('目标（目标 1）', '练习审方')
  await reads('请填写目标 1 的“措施”')
  expect(server.sent(saveLearningPlan)).toEqual([])
})

test('what was changed is saved before it is proposed', async () => {
  server.answer(getOwnLearningPlan, ownWith({ plan: PLAN }))
  server.answer(saveLearningPlan, { id: 5, version: 4 })
  server.answer(stepLearningPlan, { version: 5, state: 'proposed' })
  show(<LearningPlan />)
  await type('措施（目标 1）', '每周五例')
  await press('提交给导师')
  await waitFor(() =>
    expect(server.sent(stepLearningPlan)).toEqual([
      { id: 5, action: 'propose', reason: null, version: 4 },
    ]),
  )
  expect(server.sent(saveLearningPlan)).toMatchObject([
    { version: 3, goals: [{ id: 31, measure: '每周五例' }] },
  ])
})

test('what was typed stays when the draft was saved elsewhere, and the page says so', async () => {
  server.answer(getOwnLearningPlan, ownWith({ plan: PLAN }))
  show(<LearningPlan />)
  await type('措施（目标 1）', '我写的')

  server.answer(
    getOwnLearningPlan,
    ownWith({ plan: { ...PLAN, version: 4, goals: [{ ...GOAL, measure: '别处写的' }] } }),
  )
  await queryClient.invalidateQueries()
  await reads('别人刚刚保存了新的内容')
  expect(fieldValue('措施（目标 1）')).toBe('我写的')
  await press('放弃修改，读取新内容')
  await waitFor(() => expect(fieldValue('措施（目标 1）')).toBe('别处写的'))
})

test('a returned plan says why; goals with a result are shown and not edited', async () => {
  const reachedGoal = { ...GOAL, id: 30, goal: '旧目标', result: 'reached' } as const
  server.answer(
    getOwnLearningPlan,
    ownWith({ plan: { ...PLAN, returnReason: '写明每周几次', goals: [reachedGoal, GOAL] } }),
  )
  show(<LearningPlan />)
  await reads('导师退回：写明每周几次')
  await reads(/旧目标/)
  expect(fieldValue('目标（目标 1）')).toBe('病例数')
  expect(fieldValue('目标（目标 2）')).toBeUndefined()
})

test('an agreed plan says when the mentor looks at it, and takes results', async () => {
  server.answer(
    getOwnLearningPlan,
    ownWith({
      mayWrite: false,
      plan: {
        ...PLAN,
        state: 'agreed',
        nextLookOn: '2027-02-20',
        goals: [{ ...GOAL, actions: ['result'] }],
        looks: [{ id: 1, lookedOn: '2026-11-22', name: '王老师', note: '进展顺利' }],
        actions: ['revise'],
      },
    }),
  )
  server.answer(setGoalResult, { version: 2 })
  show(<LearningPlan />)
  await reads(/导师王老师下次查看：2027-02-20/)
  await reads('2026-11-22 王老师：进展顺利')
  expect(buttons('修订计划')).toHaveLength(1)
  expect(buttons('填写结果')).toHaveLength(1)
  expect(buttons('提交给导师')).toEqual([])
})

test('without a mentor the page says when a plan can be written', async () => {
  server.answer(
    getOwnLearningPlan,
    ownWith({ mentor: null, mayWrite: false, owners: [], suggestions: [] }),
  )
  show(<LearningPlan />)
  await reads(/选定导师后可以写学习计划/)
  expect(screen.queryByRole('button', { name: '写自己的目标' })).toBeNull()
})
