import { awardCompetitionErrors } from '@residency/contract/areas/awards/competition/access'
import {
  concludeAwardCompetition,
  getAwardCompetition,
} from '@residency/contract/areas/awards/competition/award-competition.contract'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hasField, mistakes, press, tick, type } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import ConcludeCompetition from './conclude-competition.tsx'

const server = openServer()

const competition = sampleOf(getAwardCompetition.answer, {
  id: 3,
  version: 5,
  quota: 2,
  granted: 0,
  candidateList: [
    { id: 1, name: '李明', place: 1 },
    { id: 2, name: '王小红', place: 2 },
    { id: 3, name: '赵强', place: 2 },
  ],
})

test('a tie at the border asks who is taken and why; without one nothing is asked', async () => {
  show(<ConcludeCompetition isOpen awardCompetition={competition as never} onClose={vi.fn()} />)
  await waitFor(() => expect(hasField('王小红')).toBe(true))

  await type('取前几名', '3')
  await waitFor(() => expect(hasField('王小红')).toBe(false))

  await type('取前几名', '2')
  server.refuse(concludeAwardCompetition, awardCompetitionErrors.tieUndecided, '请选择 1 人')
  await press(/公布/)
  await waitFor(() => expect(mistakes().join()).toContain('请选择 1 人'))

  server.answer(concludeAwardCompetition, { id: 3, state: 'concluded' })
  await tick('赵强')
  await type(/原因|理由/, '成果更突出')
  await press(/公布/)
  await waitFor(() =>
    expect(server.sent(concludeAwardCompetition)).toMatchObject([
      { chosen: [] },
      { id: 3, version: 5, first: 2, chosen: [3], reason: '成果更突出' },
    ]),
  )
})
