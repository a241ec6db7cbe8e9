import type { Page } from '@playwright/test'
import { expect } from './actors.ts'
import { violations } from './axe.ts'
import { findOverflow, turnTo } from './page-health.ts'

const SIZES = ['PC', 'phone'] as const

/**
 * What is open is not wider than the screen and has no violation, nor one of colours in the dark.
 * The window is changed, so that one way to it serves for all sizes; afterwards the page has the
 * last of `sizes` and is light.
 */
export async function expectFits(
  page: Page,
  what: string,
  sizes: readonly (typeof SIZES)[number][] = SIZES,
) {
  for (const size of sizes) {
    await turnTo(page, size)
    expect.soft(await findOverflow(page), `${what}, ${size}, width`).toBeNull()
    expect.soft(await violations(page), `${what}, ${size}, light`).toEqual([])
  }

  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect.soft(await violations(page, 'colours'), `${what}, dark`).toEqual([])

  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
}
