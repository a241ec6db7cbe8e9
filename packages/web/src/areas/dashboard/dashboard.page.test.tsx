import { listOwnCalendar } from '@residency/contract/areas/dashboard/calendar/calendar.contract'
import { getHome, getHomeRest } from '@residency/contract/areas/dashboard/home-page/home.contract'
import { getShortcuts } from '@residency/contract/areas/dashboard/shortcuts/shortcut.contract'
import { screen } from '@testing-library/react'
import { act } from 'react'
import { expect, test } from 'vitest'
import { openServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import DashboardPage from './dashboard.page.tsx'

const server = openServer()

const row = {
  id: 1,
  title: '李思源',
  note: null,
  tag: null,
  share: null,
  version: null,
  actions: [],
  to: null,
}

const rowsOf = (title: string, rows: readonly (typeof row)[] = [row]) => ({
  kind: 'rows' as const,
  title,
  rows,
  total: rows.length,
  empty: `${title}：没有人。`,
  to: null,
})

const first = {
  waiting: [],
  today: [{ key: 'rotations.there', part: rowsOf('今天谁在科') }],
  sections: ['department' as const],
  answers: [],
}

const rest = {
  calendar: [],
  sections: [
    {
      section: 'department' as const,
      parts: [{ key: 'rotations.leavingSoon', part: rowsOf('即将出科') }],
    },
  ],
  shortcuts: { pinned: [], suggested: [], version: 0 },
  answers: [],
}

const region = (name: string) => screen.findByRole('region', { name })

test('the first view is shown while the rest is awaited, and stays where it is when the rest comes', async () => {
  let giveRest = () => {}
  const awaited = new Promise<void>((done) => {
    giveRest = done
  })

  server.answer(getHome, first as never)
  server.answer(getHomeRest, (async () => {
    await awaited

    return rest
  }) as never)

  show(<DashboardPage />)

  const there = await region('今天谁在科')

  expect(await region('等我处理')).toBeTruthy()
  expect(screen.queryByRole('region', { name: '即将出科' })).toBeNull()
  expect(document.querySelectorAll('.outline').length).toBe(2)

  await act(async () => giveRest())

  const later = await region('即将出科')

  expect(screen.getByRole('region', { name: '今天谁在科' })).toBe(there)
  expect(there.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(document.querySelectorAll('.outline').length).toBe(0)
})

test('without the rest its parts that have calls of their own are read, and what waits is shown', async () => {
  server.answer(getHome, first as never)
  server.breakConnection(getHomeRest)
  server.answer(listOwnCalendar, [])
  server.answer(getShortcuts, rest.shortcuts)

  show(<DashboardPage />)

  expect(await region('等我处理')).toBeTruthy()
  expect(await region('日历')).toBeTruthy()
  expect(server.sent(getShortcuts).length).toBe(1)
})

test('a part without content is no card: its sentence is below the others', async () => {
  const parts = [
    { key: 'rotations.leavingSoon', part: rowsOf('即将出科') },
    { key: 'absence.away', part: rowsOf('今天谁请假', []) },
  ]

  server.answer(getHome, { ...first, today: [] } as never)
  server.answer(getHomeRest, {
    ...rest,
    sections: [{ section: 'department' as const, parts }],
  } as never)

  show(<DashboardPage />)

  const sentence = await screen.findByText('今天谁请假：没有人。')
  const card = screen.getByRole('region', { name: '即将出科' })

  expect(screen.queryByRole('region', { name: '今天谁请假' })).toBeNull()
  expect(card.compareDocumentPosition(sentence) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
