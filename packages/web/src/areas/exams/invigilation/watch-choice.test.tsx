import { listExams } from '@residency/contract/areas/exams/exam/exam.contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reads } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { WatchChoice } from './watch-choice.tsx'

const server = openServer()

test('the exams that the reader may watch are listed, those that run now first', async () => {
  server.answer(listExams, {
    total: 3,
    list: [
      { id: 3, name: '下周的考试', phase: 'ahead', actions: ['watch'] },
      { id: 2, name: '别人监考的考试', phase: 'open', actions: [] },
      { id: 1, name: '现在的考试', phase: 'open', actions: ['watch'] },
    ],
  })
  show(<WatchChoice />)
  await reads('选择要监考的考试')

  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '现在的考试',
    '下周的考试',
  ])
})

test('without one the page says when it will list any', async () => {
  server.answer(listExams, { total: 0, list: [] })
  show(<WatchChoice />)
  await reads(/没有需要你监考的考试/)
})
