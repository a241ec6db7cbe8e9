import {
  getPlanSuggestions,
  lookAtLearningPlan,
  stepLearningPlan,
} from '@residency/contract/areas/progress/plans/learning-plan.contract'
import {
  type ListedPlan,
  listedPlan,
  listPlans,
} from '@residency/contract/areas/progress/plans/plan.contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { dialog, press, reads, type } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import PlanListPage from './plan-list.page.tsx'

const server = openServer()

const planWith = (values: Partial<ListedPlan>): ListedPlan => ({
  ...sampleOf(listedPlan, {
    id: 5,
    kind: 'learning',
    name: '李明',
    number: 'M7',
    openedOn: '2026-11-20',
    state: 'proposed',
    goals: [],
    looks: [],
    nextLookOn: null,
    isLookDue: false,
    endedOn: null,
    endNote: null,
    version: 3,
    actions: [],
  }),
  ...values,
})

const shows = (values: Partial<ListedPlan>) => {
  server.answer(listPlans, { list: [planWith(values)], total: 1 })
  show(<PlanListPage />)
}

beforeEach(() => setLanguage('zh-cn'))

test('the mentor agrees after a question that says what follows', async () => {
  server.answer(stepLearningPlan, { version: 4, state: 'agreed' })
  shows({ actions: ['agree', 'return'] })
  await reads('待导师同意')
  await press('同意')
  await reads(/目标不能再改/)
  await press('同意', await dialog())
  await waitFor(() =>
    expect(server.sent(stepLearningPlan)).toEqual([
      { id: 5, action: 'agree', reason: null, version: 3 },
    ]),
  )
})

test('a return is sent with its reason', async () => {
  server.answer(stepLearningPlan, { version: 4, state: 'draft' })
  shows({ actions: ['return'] })
  await press('退回')
  await press('保存', await dialog())
  await reads('请填写')
  await type('理由', '写明每周几次')
  await press('保存', await dialog())
  await waitFor(() =>
    expect(server.sent(stepLearningPlan)).toEqual([
      { id: 5, action: 'return', reason: '写明每周几次', version: 3 },
    ]),
  )
})

test('a look that is due is marked, and recorded with a note', async () => {
  server.answer(lookAtLearningPlan, { version: 4, nextLookOn: '2027-02-20' })
  shows({ state: 'agreed', nextLookOn: '2026-11-01', isLookDue: true, actions: ['look'] })
  await reads('该查看了')
  await press('记录查看')
  await type('查看意见', '进展顺利')
  await press('保存', await dialog())
  await waitFor(() =>
    expect(server.sent(lookAtLearningPlan)).toMatchObject([
      { id: 5, note: '进展顺利', version: 3 },
    ]),
  )
})

test('what the trainee lacks is read on demand', async () => {
  server.answer(getPlanSuggestions, {
    list: [{ origin: 'missing', key: 'workload.cases', label: '病例数', detail: null }],
  })
  shows({})
  await press('学员还缺什么')
  await reads('病例数')
})

test('when nothing is lacking the mentor reads so', async () => {
  server.answer(getPlanSuggestions, { list: [] })
  shows({})
  await press('学员还缺什么')
  await reads('没有发现欠缺的内容。')
})
