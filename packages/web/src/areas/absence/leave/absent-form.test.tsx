import {
  getAbsentTrainees,
  recordUnexcused,
} from '@residency/contract/areas/absence/leave/leave-list.contract'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { choicesOf, choose, press, reads, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import AbsentForm from './absent-form.tsx'

const server = openServer()

test('the trainees to choose from are those of the first day, and change with it', async () => {
  const onClose = vi.fn()

  server.answer(getAbsentTrainees, ({ on }) =>
    on === '2026-01-05' ? [{ value: 2, label: '李明' }] : [{ value: 1, label: '王小红' }],
  )

  show(<AbsentForm isOpen onClose={onClose} />)
  expect((await choicesOf('学员')).map(({ textContent }) => textContent)).toEqual(['王小红'])

  await type('开始日期', '2026-01-05')
  await waitFor(() => expect(server.sent(getAbsentTrainees)).toHaveLength(2))
  await choose('学员', '李明')
  await type('结束日期', '2026-01-05')
  await type('事由', '未到岗')

  server.answer(recordUnexcused, { id: 8 })
  await press('登记缺勤')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  await reads(/学员会收到通知/)
  expect(server.sent(recordUnexcused)).toMatchObject([{ traineeId: 2, startsOn: '2026-01-05' }])
})
