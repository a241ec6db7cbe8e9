import { listRunPools } from '@residency/contract/areas/admission/run/run.contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reads } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { PoolBars } from './pool-bars.tsx'

const server = openServer()

test.each([
  [0, 0, null, '没有名额', ['已满', '未满，无最低分']],
  [2, 2, 8123, '已满', ['没有名额', '未满，无最低分']],
  [3, 1, null, '未满，无最低分', ['已满', '没有名额']],
])(
  'a pool of %i seats with %i admitted shows one sentence about how full it is',
  async (seats, admitted, cutoffTotal, sentence, others) => {
    server.answer(listRunPools, [{ id: 1, seats, admitted, cutoffTotal }])
    show(<PoolBars runId={4} />)

    await reads(sentence)
    for (const other of others) expect(screen.queryByText(other)).toBeNull()
  },
)
