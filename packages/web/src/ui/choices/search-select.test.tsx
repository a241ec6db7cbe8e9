import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Form } from 'antd'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setLanguage } from '../../platform/texts/i18n.ts'
import { SearchSelect, type SelectOption } from './search-select.tsx'

const PEOPLE: SelectOption[] = [
  { value: 1, label: '白露', note: 'P01' },
  { value: 2, label: '谷雨', note: 'P02' },
]

const useFound = (words: string) => ({
  data: PEOPLE.filter(({ label }) => label.includes(words)),
  isFetching: false,
})

const show = (isMultiple: boolean, first: number | number[] | null) => {
  const onPick = vi.fn()
  let stored: number | number[] | null = first

  function Sheet() {
    const [value, setValue] = useState(first)
    stored = value

    const known = [{ value: 9, label: '霜降' }]

    return (
      <Form.Item>
        <SearchSelect
          id="who"
          useFound={useFound}
          known={known}
          isMultiple={isMultiple}
          value={value}
          onPick={onPick}
          onChange={setValue}
          none="none"
        />
      </Form.Item>
    )
  }

  const { container } = render(<Sheet />)

  return {
    onPick,
    stored: () => stored,
    text: () => container.textContent,
    field: screen.getByRole('combobox'),
  }
}

const seek = async (field: HTMLElement, words: string) => {
  act(() => void fireEvent.mouseDown(field))
  fireEvent.change(field, { target: { value: words } })
}

const option = (label: string) =>
  document.querySelector(`.ant-select-item-option[title="${label}"]`)

beforeEach(() => setLanguage('zh-cn'))

describe('a select whose options are found by the words typed', () => {
  test('what is chosen keeps its name when the next search does not find it', async () => {
    const { field, stored, text, onPick } = show(false, null)
    await seek(field, '谷')
    await waitFor(() => expect(option('白露')).toBeNull())
    fireEvent.click(option('谷雨')!)
    expect(stored()).toBe(2)
    expect(onPick).toHaveBeenLastCalledWith(PEOPLE[1])

    await seek(field, '白')
    await waitFor(() => expect(option('白露')).not.toBeNull())
    expect(text()).toContain('谷雨')
  })
  test('of several, the person in the record stays in addition to those found', async () => {
    const { field, stored, text } = show(true, [9])

    expect(text()).toContain('霜降')

    await seek(field, '白')
    await waitFor(() => expect(option('谷雨')).toBeNull())
    fireEvent.click(option('白露')!)
    expect(stored()).toEqual([9, 1])
    expect(text()).toContain('霜降')
  })
})
