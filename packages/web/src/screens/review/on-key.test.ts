import { expect, test, vi } from 'vitest'
import { onKey } from './on-key.ts'

test('a key that decides is not typed into the dialog that it opens; other keys are left alone', () => {
  const refuse = vi.fn()
  const stop = onKey({ x: refuse }, false)

  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true })
    document.body.dispatchEvent(event)

    return event.defaultPrevented
  }

  expect(press('x')).toBe(true)
  expect(press('q')).toBe(false)
  expect(refuse).toHaveBeenCalledTimes(1)

  stop()
})
