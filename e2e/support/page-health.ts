import type { Page } from '@playwright/test'
import { expect } from './actors.ts'
import { type Rules, violations } from './axe.ts'
import { setTouch } from './page-pool.ts'
import { expectLoaded } from './pages.ts'

/**
 * A usual window, the narrowest phone in use, and what is left of a window of 1280 by 1024 when it
 * is enlarged to 400 % (WCAG 1.4.10).
 */
const SIZES = {
  PC: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
  enlarged: { width: 320, height: 256 },
} as const
export type Size = keyof typeof SIZES

/** Switches an open page between phone and PC: viewport width and pointer type. */
export async function resizeTo(page: Page, size: Size) {
  const { width, height } = SIZES[size]
  const shown = page.viewportSize()
  if (shown?.width === width && shown.height === height) return

  await setTouch(page, size === 'phone')
  await page.setViewportSize({ width, height })
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** The same, and waits until nothing that the other size shows is loading. */
export async function turnTo(page: Page, size: Size) {
  await resizeTo(page, size)
  await expectLoaded(page)
}

/** The element that overflows the right edge of the screen; null without one. */
export const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement

    /** An element inside a clipping or scrolling container does not widen the page. */
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement))

    const beyond = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) =>
          element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility(),
      )
      .filter((element) => !isCut(element.parentElement))
      .map((element) => `${element.tagName}.${element.className}`)

    return scrollWidth > clientWidth
      ? { scrollWidth, clientWidth, beyond: beyond.slice(0, 5) }
      : null
  })

/** Texts drawn smaller than 12 px. */
const smallTexts = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)

    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      const isSeen = element.checkVisibility() && element.getBoundingClientRect().width > 1

      if (isSeen && size < 12 && text.textContent?.trim())
        found.add(`${size} px: ${text.textContent.trim().slice(0, 20)}`)
    }

    return [...found].slice(0, 5)
  })

/**
 * Switches, checkboxes and buttons of rows that a finger misses 19 px above or below their middle.
 */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>()

    for (const target of document.querySelectorAll<HTMLElement>(
      '[role=switch], input[type=checkbox], .row-actions button',
    )) {
      if (!target.checkVisibility() || target.closest('[inert]')) continue

      target.scrollIntoView({ block: 'center' })

      const { x, y, width, height } = target.getBoundingClientRect()

      const isHit = (at: number) => {
        const hit = document.elementFromPoint(x + width / 2, y + height / 2 + at)
        return !hit || target.contains(hit) || hit.closest('label')?.control === target
      }

      // Covered by an open dialog: nothing a finger reaches.
      if (isHit(0) && !(isHit(-19) && isHit(19)))
        found.add(
          `${Math.round(width)} x ${Math.round(height)}: ${target.ariaLabel || target.textContent}`,
        )
    }

    window.scrollTo(0, 0)

    return [...found].slice(0, 5)
  })

/**
 * Where the first card of a list begins; 0 if the page is no list, is empty, or begins with
 * something else (a warning, figures).
 */
const firstCard = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('.list-screen')
    const card = list?.querySelector('ul.cards > li')
    const isFirst = list && list.getBoundingClientRect().top + window.scrollY <= 110

    return isFirst && card ? Math.round(card.getBoundingClientRect().top + window.scrollY) : 0
  })

/** A third of the screen of a phone of usual height. */
const UPPER_THIRD = 844 / 3

/**
 * Accessible names that are English words while the page is Chinese: defaults of a component
 * library.
 */
const englishNames = (page: Page) =>
  page.evaluate(() => {
    const OWN = /English|^(ID|SMS|PDF|QQ)$/
    if (!document.documentElement.lang.startsWith('zh')) return []

    return [
      ...document.querySelectorAll<HTMLElement>(
        'button, [role=radiogroup], [role=switch], [role=dialog], input, nav, section',
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
      .map((element) => element.ariaLabel ?? '')
      .filter((name) => /[a-z]{3}/i.test(name) && !/\p{Script=Han}/u.test(name) && !OWN.test(name))
      .slice(0, 5)
  })

/**
 * What moves on a page, although its reader asks for less motion, as all journeys do. What shows that
 * something is loading may turn.
 */
const movements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {}
        const { target } = effect as KeyframeEffect
        const isLoading = target?.closest('.anticon-spin, .ant-spin')

        return playState === 'running' && Number(duration) > 1 && !isLoading
      })
      .map((animation) => {
        const { target, pseudoElement } = animation.effect as KeyframeEffect
        const { transitionProperty } = animation as CSSTransition
        const { animationName = transitionProperty } = animation as CSSAnimation
        return `${animationName} of ${target?.tagName}.${target?.className}${pseudoElement ?? ''}`
      })
      .slice(0, 5),
  )

/** The part of the height in which the page itself is seen, not what stays above or below it. */
const shareOfContent = (page: Page) =>
  page.evaluate(() => {
    const content = document.querySelector('#content')
    if (!content) return 1

    const middle = window.innerWidth / 2
    const points = Array.from({ length: window.innerHeight }, (_, y) =>
      document.elementFromPoint(middle, y),
    )

    return points.filter((hit) => content.contains(hit)).length / window.innerHeight
  })

/** A page that is enlarged to 400 % is read without scrolling to the side, and is not covered. */
export async function expectReadableEnlarged(page: Page, what: string) {
  await turnTo(page, 'enlarged')
  expect.soft(await findOverflow(page), `${what}, 400 %, width`).toBeNull()
  expect.soft(await shareOfContent(page), `${what}, 400 %, seen`).toBeGreaterThan(0.5)
}

/** Switches the system to dark; the application follows at once. */
async function goDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
}

/**
 * No overflow, small text, small target, movement, foreign name or accessibility violation at this
 * size, in the light theme. `rules`: what violations are looked for; null: none are, which takes half the
 * time.
 */
export async function expectHealthyAt(
  page: Page,
  what: string,
  size: Size,
  rules: Rules | null = 'all',
) {
  await turnTo(page, size)
  expect.soft(await findOverflow(page), `${what}, ${size}, width`).toBeNull()
  expect.soft(await smallTexts(page), `${what}, ${size}, small text`).toEqual([])

  expect.soft(await movements(page), `${what}, ${size}, movements`).toEqual([])

  if (size === 'phone') {
    expect.soft(await smallTargets(page), `${what}, ${size}, small targets`).toEqual([])
    expect.soft(await firstCard(page), `${what}, first card`).toBeLessThanOrEqual(UPPER_THIRD)
  }

  expect.soft(await englishNames(page), `${what}, ${size}, English names`).toEqual([])
  if (rules) expect.soft(await violations(page, rules), `${what}, ${size}, light`).toEqual([])
}

/** Sufficient contrast in the dark theme at these sizes; afterwards the page is light again. */
export async function expectHealthyInDark(
  page: Page,
  what: string,
  sizes: readonly Size[],
  darken: (page: Page) => Promise<void> = goDark,
) {
  await darken(page)

  for (const size of sizes) {
    await turnTo(page, size)
    expect.soft(await violations(page, 'colours'), `${what}, ${size}, dark`).toEqual([])
  }

  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * All of this on PC and phone, light and dark. The page is loaded once and the window is changed;
 * afterwards it is a PC again.
 */
export async function expectHealthy(page: Page, what: string) {
  for (const size of ['PC', 'phone'] as const) await expectHealthyAt(page, what, size)
  await expectHealthyInDark(page, what, ['phone', 'PC'])
}
