import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { textFilter } from './list-filters.tsx'
import { ListScreen } from './list-screen.tsx'
import { useListState } from './list-state.ts'

function List() {
  const list = useListState('empty', ['keywords', 'state'])
  const result = { data: { list: [], total: 0 }, error: null, isFetching: false, refetch: () => {} }
  const column = { key: 'name', title: 'name', card: 'title' as const, cell: () => null }

  return (
    <ListScreen
      title="people"
      list={list}
      result={result}
      columns={[column]}
      filters={[textFilter('keywords', 'words')]}
    />
  )
}

const at = (address: string) =>
  act(() =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <List />
      </MemoryRouter>,
    ),
  )

test('an empty list offers to give up a condition only where there is one: a tab in the address is none', async () => {
  await at('/?state=arrived')
  expect(screen.getByText('这里还没有内容')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '清除条件' })).toBeNull()
})

test('a list with nothing in it says why and what to do, and under a condition that nothing matches', async () => {
  const Units = () => {
    const list = useListState('units', ['keywords'])

    const result = {
      data: { list: [], total: 0 },
      error: null,
      isFetching: false,
      refetch: () => {},
    }

    const column = { key: 'name', title: 'name', card: 'title' as const, cell: () => null }

    return (
      <ListScreen
        title="units"
        list={list}
        result={result}
        columns={[column]}
        filters={[textFilter('keywords', 'words')]}
      >
        先新增本院
      </ListScreen>
    )
  }

  const renderAt = (address: string) =>
    act(() =>
      render(
        <MemoryRouter initialEntries={[address]}>
          <Units />
        </MemoryRouter>,
      ),
    )

  const first = await renderAt('/')

  expect(screen.getByText('先新增本院')).toBeTruthy()

  first.unmount()
  await renderAt('/?keywords=x')
  expect(screen.queryByText('先新增本院')).toBeNull()
  expect(screen.getByText('没有符合条件的内容，可以放宽条件再看')).toBeTruthy()
})

test('what only says whose list it is makes no list empty: it says why and what to do', async () => {
  const Offers = () => {
    const list = useListState('offers', ['intakeId'])

    const result = {
      data: { list: [], total: 0 },
      error: null,
      isFetching: false,
      refetch: () => {},
    }

    const column = { key: 'name', title: 'name', card: 'title' as const, cell: () => null }
    const filters = [{ ...textFilter('intakeId', 'intake'), isScope: true as const }]

    return (
      <ListScreen title="offers" list={list} result={result} columns={[column]} filters={filters}>
        逐个新增
      </ListScreen>
    )
  }

  render(
    <MemoryRouter initialEntries={['/?intakeId=7']}>
      <Offers />
    </MemoryRouter>,
  )

  expect(screen.getByText('逐个新增')).toBeTruthy()
})

test('under a condition an empty list says that nothing matches', async () => {
  await at('/?state=arrived&keywords=x')
  expect(screen.getByText('没有符合条件的内容，可以放宽条件再看')).toBeTruthy()
  expect(screen.getByRole('button', { name: '清除条件' })).toBeTruthy()
})

test('a list that could not be refreshed keeps its rows, says that they are from before, and offers to try again', async () => {
  const refetch = vi.fn()

  function Outdated() {
    const list = useListState('outdated', ['keywords'])

    const result = {
      data: { list: [{ id: 1 }], total: 1 },
      error: new Error('连不上'),
      isFetching: false,
      refetch,
    }

    const column = { key: 'name', title: 'name', card: 'title' as const, cell: () => '何文静' }

    return (
      <ListScreen
        title="people"
        list={list}
        result={result}
        columns={[column]}
        filters={[textFilter('keywords', 'words')]}
      />
    )
  }

  await act(async () =>
    render(
      <MemoryRouter>
        <Outdated />
      </MemoryRouter>,
    ),
  )

  expect(await screen.findByText('何文静')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('刷新没有成功，下面是之前的内容：连不上')

  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('a list that is counted only so far says that there are more', async () => {
  const Entries = () => {
    const list = useListState('entries', ['keywords'])
    const data = { list: [{ id: 1 }], total: 1000, isTotalCapped: true }
    const result = { data, error: null, isFetching: false, refetch: () => {} }
    const column = { key: 'name', title: 'name', card: 'title' as const, cell: () => null }

    return (
      <ListScreen title="entries" filters={[]} columns={[column]} list={list} result={result} />
    )
  }

  await act(() =>
    render(
      <MemoryRouter>
        <Entries />
      </MemoryRouter>,
    ),
  )

  expect(screen.getByText('共 1000+ 条')).toBeTruthy()
})

test('an order that the list does not have is dropped from an old address; one that it has stays', async () => {
  const orders: (string | undefined)[] = []

  const Ordered = () => {
    const list = useListState('ordered', [])
    orders.push(list.sort)

    const result = { data: { list: [], total: 0 }, error: null, isFetching: false, refetch() {} }
    const column = { key: 'name', title: 'name', card: 'title' as const, cell: () => null }

    return (
      <ListScreen
        title="ordered"
        list={list}
        result={result}
        columns={[column]}
        sorts={['name']}
        filters={[]}
      />
    )
  }

  const openAt = (address: string) =>
    act(() =>
      render(
        <MemoryRouter initialEntries={[address]}>
          <Ordered />
        </MemoryRouter>,
      ),
    )

  await openAt('/?sort=-gone')
  expect(orders.at(-1)).toBeUndefined()

  await openAt('/?sort=-name')
  expect(orders.at(-1)).toBe('-name')
})
