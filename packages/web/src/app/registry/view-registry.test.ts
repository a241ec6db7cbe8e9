import { render, screen } from '@testing-library/react'
import { createElement, Suspense } from 'react'
import { describe, expect, test } from 'vitest'
import { guessView, loadView, viewOf } from './view-registry.ts'

const Missing = () => createElement('p', null, 'missing')
const viewIn = (key: string) => viewOf(key, Missing)

describe('pages loaded before they are rendered', () => {
  test('the page of a path is guessed: it is then there at once, without a placeholder, and stays the same', async () => {
    guessView('/system/outbox')
    await loadView('system/outbox/index')

    const page = viewIn('system/outbox/index')

    expect(page).toBeTypeOf('function')

    await loadView('system/outbox/index')
    expect(viewIn('system/outbox/index')).toBe(page)
  })

  test('a page that was rendered first keeps its component', async () => {
    const page = viewIn('app/401')
    await loadView('app/401')
    expect(viewIn('app/401')).toBe(page)
  })

  test('an unknown key shows what is shown for it: at once if no area has its first part, else when those that have it are asked', async () => {
    await loadView('nobody/knows')
    expect(viewIn('nobody/knows')).toBe(Missing)

    await loadView('system/nowhere')

    const View = viewIn('system/nowhere')

    render(createElement(Suspense, { fallback: 'waiting' }, createElement(View)))
    expect(await screen.findByText('missing')).toBeTruthy()
    expect(viewIn('system/nowhere')).toBe(View)
  })
})
