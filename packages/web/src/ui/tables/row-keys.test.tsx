import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { WideTable } from './wide-table.tsx'

type Row = { id: number; name: string; note: string; isPlain?: boolean }

const ROWS: readonly Row[] = [
  { id: 1, name: 'First', note: 'a' },
  { id: 2, name: 'Second', note: 'b' },
  { id: 3, name: 'Third', note: 'c', isPlain: true },
]

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: (row: Row) => (row.isPlain ? row.name : <a href="/">{row.name}</a>),
  },
  { key: 'note', title: 'Note', cell: (row: Row) => <input aria-label={row.note} /> },
  {
    key: 'actions',
    title: 'Actions',
    card: 'action' as const,
    cell: (row: Row) => (row.isPlain ? null : <button type="button">{`edit ${row.name}`}</button>),
  },
]

/** Shows the table, and waits for what is loaded after its rows. */
async function show(visibleColumns: readonly Column<Row>[] = columns) {
  render(<WideTable rows={ROWS} columns={visibleColumns} nameOf={(row) => row.name} />)

  const box = screen.getByRole('region').parentElement!
  await waitFor(() => expect(box.style.getPropertyValue('--actions-width')).toBe('0px'))
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement!, { key, ...more })

test('arrow down leads from the frame to the first row, and on to the next; arrow up leads back', async () => {
  await show()
  screen.getByRole('region').focus()

  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('First')

  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('Second')

  press('ArrowUp')
  press('ArrowUp')
  expect(document.activeElement?.textContent).toBe('First')
})

test('the column is kept where the next row has a control there', async () => {
  await show()
  screen.getByRole('button', { name: 'edit First' }).focus()

  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('edit Second')

  press('ArrowDown')
  expect(document.activeElement).toBe(screen.getByLabelText('c'))
})

test('a field keeps its arrow keys, and a combined key is left alone', async () => {
  await show()
  screen.getByLabelText('a').focus()

  press('ArrowDown')
  expect(document.activeElement).toBe(screen.getByLabelText('a'))

  screen.getByRole('link', { name: 'First' }).focus()
  press('ArrowDown', { altKey: true })
  expect(document.activeElement?.textContent).toBe('First')
})

test('a row without a control is focused itself', async () => {
  await show([{ key: 'name', title: 'Name', cell: (row) => row.name }])

  screen.getByRole('region').focus()
  press('ArrowDown')
  press('ArrowDown')

  expect(document.activeElement).toBe(screen.getByText('Second').closest('tr'))
})
