import { getConcernFigures } from '@residency/contract/areas/messages/concerns/concern.contract'
import { expect, test } from 'vitest'
import { dialog, reads } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import ConcernFigures from './concern-figures.tsx'

const server = openServer()

test('the figures name days on which the box was full, and how many concerns nobody reads', async () => {
  server.answer(getConcernFigures, {
    total: 0,
    byKind: [],
    byMonth: [],
    byDepartment: [],
    others: 0,
    withoutReader: 3,
    fullDays: ['2026-11-20', '2026-11-21'],
  })

  show(<ConcernFigures isOpen onClose={() => {}} />)
  await reads(/已满.*2026-11-20、2026-11-21/)
  await reads('没有人能阅看、尚未办结的意见 · 3')
  expect(dialog()).not.toBeNull()
})
