import {
  type EvidenceDetail,
  getEvidence,
  lookAtEvidence,
} from '@residency/contract/areas/workload/evidence/evidence.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useEndpoint } from '../../../platform/calls/queries.ts'
import { press, reads, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { LookForm } from './look-form.tsx'

const server = openServer()
const onClose = vi.fn()

const answerRead = (version: number) => server.answer(getEvidence, { id: 3, note: null, version })

/** The form on a record that is read again after every answer of the server. */
function Opened() {
  const { data } = useEndpoint(getEvidence, { id: 3 })

  return data ? <LookForm isOpen finding={data as EvidenceDetail} onClose={onClose} /> : null
}

test('a note that somebody else wrote meanwhile is not overwritten by saving a second time', async () => {
  answerRead(4)
  server.refuse(lookAtEvidence, kernelErrors.changedMeanwhile, '刚刚有人改过')
  show(<Opened />)
  await type('核实情况', '已与带教核实')

  answerRead(5)
  await press('保存')
  await reads('刚刚有人改过')
  await press('保存')
  await waitFor(() =>
    expect(server.sent(lookAtEvidence)).toEqual([
      { id: 3, note: '已与带教核实', version: 4 },
      { id: 3, note: '已与带教核实', version: 4 },
    ]),
  )
  expect(onClose).not.toHaveBeenCalled()
})
