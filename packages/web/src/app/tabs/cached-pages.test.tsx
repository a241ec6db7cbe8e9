import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy, useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider, useLocation, useSearchParams } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Page, useApp } from '../../platform/app.store.ts'
import { setLanguage } from '../../platform/texts/i18n.ts'
import { registerView } from '../registry/view-registry.ts'
import { CachedPages } from './cached-pages.tsx'
import { TabBar } from './tab-bar.tsx'
import { closeTabs, dropTabs, openTab, useTabs } from './tabs.store.ts'

const log: string[] = []

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  const { pathname } = useLocation()
  const [query] = useSearchParams()

  useEffect(() => {
    log.push(`${name} shown`)
    return () => void log.push(`${name} gone`)
  }, [name])

  return (
    <button type="button" data-testid={name} onClick={() => setCount(count + 1)}>
      {name} {count} {pathname}?{query.toString()}
    </button>
  )
}

const page = (path: string, keepAlive: boolean): Page => ({
  path,
  name: path,
  view: path,
  title: `题${path}`,
  titleEn: path,
  icon: null,
  keepAlive,
  affix: path === '/home',
  bare: false,
  parents: [],
})

const PAGES = [page('/home', true), page('/a/b/c/d', true), page('/plain', false)]

function Frame() {
  const { pathname, search } = useLocation()

  useEffect(() => {
    const found = PAGES.find((one) => one.path === pathname)!
    openTab({ ...found, search, hash: '' })
  }, [pathname, search])

  return (
    <>
      <TabBar />
      <CachedPages />
    </>
  )
}

async function start(at: string) {
  const router = createMemoryRouter([{ path: '/*', element: <Frame /> }], { initialEntries: [at] })
  await act(async () => void render(<RouterProvider router={router} />))

  return { router, go: (to: string) => act(async () => router.navigate(to)) }
}

const tabOf = (title: string) => screen.getByRole('tab', { name: title })

beforeEach(() => {
  setLanguage('zh-cn')
  dropTabs()
  log.length = 0
  useApp.setState({ pages: PAGES })

  for (const { path } of PAGES)
    registerView(
      path,
      lazy(async () => ({ default: () => <Counter name={path} /> })),
    )
})

describe('pages that are kept alive', () => {
  test('a hidden page keeps its state and the address it was left with, at any depth of the menu', async () => {
    const { go } = await start('/a/b/c/d?page=3')
    fireEvent.click(screen.getByTestId('/a/b/c/d'))
    await go('/home')
    expect(screen.getByTestId('/a/b/c/d').textContent).toBe('/a/b/c/d 1 /a/b/c/d?page=3')
    expect(screen.getByTestId('/a/b/c/d').style.display).toBe('none')

    await go('/a/b/c/d?page=3')
    expect(screen.getByTestId('/a/b/c/d').textContent).toBe('/a/b/c/d 1 /a/b/c/d?page=3')
  })

  test('a page that is not kept alive is released when one leaves it', async () => {
    const { go } = await start('/plain')
    await go('/home')
    expect(screen.queryByTestId('/plain')).toBeNull()
    expect(log).toContain('/plain gone')
  })

  test('closing a tab unmounts its page: it starts again', async () => {
    const { go, router } = await start('/home')
    await go('/a/b/c/d')
    fireEvent.click(screen.getByTestId('/a/b/c/d'))

    await act(
      async () =>
        void fireEvent(
          tabOf('题/a/b/c/d'),
          new MouseEvent('auxclick', { bubbles: true, button: 1 }),
        ),
    )

    expect(screen.queryByTestId('/a/b/c/d')).toBeNull()
    expect(router.state.location.pathname).toBe('/home')

    await go('/a/b/c/d')
    expect(screen.getByTestId('/a/b/c/d').textContent).toContain('/a/b/c/d 0')
  })
})

describe('a page that arrives', () => {
  test('is shown before it has a tab, and is the same page when the tab joins; without its closed tab it is not', async () => {
    const router = createMemoryRouter([{ path: '/*', element: <CachedPages /> }], {
      initialEntries: ['/plain?page=2'],
    })
    await act(async () => void render(<RouterProvider router={router} />))
    fireEvent.click(screen.getByTestId('/plain'))
    act(() => openTab({ ...PAGES[2]!, search: '?page=2', hash: '' }))
    expect(screen.getByTestId('/plain').textContent).toBe('/plain 1 /plain?page=2')

    act(() => void closeTabs('/plain', 'this', '/plain'))
    expect(screen.queryByTestId('/plain')).toBeNull()
  })
})

describe('the tab bar', () => {
  test('is a list of tabs with one selected and one in the tab order', async () => {
    const { go } = await start('/home')
    await go('/plain')
    expect(screen.getByRole('tablist', { name: '已打开的页面' })).toBeTruthy()

    expect(
      screen.getAllByRole('tab').map((tab) => [tab.getAttribute('aria-selected'), tab.tabIndex]),
    ).toEqual([
      ['false', -1],
      ['true', 0],
    ])
  })

  test('arrows move, Delete closes, the pinned tab stays', async () => {
    const { go, router } = await start('/home')
    await go('/plain')
    await act(async () => void fireEvent.keyDown(tabOf('题/plain'), { key: 'ArrowLeft' }))
    expect(router.state.location.pathname).toBe('/home')

    await act(async () => void fireEvent.keyDown(tabOf('题/home'), { key: 'Delete' }))
    expect(useTabs.getState().tabs).toHaveLength(2)

    await go('/plain')
    await act(async () => void fireEvent.keyDown(tabOf('题/plain'), { key: 'Delete' }))
    expect(useTabs.getState().tabs.map((tab) => tab.path)).toEqual(['/home'])
  })

  test('arrows start from the focused tab, not from the shown page: pressed twice they lead two tabs further', async () => {
    const { go, router } = await start('/home')
    await go('/plain')
    await act(async () => void fireEvent.keyDown(tabOf('题/home'), { key: 'ArrowRight' }))
    expect(router.state.location.pathname).toBe('/plain')

    await act(async () => void fireEvent.keyDown(tabOf('题/home'), { key: 'ArrowLeft' }))
    expect(router.state.location.pathname, 'round the end').toBe('/plain')
  })

  test('the context menu refreshes: the page is mounted again', async () => {
    await start('/a/b/c/d')
    fireEvent.click(screen.getByTestId('/a/b/c/d'))
    await act(async () => void fireEvent.contextMenu(tabOf('题/a/b/c/d')))
    await act(async () => void fireEvent.click(await screen.findByText('刷新')))
    expect(screen.getByTestId('/a/b/c/d').textContent).toContain('/a/b/c/d 0')
  })

  test('titles follow the language without a reload', async () => {
    await start('/plain')
    act(() => setLanguage('en'))
    expect(screen.getByRole('tab', { name: '/plain' })).toBeTruthy()
  })
})
