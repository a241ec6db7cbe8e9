import {
  getScoring,
  saveScores,
} from '@residency/contract/areas/awards/competition/award-scoring.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttons, fieldValue, press, reads, type } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { ScoreSheet } from './score-sheet.tsx'

const server = openServer()

function open(isOpen: boolean) {
  const scoring = sampleOf(getScoring.answer, {
    id: 2,
    isOpen,
    criteria: [
      { id: 1, name: '成果', weight: 60, scale: 10 },
      { id: 2, name: '答辩', weight: 40, scale: 10 },
    ],
    sheets: [{ id: 7, code: 3, points: [{ criterionId: 1, points: 8 }] }],
  })

  show(<ScoreSheet sheet={scoring.sheets[0]!} scoring={scoring} />)
}

test('a sheet can be saved half, and a point that was taken back is not sent', async () => {
  server.answer(saveScores, {})
  open(true)
  await type(/成果/, '')
  await type(/答辩/, '9')
  await press(/保存/)
  await reads('3 号已保存')
  expect(server.sent(saveScores)).toMatchObject([
    { id: 2, candidateId: 7, points: [{ criterionId: 2, points: 9 }] },
  ])
})

test('points that could not be saved stay and can be sent again', async () => {
  server.refuse(saveScores, kernelErrors.unavailable, '服务暂时不可用')
  open(true)
  await type(/答辩/, '9')
  await press(/保存/)
  await reads('服务暂时不可用')
  expect(fieldValue(/答辩/)).toBe('9')

  server.answer(saveScores, {})
  await press(/保存/)
  await waitFor(() => expect(server.sent(saveScores)).toHaveLength(2))
})

test('after the scoring is closed the points are read only', async () => {
  open(false)
  expect(buttons(/保存/)).toEqual([])
  expect(document.querySelectorAll('input:not([disabled])')).toHaveLength(0)
})
