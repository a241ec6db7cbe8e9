import { getOwnLearningPlan } from '@residency/contract/areas/progress/plans/learning-plan.contract'
import {
  answerDecision,
  getOwnProgress,
  type OwnDecision,
  signDecision,
} from '@residency/contract/areas/progress/sessions/session.contract'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { press, reads, type } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import OwnProgressPage from './own-progress.page.tsx'

const server = openServer()

const decisionWith = (values: Partial<OwnDecision>) => ({
  ...sampleOf(getOwnProgress.answer.shape.decisions.element, {
    id: 3,
    committee: '药师评议委员会',
    heldOn: '2026-11-20',
    outcome: 'watch',
    reason: '需要更多练习',
    stays: [],
    situation: null,
    leavesOn: null,
    readOn: null,
    answer: null,
    answeredOn: null,
    actions: ['sign'],
  }),
  ...values,
})

beforeEach(() => {
  setLanguage('zh-cn')
  server.answer(
    getOwnLearningPlan,
    sampleOf(getOwnLearningPlan.answer, { plan: null, ended: [], isInTraining: false }),
  )
})

test('a decision is read with its reasons and signed; only then it can be answered', async () => {
  server.answer(getOwnProgress, { decisions: [decisionWith({})], plans: [] })
  server.answer(signDecision, null)
  show(<OwnProgressPage />)
  await reads('需要关注')
  await reads('需要更多练习')
  expect(screen.queryByRole('button', { name: '答复' })).toBeNull()

  server.answer(getOwnProgress, {
    decisions: [decisionWith({ readOn: '2026-11-21', actions: ['answer'] })],
    plans: [],
  })
  await press('我已阅读，签收')
  await reads('2026-11-21 签收')
  expect(server.sent(signDecision)).toEqual([{ id: 3 }])

  server.answer(answerDecision, null)
  await press('答复')
  await type('答复', '我会努力')
  await press('保存')
  await waitFor(() => expect(server.sent(answerDecision)).toEqual([{ id: 3, text: '我会努力' }]))
})

test('an answered decision shows the answer and asks for nothing', async () => {
  const answered = { readOn: '2026-11-21', answer: '我会努力', answeredOn: '2026-11-21' }
  server.answer(getOwnProgress, {
    decisions: [decisionWith({ ...answered, actions: [] })],
    plans: [],
  })
  show(<OwnProgressPage />)
  await reads('我会努力')
  expect(screen.queryByRole('button', { name: '我已阅读，签收' })).toBeNull()
  expect(screen.queryByRole('button', { name: '答复' })).toBeNull()
})

test('what a decision begins is said: a special situation with its months', async () => {
  const situation = {
    kind: 'extension',
    startsOn: null,
    endsOn: null,
    months: 3,
    measure: null,
  } as const
  server.answer(getOwnProgress, { decisions: [decisionWith({ situation })], plans: [] })
  show(<OwnProgressPage />)
  await reads('延长培训 3 个月')
})

test('without decisions the page says when there will be one', async () => {
  server.answer(getOwnProgress, { decisions: [], plans: [] })
  show(<OwnProgressPage />)
  await reads(/委员会评议结束后，你会收到通知/)
})
