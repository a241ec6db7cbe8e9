import { listRoutes } from '@residency/contract/areas/accounts/menus/route.contract'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { buttons, reads } from '../../testing/person.ts'
import { openServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { dropRoutes, installRoutes } from '../routes/install-routes.ts'
import HandbookPage from './handbook.page.tsx'

const server = openServer()

const route = (path: string, component: string, title: string, roles: string[]) => ({
  path,
  component,
  name: path,
  meta: { title, titleEn: title, hidden: false, roles },
})

const ROUTES = [
  route('/swaps', 'duty/swap/index', '换班审批', ['DEPT_ADMIN']),
  route('/kinds', 'duty/kind/index', '本院的班次', ['DEPT_ADMIN']),
  route('/own-shifts', 'duty/own/index', '我的班次', ['STUDENT']),
  route('/bedside', 'evaluate/bedside/index', '床旁评价', ['TEACHER', 'DEPT_ADMIN']),
]

let fileType = 'text/html'

beforeEach(() => {
  const ask = globalThis.fetch
  fileType = 'text/html'

  vi.stubGlobal('fetch', async (address: string, how?: RequestInit) =>
    how?.method === 'HEAD'
      ? new Response(null, { headers: { 'content-type': fileType } })
      : ask(address, how),
  )
})

const open = (roles: string[], at = '/handbook') => {
  server.answer(listRoutes, ROUTES)
  installRoutes(ROUTES, roles)
  show(<HandbookPage />, { roles, at })
}

const titlesOf = (part: Element) =>
  [...part.querySelectorAll('h3')].map((heading) => heading.textContent)

const partOf = (title: string) => {
  const heading = [...document.querySelectorAll('h2')].find((one) => one.textContent === title)
  return heading!.closest('section')!
}

test('opens the book of the widest role, with the tasks in the order in which they are needed', async () => {
  open(['TEACHER', 'DEPT_ADMIN'])
  await reads('科室的 9 个页面，按先后用到的顺序排列。内容与每页的帮助相同。')

  const contents = within(screen.getByRole('navigation', { name: '目录' }))

  expect(
    contents.getAllByRole('link', { name: /值班|评价与/ }).map((link) => link.textContent),
  ).toEqual(['值班与工时', '评价与进展评议'])
  expect(titlesOf(partOf('值班与工时'))).toEqual(['本院的班次', '换班审批'])
})

test('a page of another role is described and not linked', async () => {
  open(['DEPT_ADMIN'], '/handbook?role=trainee')
  await reads(/学员的 \d+ 个页面/)

  expect(titlesOf(partOf('值班与工时'))).toEqual(['我的班次'])
  expect(within(partOf('值班与工时')).queryAllByRole('link')).toEqual([])
  expect(within(partOf('开始使用')).getByRole('link', { name: '首页' })).toBeTruthy()
})

test('shows the picture of the role: of trainees on a phone, of others on a screen', async () => {
  open(['STUDENT'])
  await reads(/学员的 \d+ 个页面/)
  expect(screen.getByAltText('首页的画面').getAttribute('width')).toBe('390')
  dropRoutes()
})

test('the own pages are shown by the menu', async () => {
  open(['DEPT_ADMIN'], '/handbook?role=own')
  await reads(/能打开的全部页面，共/)
  expect(titlesOf(partOf('首页与个人'))).toContain('本院的班次')
})

test('offers the file only where it was made', async () => {
  open(['STUDENT'])
  await reads(/学员的 \d+ 个页面/)
  expect(screen.queryByRole('link', { name: '下载 PDF' })).toBeNull()
  expect(buttons('打印')).toHaveLength(1)
})

test('the file is downloaded by its address', async () => {
  fileType = 'application/pdf'
  open(['STUDENT'])
  const link = await screen.findByRole('link', { name: '下载 PDF' })
  expect(link.getAttribute('href')).toMatch(/handbook\.zh-CN\.pdf$/)
})
