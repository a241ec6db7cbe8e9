import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { actionsColumn } from './actions-column.tsx'

type Row = { name: string; actions: readonly string[] }

const column = actionsColumn<Row>('Actions', 120, ({ actions }) =>
  actions.map((key) => ({ key, label: key, onClick: () => {} })),
)

test('the column shows what the server allows for the row, at the foot of its card on a phone', () => {
  expect(column).toMatchObject({ key: 'actions', title: 'Actions', width: 120, card: 'action' })

  render(column.cell({ name: 'First', actions: ['edit'] }))
  expect(screen.getByRole('button').textContent).toBe('edit')
})

test('a row without actions has an empty cell', () => {
  const { container } = render(column.cell({ name: 'Second', actions: [] }))
  expect(container.textContent).toBe('')
})
