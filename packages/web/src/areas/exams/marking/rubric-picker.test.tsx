import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { RubricPicker } from './rubric-picker.tsx'

const RUBRIC = [
  { text: '定义', share: 50, points: 150 },
  { text: '处理', share: 50, points: 150 },
]

beforeEach(() => setLanguage('zh-cn'))

test('tapped points of the rubric are added up, taken away again, and all of them earn the whole', () => {
  const picked: number[] = []
  render(<RubricPicker rubric={RUBRIC} together={333} onPick={(points) => picked.push(points)} />)

  const point = (name: RegExp) => screen.getByRole('button', { name })

  fireEvent.click(point(/定义/))
  expect(point(/定义/).getAttribute('aria-pressed')).toBe('true')

  fireEvent.click(point(/处理/))
  fireEvent.click(point(/定义/))
  expect(point(/定义/).getAttribute('aria-pressed')).toBe('false')

  expect(picked).toEqual([150, 333, 150])
})
