import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { App } from 'antd'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { RegradeView } from './regrade-view.tsx'

const question = {
  id: 3,
  kind: 'single',
  stem: '首选药',
  places: [{ paper: 'A 卷', number: 12 }],
  edition: 1,
  latestEdition: 1,
  correction: null,
  kinds: ['everybody', 'dropped'],
}

beforeEach(() => {
  setLanguage('zh-cn')
  vi.stubGlobal('fetch', async () => {
    const body = JSON.stringify({ code: '00000', msg: '', data: [question] })
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  })
})

afterEach(() => vi.unstubAllGlobals())

const show = (whyNot: 'maySit' | 'notOver' | null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <App>
          <RegradeView id={7} whyNot={whyNot} />
        </App>
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('a question is corrected where nothing is against it', async () => {
  show(null)
  expect(await screen.findByText('首选药')).toBeTruthy()
  expect(screen.getByRole('button', { name: /更正/ })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['maySit', /你是这场考试的考生/],
  ['notOver', /考试截止且所有考生交卷后/],
] as const)('the reasons against it replace the buttons: %s', async (whyNot, sentence) => {
  show(whyNot)
  expect(await screen.findByText('首选药')).toBeTruthy()
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /更正/ })).toBeNull()
})
