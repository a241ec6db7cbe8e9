import { listBlocks } from '@residency/contract/areas/rotations/blocks/block.contract'
import {
  assignSupervisors,
  listCandidates,
} from '@residency/contract/areas/rotations/blocks/supervisor.contract'
import { listReasons } from '@residency/contract/kernel/reasons'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { dialog, press } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import AssignDialog from './assign-dialog.tsx'

const server = openServer()

const block = (id: number, name: string) =>
  sampleOf(listBlocks.answer.shape.list.element, {
    id,
    name,
    version: 2,
    department: '检验科',
    startsOn: '2027-03-01',
  })

beforeEach(() => server.answer(listReasons, []))

test('who has places left is proposed, and the proposal is what is sent', async () => {
  const onClose = vi.fn()

  server.answer(listCandidates, [
    { id: 1, proposed: 71, candidates: [{ value: 71, label: '王老师' }] },
    { id: 2, proposed: null, candidates: [{ value: 71, label: '王老师' }] },
  ])
  server.answer(assignSupervisors, { done: 1, rows: [{ id: 1, isDone: true }] })
  show(<AssignDialog isOpen rows={[block(1, '李明'), block(2, '王小红')]} onClose={onClose} />)

  await press('安排带教', await dialog())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent(assignSupervisors)).toMatchObject([
    { assignments: [{ id: 1, version: 2, supervisorId: 71 }], reason: null },
  ])
})
