import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../platform/texts/i18n.ts'
import { NumberInput } from './number-input.tsx'

beforeEach(() => setLanguage('zh-cn'))

test.each([
  ['1000', 1000, '不能大于 999'],
  ['-3', -3, '不能小于 0'],
  ['2.5', 2.5, '请输入整数'],
])('%s stays as typed and is marked as wrong', (typed, value, words) => {
  const changes: (number | null)[] = []

  render(
    <NumberInput
      aria-label="数量"
      min={0}
      max={999}
      precision={0}
      onChange={(next) => changes.push(next)}
    />,
  )

  const field = screen.getByRole('spinbutton', { name: '数量' })

  fireEvent.change(field, { target: { value: typed } })
  fireEvent.blur(field)

  expect(changes.at(-1)).toBe(value)
  expect((field as HTMLInputElement).value).toBe(typed)
  expect(screen.getByRole('alert').textContent).toBe(words)
})

test('decimals of an amount are not rounded', () => {
  const changes: (string | null)[] = []

  render(
    <NumberInput<string>
      aria-label="金额"
      stringMode
      min={0}
      precision={2}
      onChange={(next) => changes.push(next)}
    />,
  )

  const field = screen.getByRole('spinbutton', { name: '金额' })

  fireEvent.change(field, { target: { value: '12.345' } })
  fireEvent.blur(field)

  expect([changes.at(-1), screen.getByRole('alert').textContent]).toEqual([
    '12.345',
    '最多 2 位小数',
  ])
})

test('a message adds no element next to the field, whose columns would move', () => {
  const { container } = render(<NumberInput aria-label="数量" max={9} />)
  fireEvent.change(screen.getByRole('spinbutton', { name: '数量' }), { target: { value: '10' } })

  expect(screen.getByRole('alert').textContent).toBe('不能大于 9')
  expect(container.children).toHaveLength(1)
})
