import type { BrowserContext, Page } from '@playwright/test'
import { examFor } from '../fixtures/exams.ts'
import { expect, test, tokenOf } from '../support/actors.ts'
import { aKillableBrowser } from '../support/killable-browser.ts'

/*
 * Points at which something is cut while somebody sits an exam. What the page said was saved, on the device or on the server, must be
 * in the journal afterwards: once, and in the order in which it was made.
 */
const CUTS = [
  'offline',
  'reload',
  'offline',
  'close',
  'offline',
  'kill',
  'offline',
  'offline',
  'reload',
  'offline',
] as const

/** Each kind of cut by `npm test`, twenty cuts by `npm run proof`. */
const POINTS = process.env.PROOF === '1' ? [...CUTS, ...CUTS] : CUTS.slice(0, 6)
const LETTERS = ['选项甲', '选项乙', '选项丙']
const IDS = ['a', 'b', 'c']

type Where = { token: string; attemptId: number }

const pathOf = ({ attemptId }: Where) =>
  new URL(`course/exam/sit?attempt=${attemptId}`, process.env.E2E_BASE).href

async function openIn(context: BrowserContext, where: Where): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })

  await page.addInitScript((token) => {
    localStorage.setItem('language', 'zh-cn')
    localStorage.setItem('exam-view', 'all')
    localStorage.setItem('medicalAccessToken', JSON.stringify({ value: token, time: Date.now() }))
  }, where.token)

  await page.goto(pathOf(where))
  await expect(question(page)).toBeVisible()

  return page
}

const question = (page: Page) => page.locator('article').filter({ hasText: '单选题' })

test('at points where the network, the page or the browser is cut, nothing that was reported as saved is lost or doubled', async () => {
  test.setTimeout(300_000)

  const exam = await examFor({ shufflesOptions: false })
  const browser = aKillableBrowser()
  const token = await tokenOf(exam.trainee.username, exam.trainee.password)
  const headers = { authorization: token, 'content-type': 'application/json' }

  const begun = await fetch(
    `${process.env.E2E_BASE}prod-api/api/v1/ownExams/${exam.examId}/start`,
    { method: 'POST', headers, body: '{}' },
  )

  const where = {
    token,
    attemptId: ((await begun.json()) as { data: { attemptId: number } }).data.attemptId,
  }

  const saved: string[] = []

  try {
    let context = (await browser.start()).contexts()[0]!
    let page = await openIn(context, where)

    for (const [n, cut] of POINTS.entries()) {
      const isOffline = cut !== 'reload' && cut !== 'close'
      if (isOffline) await context.setOffline(true)

      const choice = n % 3

      await question(page).getByText(LETTERS[choice]!).click()
      // Without a network it is on the device; with one it may be on the server already.
      await expect(
        question(page).getByText(isOffline ? '已存本机，等待上传' : /已存本机|已保存到服务器/),
      ).toBeVisible()

      saved.push(IDS[choice]!)

      if (cut === 'offline') await context.setOffline(false)
      if (cut === 'reload') await page.reload()

      if (cut === 'close') {
        await page.close()
        page = await openIn(context, where)
      }

      if (cut === 'kill') {
        await browser.kill()
        context = (await browser.start()).contexts()[0]!
        page = await openIn(context, where)
      }

      await expect(question(page).getByRole('radio').nth(choice)).toBeChecked()
    }

    await expect(page.getByText('已全部保存到服务器')).toBeVisible()

    await page.getByRole('button', { name: '交卷' }).click()
    await page.getByRole('button', { name: '确认交卷' }).click()
    await expect(page.getByRole('heading', { name: '已交卷' })).toBeVisible()

    const journal = await exam.journal()

    expect(journal.map(({ value }) => value)).toEqual(saved)
    expect(journal.map(({ isLate }) => isLate)).toEqual(saved.map(() => false))
    expect((await exam.attempt())!.endedAt).not.toBeNull()
  } finally {
    await browser.end()
    await exam.close()
  }
})
