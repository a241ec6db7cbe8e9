import type { Page } from '@playwright/test'
import { examFor } from '../fixtures/exams.ts'
import { expect, test, tokenOf } from '../support/actors.ts'
import { openOwnPage } from '../support/page-pool.ts'

const PHONE = { width: 390, height: 844, isDark: false, isTouch: true }
const question = (page: Page) => page.locator('article').filter({ hasText: '单选题' })

async function openAttempt(page: Page, attemptId: number, token: string) {
  await page.evaluate((session) => {
    localStorage.setItem('language', 'zh-cn')
    localStorage.setItem('exam-view', 'all')
    localStorage.setItem('medicalAccessToken', JSON.stringify({ value: session, time: Date.now() }))
  }, token)

  await page.goto(`course/exam/sit?attempt=${attemptId}`)
  await expect(question(page)).toBeVisible()
}

/**
 * As clearing the data of the site does it, while the exam is open: true once the database is gone.
 */
const deleteDatabase = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const request = indexedDB.deleteDatabase('exam-journal')
        request.onsuccess = () => done(true)
        request.onerror = () => done(false)
      }),
  )

test('the database of an exam is deleted by another tab while there is no network: every answer is on the server afterwards, once', async ({
  browser,
}) => {
  const exam = await examFor({ shufflesOptions: false })
  const token = await tokenOf(exam.trainee.username, exam.trainee.password)
  const headers = { authorization: token, 'content-type': 'application/json' }

  const begun = await fetch(
    `${process.env.E2E_BASE}prod-api/api/v1/ownExams/${exam.examId}/start`,
    { method: 'POST', headers, body: '{}' },
  )

  const { attemptId } = ((await begun.json()) as { data: { attemptId: number } }).data

  const first = await openOwnPage(browser, PHONE, process.env.E2E_BASE!)
  const context = first.context()
  const tab = await context.newPage()

  try {
    // A static file: it has the storage of the site, and runs no script.
    await tab.goto(first.url())
    await openAttempt(first, attemptId, token)
    await context.setOffline(true)
    await question(first).getByText('选项甲').click()
    await expect(question(first).getByText('已存本机，等待上传')).toBeVisible()

    expect(await deleteDatabase(tab)).toBe(true)

    await question(first).getByText('选项乙').click()
    await expect(question(first).getByText('已存本机，等待上传')).toBeVisible()
    await expect(first.getByText('已全部保存到服务器')).toBeHidden()

    // Nothing can be lost by closing the page: the database has again what the page has.
    await first.close()
    await context.setOffline(false)
    await openAttempt(tab, attemptId, token)
    await expect(question(tab).getByRole('radio').nth(1)).toBeChecked()
    await expect(tab.getByText('已全部保存到服务器')).toBeVisible()
    expect((await exam.journal()).map(({ value }) => value)).toEqual(['a', 'b'])
  } finally {
    await context.close()
    await exam.close()
  }
})
