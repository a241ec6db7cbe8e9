import type { CDPSession, Page } from '@playwright/test'
import { expect } from './actors.ts'
import { COLOUR_RULES, violations } from './axe.ts'
import { settled } from './pages.ts'

/** A usual window, and the narrowest phone in use. */
const SIZES = { PC: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } } as const

const sessions = new WeakMap<Page, Promise<CDPSession>>()
/** Switches an open page between phone and PC: viewport width and pointer type. */
export async function turnTo(page: Page, size: keyof typeof SIZES) {
  if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page))
  await (await sessions.get(page)!).send('Emulation.setTouchEmulationEnabled', { enabled: size === 'phone' })
  await page.setViewportSize(SIZES[size])
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await settled(page)
}

/** The element that overflows the right edge of the screen; null if there is none. */
export const wider = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    /** An element inside a clipping or scrolling container does not widen the page. */
    const isCut = (element: Element | null): boolean =>
      element !== null && element !== document.body && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement))
    const beyond = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility())
      .filter((element) => !isCut(element.parentElement))
      .map((element) => `${element.tagName}.${element.className}`)
    return scrollWidth > clientWidth ? { scrollWidth, clientWidth, beyond: beyond.slice(0, 5) } : null
  })

/** Switches the system to dark; the application follows at once. */
async function goDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
}

/**
 * No overflow and no accessibility violation, on PC and phone, light and dark. The page is loaded once and the window is changed;
 * afterwards it is a PC in the light theme again.
 */
export async function expectSound(page: Page, what: string, darken: (page: Page) => Promise<void> = goDark) {
  for (const size of ['PC', 'phone'] as const) {
    await turnTo(page, size)
    expect.soft(await wider(page), `${what}, ${size}, width`).toBeNull()
    expect.soft(await violations(page), `${what}, ${size}, light`).toEqual([])
  }
  await darken(page)
  for (const size of ['phone', 'PC'] as const) {
    await turnTo(page, size)
    expect.soft(await violations(page, COLOUR_RULES), `${what}, ${size}, dark`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
