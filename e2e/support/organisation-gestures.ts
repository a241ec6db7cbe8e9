import type { Locator, Page } from '@playwright/test'
import { expect } from './actors.ts'
import { pick } from './gestures.ts'

/** Saves a form and waits until it closes. */
export async function save(form: Locator) {
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toBeHidden()
}

/** Chooses from a tree by typing a filter. */
export async function pickTree(page: Page, field: Locator, option: string) {
  await field.click()
  await field.fill(option)

  await page
    .locator('.ant-select-dropdown:visible')
    .getByText(option, { exact: true })
    .last()
    .click()
}

export async function addUnit(page: Page, name: string, kind: string) {
  await page.goto('base/unit')
  await page.getByRole('button', { name: '新增单位' }).click()

  const form = page.getByRole('dialog', { name: '新增单位' })

  await form.getByLabel('单位名称').fill(name)
  await pick(page, form.getByLabel('单位类型'), kind)
  await save(form)
}

/** Adds a department by the open list's button. */
export async function addDepartment(
  page: Page,
  button: string,
  parent: string,
  name: string,
  capacity?: string,
) {
  await page.getByRole('button', { name: button }).click()

  const form = page.getByRole('dialog', { name: '新增部门' })

  await pickTree(page, form.getByLabel('上级部门'), parent)
  await form.getByLabel('部门名称').fill(name)

  if (capacity) await form.getByLabel('每月容量').fill(capacity)

  await save(form)
  await expect(page.getByText(`已保存 ${name}`)).toBeVisible()
}

/**
 * Types into a date field and leaves it. Focusing it may replace it by the calendar's input, so the
 * text goes to the one that is there. It is not left by Tab: a date field that follows would open.
 */
export async function typeDay(page: Page, field: Locator, day: string) {
  await expect(async () => {
    await field.click()
    await field.fill(day)
    await field.blur()
    await expect(field).toHaveValue(day, { timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  await expect(page.locator('.ant-picker-dropdown:visible')).toHaveCount(0)
}
