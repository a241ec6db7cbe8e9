import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NewerNote } from './edited-record.tsx'
import { useWholeDraft } from './use-whole-draft.ts'

type Course = { version: number; title: string }
type SavedCourse = { version: number; title: string }

function Editor({
  course,
  send,
}: {
  course: Course
  send: (input: SavedCourse) => Promise<unknown>
}) {
  const { draft, edited, put, store, isSaving, discard } = useWholeDraft(
    course,
    ({ title }) => title,
    { mutateAsync: send, isPending: false },
    'saved',
  )

  return (
    <>
      <NewerNote edited={edited} record={course} isSaving={isSaving} onDiscard={discard} />
      <input aria-label="title" value={draft} onChange={({ target }) => put(target.value)} />
      <button type="button" onClick={() => store({ version: edited.version, title: draft })}>
        save
      </button>
    </>
  )
}

const title = () => screen.getByLabelText<HTMLInputElement>('title')
const type = (value: string) => fireEvent.change(title(), { target: { value } })

test('shows what somebody else saved as long as nothing was typed', () => {
  const send = vi.fn(async () => null)
  const { rerender } = render(<Editor course={{ version: 1, title: 'first' }} send={send} />)

  rerender(<Editor course={{ version: 2, title: 'second' }} send={send} />)

  expect(title().value).toBe('second')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('keeps what was typed when somebody else saves, says so, and saves it by the version it was made from', async () => {
  const send = vi.fn(() => Promise.reject(new Error('changed meanwhile')))
  const { rerender } = render(<Editor course={{ version: 1, title: 'first' }} send={send} />)

  type('mine')
  rerender(<Editor course={{ version: 2, title: 'second' }} send={send} />)

  expect(title().value).toBe('mine')
  expect(screen.getByRole('alert').textContent).toContain('别人刚刚保存了新的内容')

  fireEvent.click(screen.getByRole('button', { name: 'save' }))
  await waitFor(() => expect(send).toHaveBeenCalledWith({ version: 1, title: 'mine' }))
  expect(title().value).toBe('mine')

  fireEvent.click(screen.getByRole('button', { name: '放弃修改，读取新内容' }))
  expect(title().value).toBe('second')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('follows the record again once the own change is saved', async () => {
  const send = vi.fn(async () => null)
  const { rerender } = render(<Editor course={{ version: 1, title: 'first' }} send={send} />)

  type('mine')
  fireEvent.click(screen.getByRole('button', { name: 'save' }))
  rerender(<Editor course={{ version: 2, title: 'mine' }} send={send} />)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())

  rerender(<Editor course={{ version: 3, title: 'theirs' }} send={send} />)
  expect(title().value).toBe('theirs')
})
