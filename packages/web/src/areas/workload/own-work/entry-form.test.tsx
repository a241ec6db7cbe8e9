import {
  getWorkBoard,
  type WorkBoard,
} from '@residency/contract/areas/workload/entries/entry.contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { choose, dialog, hasField, mistakes, press, reads, type } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import EntryForm from './entry-form.tsx'
import type { NewEntry } from './new-entry.rules.ts'

openServer()

const board = sampleOf(getWorkBoard.answer, {
  today: '2026-03-10',
  startsOn: '2025-09-01',
  stays: [
    {
      id: 1,
      department: '检验科',
      startsOn: '2020-01-01',
      endsOn: '2099-12-31',
      requirements: [
        { id: 7, item: '血常规', kind: 'skill', required: 30 },
        { id: 8, item: '骨髓片', kind: 'skill', required: 5 },
      ],
    },
  ],
}) as WorkBoard

const onClose = vi.fn()
const add = vi.fn((_: readonly NewEntry[]): 'device' | 'page' | null => 'device')
const drop = vi.fn()

beforeEach(() => {
  onClose.mockReset()
  drop.mockReset()
  add.mockReset().mockReturnValue('device')
})

const open = (workBoard = board, refused: NewEntry | null = null) =>
  show(
    <EntryForm
      isOpen
      board={workBoard}
      refused={refused}
      outbox={{ add: add as never, drop }}
      onClose={onClose}
    />,
  )

test('what the stay lacks is proposed; several cases with a number each are one entry each', async () => {
  open()
  await type('例数', '2')
  await type('样本号或住院号', 'A1\nA2')
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(add.mock.calls[0]![0]).toMatchObject([
    { requirementId: 7, item: '血常规', number: 'A1' },
    { requirementId: 7, item: '血常规', number: 'A2' },
  ])
})

test('one number twice is refused, unless it is explained', async () => {
  open()
  await type('例数', '2')
  await type('样本号或住院号', 'A1\nA1')
  await press('保存')
  await waitFor(() => expect(mistakes().join()).toContain('第 2 个编号“A1”与第 1 个相同'))

  await type('情况说明', '复查')
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('another item is named by its kind and its name', async () => {
  open()
  expect(hasField('项目名称')).toBe(false)

  await choose('项目', '其他（自行填写）')
  await choose('类别', '病种')
  await type('项目名称', '贫血')
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(add.mock.calls[0]![0]).toMatchObject([
    { requirementId: null, kind: 'disease', item: '贫血' },
  ])
})

test('a day without a stay needs an explanation', async () => {
  open({ ...board, stays: [{ ...board.stays[0]!, endsOn: '2020-12-31' }] })
  await choose('项目', '血常规')
  await press('保存')
  await waitFor(() => expect(mistakes()).toEqual(['情况说明: 不能为空']))
  expect(add).not.toHaveBeenCalled()

  await type('情况说明', '支援')
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('where this device stores nothing, the form stays open with what was typed', async () => {
  add.mockReturnValue(null)
  open()
  await type('说明', '夜班')
  await press('保存')
  await reads('本机不能保存，请检查网络后再试')
  expect(onClose).not.toHaveBeenCalled()
  expect(await dialog()).toBeTruthy()
})

test('a refused entry is corrected: the new one replaces it', async () => {
  open(board, {
    key: 'old',
    requirementId: 7,
    item: '血常规',
    kind: 'skill',
    caseDay: '2026-03-09',
    role: 'performed',
    count: 1,
    number: 'A9',
  } as NewEntry)
  await type('样本号或住院号', 'A10')
  await press('保存')
  await waitFor(() => expect(drop).toHaveBeenCalledWith('old'))
  expect(add.mock.calls[0]![0]).toMatchObject([{ number: 'A10', caseDay: '2026-03-09' }])
})
