import type { Entry } from '@residency/contract/areas/workload/entries/entry.contract'
import {
  entryReview,
  listEntryDays,
  openEntry,
} from '@residency/contract/areas/workload/entries/entry-review.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { listReasons } from '@residency/contract/kernel/reasons'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { buttons, dialog, mistakes, press, reads, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import AuditPage from './audit.page.tsx'

const server = openServer()

type Own = Partial<Pick<Entry, 'count' | 'marks' | 'isOpened' | 'note' | 'version' | 'actions'>>

const entry = (id: number, item: string, own: Own = {}) =>
  ({
    id,
    item,
    count: 1,
    role: 'performed',
    marks: [],
    isOpened: false,
    version: 3,
    actions: ['pass', 'return', 'reject'],
    ...own,
  }) as const

const answerDay = (...entries: readonly ReturnType<typeof entry>[]) =>
  server.answer(listEntryDays, {
    list: [{ traineeId: 4, name: '李明', caseDay: '2026-03-10', entries: [...entries] }],
    total: {
      days: 1,
      entries: entries.length,
      cases: entries.reduce((sum, { count }) => sum + (count ?? 1), 0),
    },
  })

afterEach(() => setLanguage('zh-cn'))

test('a marked entry shows nothing of its case and cannot be decided before it is opened', async () => {
  answerDay(entry(1, '血常规', { marks: ['late'], note: '夜班', count: 2 }))
  server.answer(openEntry, null)
  show(<AuditPage />)
  await reads('1 条有提示，须先打开查看')
  await reads('补登')
  expect(screen.queryByText('夜班')).toBeNull()
  expect(buttons(/^(通过|退回|不通过)$/)).toEqual([])

  answerDay(entry(1, '血常规', { marks: ['late'], note: '夜班', count: 2, isOpened: true }))
  await press('查看')
  await reads('夜班')
  await waitFor(() => expect(buttons('通过')).toHaveLength(1))
  expect(server.sent(openEntry)).toEqual([{ id: 1 }])
  expect(screen.queryByText('1 条有提示，须先打开查看')).toBeNull()
})

test('one entry is passed at once, with the version that was read; the message says whose it is', async () => {
  answerDay(entry(1, '血常规', { count: 2 }))
  server.answer(entryReview.act, { id: 1, state: 'passed', undo: null })
  show(<AuditPage />)
  await press('通过')
  await reads('“李明 03-10 血常规 × 2”已通过')
  expect(server.sent(entryReview.act)).toMatchObject([{ id: 1, action: 'pass', version: 3 }])
})

test('an entry is returned with a reason only; a refusal is read in the dialog', async () => {
  answerDay(entry(1, '血常规'))
  server.answer(listReasons, [])
  show(<AuditPage />)
  await press('更多操作')
  await press('退回')
  await press('退回', await dialog())
  await waitFor(() => expect(mistakes()).toHaveLength(1))
  expect(server.sent(entryReview.act)).toEqual([])

  server.refuse(entryReview.act, kernelErrors.changedMeanwhile, '刚刚有人改过')
  await type(/^原因/, '编号不清')
  await press('退回', await dialog())
  await reads('刚刚有人改过')
})

test('equal cases are one line and decided together; a marked one is a line of its own', async () => {
  answerDay(
    entry(1, '血常规', { version: 5 }),
    entry(2, '血常规'),
    entry(3, '血常规', { marks: ['repeated'] }),
  )
  server.answer(entryReview.actMany, { done: 2, rows: [], undo: null })
  show(<AuditPage />)
  await reads('血常规 × 2')
  await reads('编号重复')
  // One line has its own buttons, so nothing is offered for the whole day.
  expect(screen.queryByText(/一起处理/)).toBeNull()

  const line = screen.getByText('血常规 × 2').closest('li')!
  const [together] = buttons('通过', line.querySelector('.work-alike-acts')!)
  expect(together).toBeTruthy()
  await act(async () => together!.click())
  await press('通过', await dialog())
  await reads('已处理 2 项')
  expect(server.sent(entryReview.actMany)).toMatchObject([
    {
      action: 'pass',
      ids: [1, 2],
      versions: [
        { id: 1, version: 5 },
        { id: 2, version: 3 },
      ],
    },
  ])
})

test('a whole day is decided without what has not been opened; what is skipped says why', async () => {
  answerDay(entry(1, '血常规'), entry(2, '骨髓片'), entry(3, '尿常规', { marks: ['leave'] }))
  server.answer(entryReview.actMany, {
    done: 1,
    rows: [
      { id: 1, name: '李明 血常规', isDone: true, why: null },
      { id: 2, name: '李明 骨髓片', isDone: false, why: '已由别人处理' },
    ],
  })
  show(<AuditPage />)
  const words = await reads('这 2 条一起处理')
  await press('通过', words.parentElement!)
  await press('通过', await dialog())
  await reads(/已由别人处理/)
  expect(server.sent(entryReview.actMany)).toMatchObject([{ action: 'pass', ids: [1, 2] }])
})

test('an entry offers only what its actions say', async () => {
  answerDay(entry(1, '血常规', { actions: ['return'] }))
  show(<AuditPage />)
  await waitFor(() => expect(buttons('退回')).toHaveLength(1))
  expect(buttons(/^(通过|不通过|更多操作)$/)).toEqual([])
})

test.each([
  ['zh-cn', 1, '1 天的 1 条待审核'],
  ['zh-cn', 4, '1 天的 1 条待审核，共 4 例'],
  ['en', 1, '1 entry from 1 day to review'],
  ['en', 4, '1 entry from 1 day to review, 4 cases in total'],
] as const)(
  'the lead counts entries, and cases where there are more (%s, %i)',
  async (language, count, sentence) => {
    answerDay(entry(1, '血常规', { count }))
    await act(async () => setLanguage(language))
    show(<AuditPage />)
    await reads(sentence)
  },
)

test('beyond what is listed the lead counts everything that waits, and says that more follows', async () => {
  server.answer(listEntryDays, {
    list: [{ traineeId: 4, name: '李明', caseDay: '2026-03-10', entries: [entry(1, '血常规')] }],
    total: { days: 60, entries: 180, cases: 180 },
  })
  show(<AuditPage />)
  await reads('60 天的 180 条待审核')
  await reads('这里是最早的 1 天，审核之后显示后面的')
})
