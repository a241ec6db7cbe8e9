import { getOwnScores } from '@residency/contract/areas/admission/entrance-exams/score.contract'
import { askScoreReview } from '@residency/contract/areas/admission/entrance-exams/score-review.contract'
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
import { OwnScores } from './own-scores.tsx'

const server = openServer()

const own = {
  reviewable: ['theory'],
  reviewUntil: '2026-12-01T23:59:59+08:00',
} as const

test('a review is asked for with a reason; one that came too late keeps it', async () => {
  server.answer(getOwnScores, own)
  server.refuse(askScoreReview, kernelErrors.actionNotNow, '复查申请已截止')
  show(<OwnScores />)

  await press('申请复查理论成绩')
  await press(/复查|提交/, (await dialog()).querySelector('.dialog-buttons')!)
  await waitFor(() => expect(mistakes()).toHaveLength(1))

  await type(/理由|原因/, '分数与试卷不符')
  await press(/复查|提交/, (await dialog()).querySelector('.dialog-buttons')!)
  await reads('复查申请已截止')
  expect(fieldValue(/理由|原因/)).toBe('分数与试卷不符')
  expect(server.sent(askScoreReview)).toEqual([{ component: 'theory', reason: '分数与试卷不符' }])
})

test('after the time for reviews nothing can be asked', async () => {
  server.answer(getOwnScores, { ...own, reviewable: [] })
  show(<OwnScores />)
  await reads(/成绩/)
  expect(buttons(/复查/)).toEqual([])
})
