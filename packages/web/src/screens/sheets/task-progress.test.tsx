import type { Task } from '@residency/contract/kernel/task'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TaskProgress } from './task-progress.tsx'

const AT = '2026-11-20T10:32:00+08:00'

const done: Task = {
  key: 'example-of-a-task',
  kind: 'import',
  sheet: 'settings.dictItem',
  title: '字典项',
  state: 'done',
  done: 1,
  total: 1,
  written: 0,
  unchanged: 1,
  wrong: 0,
  unread: [],
  faults: [],
  error: null,
  hasResult: false,
  createdAt: AT,
  finishedAt: AT,
  actions: [],
}

const show = (task: Task) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TaskProgress task={task} />
    </QueryClientProvider>,
  )

test('an import names the columns that it did not read, also where no row changed', () => {
  show({ ...done, unread: ['“备住”不是本表的列，是否应为“备注”'] })
  screen.getByText('未读取的列')
  expect(screen.getByRole('listitem').textContent).toBe('“备住”不是本表的列，是否应为“备注”')
})

test('an import that read every column says nothing of columns', () => {
  show(done)
  expect(screen.queryByText('未读取的列')).toBeNull()
})
