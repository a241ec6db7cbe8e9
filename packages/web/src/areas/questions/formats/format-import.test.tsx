import type { Category } from '@residency/contract/areas/questions/bank/category.contract'
import type { FilePreview } from '@residency/contract/areas/questions/formats/format.contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import FormatImport from './format-import.tsx'

const category: Category = {
  id: 5,
  name: '药理',
  parentId: null,
  baseId: null,
  base: null,
  place: 1,
  questions: 0,
  version: 1,
  actions: ['addBelow'],
}

const read: FilePreview = {
  format: 'gift',
  right: 3,
  wrong: 0,
  known: 1,
  kinds: [{ kind: 'single', count: 3 }],
  questions: [],
  categories: [
    { name: '药理', isKnown: true },
    { name: '毒理', isKnown: false },
  ],
  faults: [],
  notes: [],
  lessened: 0,
}

const ONE = '全部放入上面选择的分类'
const BY_FILE = /题库中没有的，放入上面选择的分类/
const NEW = /题库中没有的，新增在上面选择的分类下/

let preview: FilePreview

/** The queries with which files were imported. */
let imported: Record<string, string>[]

const answerOf = (data: object) => JSON.stringify({ code: '00000', msg: '', data })

/** The upload whose progress is watched: the server answers with the preview. */
class PreviewRequest {
  status = 200
  statusText = ''
  response: Blob | null = null
  responseType = ''
  upload = {}
  onload = () => {}
  open() {}
  setRequestHeader() {}
  abort() {}
  getAllResponseHeaders = () => 'content-type: application/json\r\n'
  getResponseHeader = () => 'application/json'
  send() {
    this.response = new Blob([answerOf(preview)], { type: 'application/json' })
    this.onload()
  }
}

beforeEach(() => {
  setLanguage('zh-cn')
  preview = read
  imported = []

  vi.stubGlobal('XMLHttpRequest', PreviewRequest)
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    if (pathname.endsWith('/questionFiles/_import')) imported.push(Object.fromEntries(searchParams))

    return new Response(answerOf({ key: 'k1' }), {
      headers: { 'content-type': 'application/json' },
    })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens the dialog, chooses a file, and waits until it was read. */
async function chooseFile(own: Category = category) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <App>
        <FormatImport isOpen categories={[own]} chosen={undefined} onClose={() => {}} />
      </App>
    </QueryClientProvider>,
  )

  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  fireEvent.change(input, { target: { files: [new File(['::1:: 1+1 {=2}'], 'bank.gift')] } })

  await screen.findByText(/这是 .* 文件/)
}

/** The sign of loading leaves the button with an animation, which its name still says here. */
const start = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`${name}$`) }))

test('known questions are left out unless somebody chooses to take them, and the button says how many come in', async () => {
  await chooseFile()
  start('导入 2 题')
  await waitFor(() => expect(imported).toMatchObject([{ known: 'leave', categoryId: '5' }]))
})

test('known questions are taken where somebody chooses so', async () => {
  await chooseFile()
  fireEvent.click(screen.getByRole('radio', { name: '仍然导入' }))
  start('导入 3 题')
  await waitFor(() => expect(imported).toMatchObject([{ known: 'take' }]))
})

test.each([
  [ONE, 'one'],
  [BY_FILE, 'file'],
  [NEW, 'new'],
])('questions go where somebody chooses: %s', async (choice, places) => {
  await chooseFile()
  fireEvent.click(screen.getByRole('radio', { name: choice }))
  start('导入 2 题')
  await waitFor(() => expect(imported).toMatchObject([{ places }]))
})

test('new categories are offered only to those who may add some, and places only where the file names categories', async () => {
  await chooseFile({ ...category, actions: [] })
  expect(screen.queryByRole('radio', { name: NEW })).toBeNull()
  expect(screen.getByRole('radio', { name: BY_FILE })).not.toBeNull()
})

test('a file without categories and known questions asks only for its category', async () => {
  preview = { ...read, known: 0, categories: [] }
  await chooseFile()
  expect(screen.queryAllByRole('radio')).toEqual([])

  start('导入 3 题')
  await waitFor(() => expect(imported).toMatchObject([{ places: 'one', mode: 'all' }]))
})
