import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { DayInput } from './day-input.tsx'
import DayPicker from './day-picker.tsx'

const shapes = [
  ['the calendar', DayPicker],
  ['the field before its calendar has come', DayInput],
] as const

/** What a browser does with a key in a field: the form is sent unless somebody has taken the key for himself. */
const press = (field: HTMLElement, key: string) => {
  const wasLeft = fireEvent.keyDown(field, { key })
  if (key === 'Enter' && wasLeft) fireEvent.submit(field.closest('form')!)
}

describe.each(shapes)('%s', (_, Shape) => {
  const show = () => {
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    let day: string | undefined
    function Sheet() {
      const [value, setValue] = useState<string | undefined>('2026-11-20')
      day = value
      return (
        <form onSubmit={send as never}>
          <Shape value={value} onChange={setValue} aria-label="day" />
        </form>
      )
    }
    render(<Sheet />)
    return { send, day: () => day, field: screen.getByLabelText<HTMLInputElement>('day') }
  }
  test('Enter takes the day that was typed, and does not send the form around it', async () => {
    const { send, day, field } = show()
    act(() => field.focus())
    fireEvent.change(field, { target: { value: '2026-12-01' } })
    press(field, 'Enter')
    await waitFor(() => expect(day()).toBe('2026-12-01'))
    expect(send).not.toHaveBeenCalled()
  })
  test('Enter over half a day sends nothing either, and the day stays what it was', () => {
    const { send, day, field } = show()
    act(() => field.focus())
    fireEvent.change(field, { target: { value: '2026-1' } })
    press(field, 'Enter')
    expect(send).not.toHaveBeenCalled()
    expect(day()).toBe('2026-11-20')
  })
})
