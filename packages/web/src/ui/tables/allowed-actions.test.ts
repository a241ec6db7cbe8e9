import { expect, test, vi } from 'vitest'
import { allowedActions } from './allowed-actions.ts'

type Row = { name: string; actions: ('edit' | 'delete')[] }

test('only what the server allows is offered, in the order of the page', () => {
  const acts = {
    edit: { label: 'Edit', onClick: () => {} },
    delete: { label: 'Delete', danger: true, onClick: () => {} },
  }

  const keysOf = (row: Row) => allowedActions(row, acts).map(({ key }) => key)

  expect(keysOf({ name: 'First', actions: ['delete', 'edit'] })).toEqual(['edit', 'delete'])
  expect(keysOf({ name: 'Second', actions: ['delete'] })).toEqual(['delete'])
  expect(keysOf({ name: 'Third', actions: [] })).toEqual([])
})

test('an action gets its row', () => {
  const row: Row = { name: 'First', actions: ['edit'] }
  const onClick = vi.fn()
  const [edit] = allowedActions(row, { edit: { label: 'Edit', onClick } })

  edit?.onClick()
  expect(onClick).toHaveBeenCalledWith(row)
})
