import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoint, OK } from '@residency/contract/kernel'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { setLanguage } from '../texts/i18n.ts'
import { useChange, useFormOf, useListOf } from './queries.ts'

const listPapers = endpoint({
  method: 'GET',
  path: '/papers/page',
  summary: '',
  access: 'signedIn',
  query: z.object({ keywords: z.string().optional() }),
  answer: z.array(z.string()),
})

const getPaper = endpoint({
  method: 'GET',
  path: '/papers/{id}/form',
  summary: '',
  access: 'signedIn',
  params: z.object({ id: z.coerce.number() }),
  answer: z.string(),
})

const countPapers = endpoint({ ...listPapers, path: '/papers/count' })
const listPapersOfOthers = endpoint({ ...listPapers, path: '/papersOfOthers' })

/** The recorded requests: path and language. */
let requests: string[] = []
let isRemoved = false

/** The count of papers is answered when this is over. */
let beforeCount: Promise<void> = Promise.resolve()

const server = createServer(async ({ url = '', headers }, response) => {
  const language = headers['accept-language']
  if (url.includes(countPapers.path)) await beforeCount

  requests.push(`${url.replace(/^.*prod-api/, '')} ${language}`)

  const data = isRemoved ? [] : [language === 'en' ? 'Inpatient pharmacy' : '住院药房']

  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ code: OK, data, msg: '' }))
})

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  ;(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
    `http://127.0.0.1:${port}/medical/dashboard`,
  )
})

afterAll(() => new Promise((done) => server.close(done)))

beforeEach(() => {
  setLanguage('zh-cn')
  requests = []
})

function Papers() {
  const list = useListOf(listPapers, { keywords: 'a' })
  const others = useListOf(listPapersOfOthers, {})
  const form = useFormOf(getPaper, null)
  const change = useChange(['/papers'], async () => {})

  return (
    <button type="button" onClick={() => change.mutate(undefined)}>
      {[list.data?.[0], others.data?.length, form.fetchStatus].join(' ')}
    </button>
  )
}

const show = () =>
  render(
    <QueryClientProvider
      client={
        new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
      }
    >
      <Papers />
    </QueryClientProvider>,
  )

describe('what an endpoint answers', () => {
  test('is asked for again after a switch of the language; until then the rows before stay', async () => {
    show()
    await screen.findByText(/住院药房/)
    act(() => setLanguage('en'))
    expect(screen.queryByText(/住院药房/)).not.toBeNull()

    await screen.findByText(/Inpatient pharmacy/)
    expect(requests).toContain('/papers/page?keywords=a en')
  })

  test('is cached for each language: switching back sends no request', async () => {
    show()
    await screen.findByText(/住院药房/)
    act(() => setLanguage('en'))
    await screen.findByText(/Inpatient pharmacy/)

    const before = requests.length

    act(() => setLanguage('zh-cn'))
    await screen.findByText(/住院药房/)
    expect(requests).toHaveLength(before)
  })

  test('is read again after a change below its path, and only there', async () => {
    show()
    await screen.findByText(/住院药房 1/)
    requests = []
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(requests).toEqual(['/papers/page?keywords=a zh-cn']))
  })

  test('is not asked for while there is no input', async () => {
    show()
    await screen.findByText(/idle/)
    expect(requests.some((request) => request.includes('form'))).toBe(false)
  })
})

describe('a change', () => {
  test('reports what it did although its component is gone before everything is read again', async () => {
    const reports: string[] = []

    function RemoveButton() {
      const remove = useChange(['/papers'], async () => {
        isRemoved = true
        return 'removed'
      })

      return (
        <button
          type="button"
          onClick={() =>
            remove.mutate(undefined, { onSuccess: (answer) => void reports.push(answer) })
          }
        >
          remove
        </button>
      )
    }

    function List() {
      const list = useListOf(listPapers, {})
      const count = useListOf(countPapers, {})
      if (!list.data || !count.data) return null

      return list.data.length === 0 ? <p>none left</p> : <RemoveButton />
    }

    render(
      <QueryClientProvider client={new QueryClient()}>
        <List />
      </QueryClientProvider>,
    )

    const button = await screen.findByRole('button')

    let answerCount = () => {}

    beforeCount = new Promise((done) => {
      answerCount = done
    })
    fireEvent.click(button)
    await screen.findByText('none left')
    expect(reports).toEqual([])

    answerCount()
    await waitFor(() => expect(reports).toEqual(['removed']))
  })

  test('a first read that was answered before the change is followed by another one', async () => {
    isRemoved = false

    let answerCount = () => {}

    beforeCount = new Promise((done) => {
      answerCount = done
    })

    function Count() {
      const count = useListOf(countPapers, {})
      const change = useChange(['/papers'], async () => {
        isRemoved = true
      })

      return (
        <button type="button" onClick={() => change.mutate(undefined)}>
          {count.data ? `count ${count.data.length}` : 'reading'}
        </button>
      )
    }

    render(
      <QueryClientProvider client={new QueryClient()}>
        <Count />
      </QueryClientProvider>,
    )

    const reads = () => requests.filter((request) => request.startsWith(countPapers.path)).length

    fireEvent.click(await screen.findByText('reading'))
    await waitFor(() => expect(isRemoved).toBe(true))
    answerCount()
    await screen.findByText('count 0')
    await waitFor(() => expect(reads()).toBe(2))
  })
})
