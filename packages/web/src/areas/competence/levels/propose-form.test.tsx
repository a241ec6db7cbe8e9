import {
  listProposalChoices,
  listProposalEvidence,
  proposalChoices,
} from '@residency/contract/areas/competence/levels/level.contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choose, reads } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import ProposeForm from './propose-form.tsx'

const server = openServer()
const { shape } = proposalChoices
const observed = listProposalEvidence.answer.shape.list.element

const offer = (twoFrom: number | null) =>
  server.answer(listProposalChoices, {
    trainees: [
      sampleOf(shape.trainees.element, {
        traineeId: 1,
        name: '李明',
        number: 'P01',
        profession: 'pharmacist',
      }),
    ],
    hasMore: false,
    items: [
      sampleOf(shape.items.element, {
        id: 7,
        name: '处方审核',
        profession: 'pharmacist',
        validMonths: 12,
      }),
    ],
    twoFrom,
  })

const open = () => show(<ProposeForm isOpen onClose={() => {}} />)

test('the observations are those that the server will join, with their number', async () => {
  offer(4)
  server.answer(listProposalEvidence, {
    list: [sampleOf(observed, { id: 1, help: 4, complexity: 'middle', observedOn: '2026-11-20' })],
    total: 73,
  })
  open()
  await choose('学员', /李明/)
  await choose('项目', '处方审核')
  await reads(/近一年的观察（73 次）/)
  await reads(/显示最近 1 次，共 73 次/)
  expect(server.sent(listProposalEvidence)).toMatchObject([{ traineeId: 1, itemId: 7 }])
})

test('a second person is named while the rule applies', async () => {
  offer(4)
  open()
  await reads(/由科室另一人授予/)
})

test('no second person is named while the rule is waived', async () => {
  offer(null)
  open()
  await choose('学员', /李明/)
  expect(screen.queryByText(/由科室另一人授予/)).toBeNull()
})
