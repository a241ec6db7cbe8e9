import {
  enterFigures,
  type FiguresOfBase,
  getFiguresOfBase,
} from '@residency/contract/areas/standards/indicators/figure.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useEndpoint } from '../../../platform/calls/queries.ts'
import { fieldOf, press, reads, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import EnterFigures from './enter-figures.tsx'

const server = openServer()
const onClose = vi.fn()
const entered = { id: 41, year: 2025, note: null, reason: null } as const
const indicator = { category: '规模', unit: '人', minimum: 10, formula: null, source: '国家标准' }

const answerRead = (beds: { value: number; version: number }) =>
  server.answer(getFiguresOfBase, {
    id: 2,
    name: '检验基地',
    year: 2025,
    years: [2025],
    mayEnter: true,
    indicators: [
      {
        ...indicator,
        id: 7,
        item: '年标本量',
        figures: [{ ...entered, state: 'entered', ...beds }],
      },
      {
        ...indicator,
        id: 8,
        item: '带教人数',
        figures: [{ ...entered, id: 42, value: 12, state: 'checked', version: 3 }],
      },
      { ...indicator, id: 9, item: '设备台数', figures: [] },
    ],
  })

/** The dialog on figures that are read again after every answer of the server. */
function Opened() {
  const { data } = useEndpoint(getFiguresOfBase, { baseId: 2, year: 2025 })

  return <EnterFigures isOpen base={data as FiguresOfBase | undefined} onClose={onClose} />
}

beforeEach(() => {
  onClose.mockReset()
  answerRead({ value: 100, version: 4 })
})

test('only figures that were entered or changed are sent; a checked one cannot be changed', async () => {
  server.answer(enterFigures, { entered: 1 })
  show(<Opened />)
  expect((await fieldOf('带教人数')).disabled).toBe(true)
  await type('设备台数', '15')
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent(enterFigures)).toEqual([
    {
      baseId: 2,
      year: 2025,
      figures: [{ indicatorId: 9, value: 15, note: null, version: null }],
    },
  ])
})

test('a figure that somebody else entered meanwhile is not overwritten by saving a second time', async () => {
  server.refuse(enterFigures, kernelErrors.changedMeanwhile, '刚刚有人改过')
  show(<Opened />)
  await type('年标本量', '120')

  answerRead({ value: 110, version: 5 })
  await press('保存')
  await reads('刚刚有人改过')
  await press('保存')

  const mine = { figures: [{ indicatorId: 7, value: 120, note: null, version: 4 }] }
  await waitFor(() => expect(server.sent(enterFigures)).toMatchObject([mine, mine]))
  expect(onClose).not.toHaveBeenCalled()
})
