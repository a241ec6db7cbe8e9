import type { Page } from '@playwright/test'
import type { PictureRecords } from './add-picture-records.ts'

export type Screen = {
  name: string

  /** The account of the demo that looks at it; null: a visitor. */
  who: string | null
  path: (records: PictureRecords) => string
  size?: 'pc' | 'laptop' | 'phone'
  isDark?: boolean

  /** What is done before the picture is taken. */
  prepare?: (page: Page) => Promise<void>

  /** What differs every time, and is covered. */
  covered?: string

  /** Of the handbook: stored smaller, and only compared for what is plainly another screen. */
  isInBook?: boolean
}

async function answerFive(page: Page) {
  const options = page.locator('article label')

  for (const option of [0, 2, 1, 3]) {
    await options.nth(option).click()
    await page.getByText('已全部保存到服务器').waitFor()
    await page.getByRole('button', { name: '下一题' }).click()
  }

  await options.nth(3).click()
  await page.getByText('已全部保存到服务器').waitFor()
}

const openProof = async (page: Page) => {
  const proofs = page.getByRole('complementary', { name: '证明材料' })
  await proofs.getByRole('button', { name: /毕业证书/ }).click()
  await proofs.locator('img').waitFor()
}

const openForm = async (page: Page) => {
  await page.getByRole('button', { name: '新增用户' }).click()
  await page.getByRole('dialog', { name: '新增用户' }).getByLabel('用户名').waitFor()
}

const openFirstResult = async (page: Page) => {
  await page.locator('main').getByRole('row').getByRole('link').first().click()
  await page.locator('.result-bar').first().waitFor()
}

const openTab = (name: string) => (page: Page) =>
  page.locator('main').getByText(name, { exact: true }).first().click()

/** The README shows the first one. */
export const SCREENS: readonly Screen[] = [
  { name: 'office-home', who: 'bhb', path: () => 'dashboard' },
  { name: 'plan-board', who: 'bhb', path: ({ planId }) => `rotation/plan?id=${planId}` },
  {
    name: 'registration-review',
    who: 'base',
    path: ({ registrationId }) => `recruit/registration?id=${registrationId}`,
    prepare: openProof,
  },
  {
    name: 'plan-board-dark',
    who: 'bhb',
    path: ({ planId }) => `rotation/plan?id=${planId}`,
    isDark: true,
  },
  {
    name: 'exam-phone',
    who: 'student',
    path: ({ attemptId }) => `course/exam/sit?attempt=${attemptId}`,
    size: 'phone',
    prepare: answerFive,
  },
  {
    name: 'trainee-home-phone-dark',
    who: 'student',
    path: () => 'dashboard',
    size: 'phone',
    isDark: true,
  },
  { name: 'login', who: null, path: () => 'login', covered: '.login-captcha' },
  {
    name: 'login-phone-dark',
    who: null,
    path: () => 'login',
    size: 'phone',
    isDark: true,
    covered: '.login-captcha',
  },
  { name: 'users', who: 'admin', path: () => 'system/user?roleCode=TEACHER' },
  { name: 'users-phone', who: 'admin', path: () => 'system/user?roleCode=TEACHER', size: 'phone' },
  {
    name: 'user-form-phone',
    who: 'admin',
    path: () => 'system/user',
    size: 'phone',
    prepare: openForm,
  },
  { name: 'roles-dark', who: 'admin', path: () => 'system/role', isDark: true },
  { name: 'menus', who: 'admin', path: () => 'system/menu' },
  { name: 'parts', who: 'admin', path: () => 'demo/gallery' },
  { name: 'parts-dark', who: 'admin', path: () => 'demo/gallery', isDark: true },
  { name: 'fields', who: 'admin', path: () => 'demo/gallery', prepare: openTab('输入') },
  {
    name: 'fields-phone',
    who: 'admin',
    path: () => 'demo/gallery',
    size: 'phone',
    prepare: openTab('输入'),
  },
  { name: 'teacher-home-phone', who: 'teacher', path: () => 'dashboard', size: 'phone' },
  { name: 'department-stays', who: 'dept', path: () => 'rotation/month' },
  {
    name: 'evaluation-result',
    who: 'bhb',
    path: () => 'evaluate/student-result',
    prepare: openFirstResult,
  },
]
