import { act, fireEvent, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberPaletteKey } from './palette-key.ts'
import { usePalette } from './use-palette.ts'

const press = (key: string, more: KeyboardEventInit = {}) =>
  act(() => fireEvent.keyDown(document.body, { key, ...more }))

const type = (letters: string) => {
  for (const letter of letters) press(letter)
}

const openPalette = () => {
  const { result } = renderHook(() => usePalette())
  return () => result.current
}

test('what is typed before the field of the palette is there is kept for it', () => {
  const palette = openPalette()

  type('page')
  press('k', { ctrlKey: true })
  type('leave')

  expect(palette().early.current).toBe('leave')
})

test('the field has its letters for itself, and the next opening begins empty', () => {
  const palette = openPalette()

  press('k', { ctrlKey: true })
  type('a')
  document.body.innerHTML = '<div class="palette"><input cmdk-input="" /></div>'
  type('b')
  expect(palette().early.current).toBe('a')

  document.body.innerHTML = ''
  press('k', { ctrlKey: true })
  press('k', { metaKey: true })
  expect(palette()).toMatchObject({ isOpen: true, early: { current: '' } })
})

test('pressed while the start screen is shown, it opens as soon as the page is there; once', () => {
  document.body.innerHTML = '<div id="start"></div>'
  rememberPaletteKey()
  press('k', { ctrlKey: true })

  expect(openPalette()().isOpen).toBe(true)
  expect(openPalette()().isOpen).toBe(false)
})

test('pressed on a page without the search, as that of the login, it opens nothing later', () => {
  document.body.innerHTML = ''
  rememberPaletteKey()
  press('k', { ctrlKey: true })

  expect(openPalette()().isOpen).toBe(false)
})
