import { expect, test } from 'vitest'
import { ordersOf } from './sort-choice.rules.ts'

const cell = () => null
const text = { ownOrder: 'own', rising: 'up', falling: 'down' }

test('a list can be ordered by its sortable columns, up and down, or as it is by itself', () => {
  const columns = [
    { key: 'name', title: 'Name', cell },
    { key: 'state', title: 'State', cell },
    { key: 'span', sort: 'startsOn', title: 'Dates', cell },
  ]

  expect(ordersOf(columns, ['name', 'startsOn'], text)).toEqual([
    { value: '', label: 'own' },
    { value: 'name', label: 'Name up' },
    { value: '-name', label: 'Name down' },
    { value: 'startsOn', label: 'Dates up' },
    { value: '-startsOn', label: 'Dates down' },
  ])
})

test('a list without sortable columns has only its own order', () => {
  expect(ordersOf([{ key: 'name', title: 'Name', cell }], [], text)).toHaveLength(1)
})
