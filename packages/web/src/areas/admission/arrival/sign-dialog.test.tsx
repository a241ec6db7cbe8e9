import { proposeEnds } from '@residency/contract/areas/admission/arrival/arrival.contract'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fieldValue, press, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { SignDialog } from './sign-dialog.tsx'

const server = openServer()

function open() {
  const submit = vi.fn(async () => {})

  server.answer(proposeEnds, ({ startsOn }) => ({
    groups: [
      {
        lengthMonths: 24,
        endsOn: startsOn === '2026-09-01' ? '2028-08-31' : '2028-11-30',
        people: ['李明'],
      },
    ],
  }))

  show(<SignDialog isOpen title="签约" ids={[1]} submit={submit} onClose={() => {}} />)

  return submit
}

test('the proposed end of training follows the start, as often as it is changed', async () => {
  open()
  await type('培训开始', '2026-09-01')
  await waitFor(() => expect(fieldValue('培训结束')).toBe('2028-08-31'))

  await type('培训开始', '2026-12-01')
  await waitFor(() => expect(fieldValue('培训结束')).toBe('2028-11-30'))
})

test('an end that somebody typed stays when the start changes', async () => {
  const submit = open()
  await type('培训开始', '2026-09-01')
  await waitFor(() => expect(fieldValue('培训结束')).toBe('2028-08-31'))

  await type('培训结束', '2028-06-30')
  await type('培训开始', '2026-12-01')
  await waitFor(() => expect(server.sent(proposeEnds)).toHaveLength(2))
  await press('保存')
  await waitFor(() =>
    expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({ startsOn: '2026-12-01', endsOn: '2028-06-30' }),
    ),
  )
})
