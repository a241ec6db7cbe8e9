import type { Locator, Page } from '@playwright/test'
import { expect } from './actors.ts'

/** So many stops are between the beginning of a page and its last control at most. */
const MAX_STOPS = 150

/** Frames are drawn within this time after the focus has come. */
const DRAWN_MS = 400

/** How a control and the field around it are drawn. */
const drawnAs = (target: Locator) =>
  target.first().evaluate((control) =>
    [control, control.parentElement, control.parentElement?.parentElement]
      .filter((element) => element instanceof HTMLElement)
      .map((element) => {
        const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor, color } =
          getComputedStyle(element)
        return [outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor, color].join()
      })
      .join(),
  )

const isFocused = (target: Locator) =>
  target.evaluateAll((elements) =>
    elements.some(
      (element) => element === document.activeElement || element.contains(document.activeElement),
    ),
  )

/** Presses Tab until the control has the focus, and checks that it is drawn differently then. */
export async function tabTo(page: Page, target: Locator, name: string) {
  await expect(target).toBeAttached()

  if (await isFocused(target)) return

  const before = await drawnAs(target)

  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (!(await isFocused(target))) continue

    await page.waitForTimeout(DRAWN_MS)
    expect.soft(await drawnAs(target), `the focus on ${name} is seen`).not.toBe(before)
    return
  }

  throw new Error(`${name} is not reached by ${MAX_STOPS} times Tab`)
}

/** Goes to a button and presses it. */
export async function pressButton(page: Page, within: Page | Locator, name: string | RegExp) {
  const button = within.getByRole('button', {
    name,
    ...(typeof name === 'string' && { exact: true }),
  })
  await tabTo(page, button, String(name))
  await page.keyboard.press('Enter')
}

/** Goes to a field that opens a list, opens it and chooses by typing and arrows. */
export async function chooseOption(page: Page, field: Locator, option: string) {
  await tabTo(page, field, option)
  await page.keyboard.press('ArrowDown')

  const wanted = page.locator('.ant-select-item-option-active').getByText(option, { exact: true })
  await expect(page.locator('.ant-select-dropdown:visible').first()).toBeVisible()

  for (let step = 0; step < 40 && !(await wanted.isVisible()); step += 1)
    await page.keyboard.press('ArrowDown')

  await page.keyboard.press('Enter')
}

/** Goes to the menu, and by arrows to one of its entries. */
export async function goToMenuEntry(page: Page, name: string) {
  const entries = page.getByRole('navigation', { name: '主菜单' }).getByRole('menuitem')
  await tabTo(page, entries.and(page.locator('[tabindex="0"]')), '主菜单')
  await page.keyboard.press('Home')

  for (let step = await entries.count(); step > 0; step -= 1) {
    if (await isFocused(entries.filter({ hasText: name }))) return
    await page.keyboard.press('ArrowDown')
  }

  throw new Error(`${name} is not reached in the menu`)
}
