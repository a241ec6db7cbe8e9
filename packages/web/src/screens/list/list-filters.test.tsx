// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListFilters, textFilter } from './list-filters.tsx'
import { useListState } from './list-state.ts'

let address = ''
let go: ReturnType<typeof useNavigate>

function List() {
  const list = useListState('test', ['keywords'])
  go = useNavigate()
  address = useLocation().search

  return (
    <>
      <div className="screen-actions">
        <button type="button">export</button>
      </div>
      <ListFilters list={list} filters={[textFilter('keywords', 'words')]} />
      <button type="button" onClick={() => list.change({ sort: 'name' })}>
        sort
      </button>
      <button
        type="button"
        onClick={() => {
          list.change({ filters: { keywords: 'fast' } })
          list.change({ sort: '-name' })
          list.change({ pageNum: 3 })
        }}
      >
        all at once
      </button>
    </>
  )
}

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('words'), { target: { value } })

const field = () => (screen.getByLabelText('words') as HTMLInputElement).value

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <MemoryRouter initialEntries={['/?id=1']}>
      <List />
    </MemoryRouter>,
  )
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('typed words reach the address after a pause, and keep what else came into it meanwhile', () => {
  type('teacher')
  fireEvent.click(screen.getByText('sort'))
  act(() => void go('/?id=2&sort=name', { replace: true }))
  expect(field()).toBe('teacher')

  act(() => void vi.advanceTimersByTime(400))
  expect(new URLSearchParams(address)).toEqual(
    new URLSearchParams('id=2&sort=name&keywords=teacher'),
  )
})

test('leaving the field starts the pause again, because the person is about to press something', () => {
  type('teacher')
  act(() => void vi.advanceTimersByTime(300))
  fireEvent.blur(screen.getByLabelText('words'))
  act(() => void vi.advanceTimersByTime(300))
  expect(address).toBe('?id=1')

  act(() => void vi.advanceTimersByTime(100))
  expect(new URLSearchParams(address)).toEqual(new URLSearchParams('id=1&keywords=teacher'))
})

test('moving to an action on the whole list applies the typed words at once', () => {
  type('teacher')
  fireEvent.blur(screen.getByLabelText('words'), { relatedTarget: screen.getByText('export') })
  expect(new URLSearchParams(address)).toEqual(new URLSearchParams('id=1&keywords=teacher'))
})

test('the fields follow the address when it changes by itself', () => {
  act(() => void go('/?keywords=linked'))
  expect(field()).toBe('linked')

  act(() => void go('/'))
  expect(field()).toBe('')
})

test('what changes before the last change is drawn builds on it', () => {
  fireEvent.click(screen.getByText('all at once'))
  expect(new URLSearchParams(address)).toEqual(
    new URLSearchParams('id=1&keywords=fast&sort=-name&page=3'),
  )

  fireEvent.click(screen.getByText('sort'))
  expect(new URLSearchParams(address)).toEqual(new URLSearchParams('id=1&keywords=fast&sort=name'))
})
