import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { byKey, listenToKeys } from './key-press.ts'

const COMPOSING = [
  { key: 'Enter', isComposing: true },
  { key: 'Enter', keyCode: 229 }, // Safari, where composing is over when the key arrives.
]

test('the key that ends composing a word reaches no handler of a field', () => {
  const handle = vi.fn()
  render(<input onKeyDown={byKey(handle)} />)

  for (const press of COMPOSING) fireEvent.keyDown(screen.getByRole('textbox'), press)

  expect(handle).not.toHaveBeenCalled()

  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', keyCode: 13 })
  expect(handle).toHaveBeenCalledOnce()
})

test('nor one of the page, which can be ended', () => {
  const handle = vi.fn()
  const stop = listenToKeys(document, handle)

  for (const press of COMPOSING) fireEvent.keyDown(document.body, press)

  expect(handle).not.toHaveBeenCalled()

  fireEvent.keyDown(document.body, { key: 'a' })
  stop()
  fireEvent.keyDown(document.body, { key: 'b' })
  expect(handle).toHaveBeenCalledOnce()
})
