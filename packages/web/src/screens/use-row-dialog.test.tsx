import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRowDialog } from './use-row-dialog.ts'

type School = { id: number; name: string }
const school: School = { id: 7, name: 'First school' }

test('a dialog is closed at first, and opens for one row', () => {
  const { result } = renderHook(() => useRowDialog<School>())

  expect(result.current).toMatchObject({ isOpen: false, opened: null })

  act(() => result.current.open(school))
  expect(result.current).toMatchObject({ isOpen: true, opened: school })
})

test('it opens without a row for a new record, and forgets its row when it closes', () => {
  const { result } = renderHook(() => useRowDialog<School>())
  act(() => result.current.open(school))
  act(() => result.current.close())
  expect(result.current).toMatchObject({ isOpen: false, opened: null })

  act(() => result.current.add())
  expect(result.current).toMatchObject({ isOpen: true, opened: null })
})
