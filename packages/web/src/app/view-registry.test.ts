import { describe, expect, test } from 'vitest'
import { guessView, loadView, viewOf } from './view-registry.ts'

describe('pages loaded before they are rendered', () => {
  test('the page of a path is guessed: it is then there at once, without a placeholder, and stays the same', async () => {
    guessView('/system/outbox')
    await loadView('system/outbox/index')
    const page = viewOf('system/outbox/index')
    expect(page).toBeTypeOf('function')
    await loadView('system/outbox/index')
    expect(viewOf('system/outbox/index')).toBe(page)
  })
  test('a page that was rendered first keeps its component', async () => {
    const page = viewOf('app/401')
    await loadView('app/401')
    expect(viewOf('app/401')).toBe(page)
  })
  test('an unknown key loads nothing', async () => {
    await loadView('nobody/knows')
    expect(viewOf('nobody/knows')).toBeNull()
  })
})
