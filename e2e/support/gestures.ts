import { expect, type Locator, type Page } from '@playwright/test'
import { CAPTCHA } from './product.ts'

/** The row of a list that contains this text. */
export const rowOf = (page: Page, words: string) =>
  page.getByRole('row').filter({ has: page.getByText(words, { exact: true }) })

/** Types into the search field of a list. */
export const search = (page: Page, words: string) =>
  page.getByRole('search').getByRole('textbox').first().fill(words)

/** Presses an action of a list; on a phone several are folded behind one button. */
export async function listAction(page: Page, name: string) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()

  const fold = page.getByRole('button', { name: '本页操作' })
  const action = page.getByRole('button', { name })

  await expect(fold.or(action).filter({ visible: true }).first()).toBeVisible()

  if ((await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false')
    await fold.click()

  await action.click()
}

/** Opens a row's menu and chooses an action. */
export async function actOn(page: Page, row: Locator, act: string) {
  await row.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

/** Chooses from a field that opens a list. */
export async function pick(page: Page, field: Locator, option: string) {
  await field.click()
  await page
    .locator('.ant-select-dropdown:visible')
    .getByText(option, { exact: true })
    .last()
    .click()
}

/** Answers the confirmation dialog. */
export async function confirm(page: Page, question: string | RegExp, answer: string) {
  const box = page.getByRole('dialog').filter({ hasText: question })
  await box.getByRole('button', { name: answer, exact: true }).click()
}

/** A downloaded file: its name and bytes. */
export async function downloadedBy(page: Page, act: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  const parts: Buffer[] = []

  for await (const part of await download.createReadStream()) parts.push(part as Buffer)

  return { name: download.suggestedFilename(), bytes: Buffer.concat(parts) }
}

/** Types the captcha once its picture is loaded. */
export async function typeCaptcha(page: Page) {
  await page.locator('img[src^="data:image"]').first().waitFor()
  await page.getByLabel('验证码', { exact: true }).fill(CAPTCHA)
}

/** The id of the record that is open: waits until the address of the page has it. */
export async function openedId(page: Page): Promise<number> {
  await expect(page).toHaveURL(/[?&]id=\d+/)

  return Number(new URL(page.url()).searchParams.get('id'))
}
