import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RankedTable } from './ranked-table.tsx'

const ROWS = [
  { id: 1, name: '超声科', mean: 81.5, n: 4 },
  { id: 2, name: '检验科', mean: 93, n: 6 },
  { id: 3, name: '病理科', mean: null, n: 3 },
]

const show = (isWhole: boolean) =>
  render(
    <RankedTable
      rows={ROWS}
      title="评价对象"
      nameOf={({ name }) => name}
      renderName={({ name }) => name}
      isWhole={isWhole}
    />,
  )

const shownRows = () =>
  screen
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    )
    .slice(1)

test('all results are ranked with the best first, and the bar is as long as the result', () => {
  const { container } = show(true)

  expect(shownRows()).toEqual([
    ['1', '检验科', '93', '6'],
    ['2', '超声科', '81.5', '4'],
    ['—', '病理科', '—', '3'],
  ])

  const bars = [...container.querySelectorAll<HTMLElement>('.result-bar > i')]
  expect(bars.map(({ style }) => style.width)).toEqual(['93%', '81.5%'])
})

test('one page of more results keeps the order of the server and shows no ranks', () => {
  show(false)

  expect(shownRows().map(([name]) => name)).toEqual(['超声科', '检验科', '病理科'])
})
