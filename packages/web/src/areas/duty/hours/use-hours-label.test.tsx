import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { useHoursLabel } from './use-hours-label.ts'

beforeEach(() => setLanguage('zh-cn'))

test('hours are said with minutes, and sixty minutes are an hour', () => {
  const { result } = renderHook(() => useHoursLabel())

  expect([12, 12.73, 11.995, 0].map(result.current)).toEqual([
    '12 小时',
    '12 小时 44 分',
    '12 小时',
    '0 小时',
  ])
})
