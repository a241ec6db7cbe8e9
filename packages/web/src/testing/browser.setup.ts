import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'
import { setLanguage } from '../platform/texts/i18n.ts'

// A busy machine needs more than the default second to render a form.
configure({ asyncUtilTimeout: 8000 })

afterEach(() => {
  cleanup()
  setLanguage('zh-cn') // The files of a process share their modules.
  localStorage.clear()
  sessionStorage.clear()
})

// The files of a process share the window (shared-browser.environment.ts).
afterAll(() => {
  document.body.replaceChildren()
  document.title = ''

  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)

  history.replaceState(null, '', '/medical/')
})

// happy-dom has no layout: the component library needs these.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }) as unknown as MediaQueryList

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
