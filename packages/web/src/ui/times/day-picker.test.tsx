import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { DayInput } from './day-input.tsx'
import DayPicker from './day-picker.tsx'
import type { DayRange } from './day-shape.ts'

const shapes = [
  ['the calendar', DayPicker],
  ['the field before its calendar has come', DayInput],
] as const

/**
 * Default browser behaviour of Enter in a field: the form is submitted unless the event was
 * prevented.
 */
const press = (field: HTMLElement, key: string) => {
  const wasLeft = fireEvent.keyDown(field, { key })
  if (key === 'Enter' && wasLeft) fireEvent.submit(field.closest('form')!)
}

describe.each(shapes)('%s', (_, Shape) => {
  const show = (range: DayRange = {}) => {
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    let day: string | undefined

    function Sheet() {
      const [value, setValue] = useState<string | undefined>('2026-11-20')
      day = value

      return (
        <form onSubmit={send as never}>
          <Shape value={value} onChange={setValue} aria-label="day" {...range} />
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

  test('a typed day is taken at once, whether or not the field is left in its own way', async () => {
    const { day, field } = show()
    act(() => field.focus())
    fireEvent.input(field, { target: { value: '2026-12-01' } })
    await waitFor(() => expect(day()).toBe('2026-12-01'))
  })

  test('a day outside the range is taken where it is typed: the form says what is wrong with it', async () => {
    const { day, field } = show({ min: '2026-11-10', max: '2026-12-10' })
    for (const outside of ['2026-11-09', '2026-12-11']) {
      act(() => field.focus())
      fireEvent.input(field, { target: { value: outside } })
      fireEvent.blur(field)
      await waitFor(() => expect(day()).toBe(outside))
    }
  })

  test.each([
    '20180901',
    '2018.9.1',
    '2018/09/01',
    '\u{ff12}\u{ff10}18-9-1',
    '2018\u{5e74}9\u{6708}1\u{65e5}',
  ])('a day that is typed as %s is taken when the field is left', async (typed) => {
    const { day, field } = show()
    act(() => field.focus())
    fireEvent.input(field, { target: { value: typed } })
    fireEvent.blur(field)
    await waitFor(() => expect(day()).toBe('2018-09-01'))
  })

  test('a day that is deleted with the keyboard is gone, before and after the field is left', async () => {
    const { day, field } = show()
    act(() => field.focus())
    fireEvent.input(field, { target: { value: '' } })
    await waitFor(() => expect(day()).toBeUndefined())
    fireEvent.blur(field)
    await waitFor(() => expect([day(), field.value]).toEqual([undefined, '']))
  })

  test('what is no day leaves the day as it was', () => {
    const { day, field } = show()
    for (const typed of ['20180231', '2018-9', '1.9.2018']) {
      act(() => field.focus())
      fireEvent.input(field, { target: { value: typed } })
      fireEvent.blur(field)
    }

    expect(day()).toBe('2026-11-20')
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

test('a field that is left in the moment its calendar comes does not take the focus back', async () => {
  render(<DayInput value="2026-11-20" aria-label="day" />)
  act(() => screen.getByLabelText('day').focus())

  await import('./day-picker.tsx')
  await Promise.resolve()
  act(() => (document.activeElement as HTMLElement).blur())

  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(document.activeElement).toBe(document.body)
})

test('in the calendar days outside the range are grey', async () => {
  render(
    <DayPicker value="2026-11-20" min="2026-11-18" max="2026-11-25" defaultOpen aria-label="day" />,
  )

  const cell = (day: string) => document.querySelector(`td[title="${day}"]`)

  await waitFor(() => expect(cell('2026-11-18')).not.toBeNull())

  const isGrey = (day: string) => cell(day)!.classList.contains('ant-picker-cell-disabled')

  expect(['2026-11-17', '2026-11-18', '2026-11-25', '2026-11-26'].map(isGrey)).toEqual([
    true,
    false,
    false,
    true,
  ])
})

describe('the calendar that is open', () => {
  const cellOf = (day: string) =>
    waitFor(() => {
      const cell = document.querySelector(`td[title="${day}"]`)
      expect(cell).not.toBeNull()
      return cell as HTMLElement
    })

  function show() {
    let day: string | undefined

    function Sheet() {
      const [value, setValue] = useState<string | undefined>('2026-11-20')
      day = value

      return <DayPicker value={value} onChange={setValue} aria-label="day" defaultOpen />
    }

    render(<Sheet />)

    return { day: () => day, field: screen.getByLabelText<HTMLInputElement>('day') }
  }

  test('the day under the pointer is shown, but not taken when the field is left', async () => {
    const { day, field } = show()
    act(() => field.focus())
    fireEvent.mouseEnter(await cellOf('2026-11-27'))
    await waitFor(() => expect(field.value).toBe('2026-11-27'))
    act(() => field.blur())
    expect(day()).toBe('2026-11-20')
  })

  test('a chosen day replaces one that was typed before', async () => {
    const { day, field } = show()
    act(() => field.focus())
    fireEvent.input(field, { target: { value: '2026-11-24' } })
    fireEvent.click(await cellOf('2026-11-26'))
    act(() => field.blur())
    await waitFor(() => expect(day()).toBe('2026-11-26'))
  })
})
