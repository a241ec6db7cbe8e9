import { writeFile } from 'node:fs/promises'
import { heic } from '../../packages/server/src/testing/files/file-samples.ts'
import { expect, test } from '../support/actors.ts'
import { violations } from '../support/axe.ts'
import { expectFits } from '../support/fit.ts'
import { downloadedBy } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'
import { chooser, openOwn, PDF, picture, pngOf } from '../support/uploading.ts'

test('a picture is pasted, seen, zoomed, turned and cropped', async ({ as }) => {
  const page = await as('admin')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('demo/gallery')

  const field = page.locator('.ant-form-item').filter({ hasText: '证明材料' })

  await field.scrollIntoViewIfNeeded()

  const base64 = await picture(page, 1200, 900)

  await page.evaluate(async (data) => {
    const blob = new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], {
      type: 'image/png',
    })
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
  }, base64)

  await field.getByRole('button', { name: '选择文件' }).focus()
  await page.keyboard.press('Control+v')

  const shown = field.getByRole('button', { name: /^粘贴的图片 .*\.png$/ })

  await expect(shown).toBeVisible()

  await shown.click()

  const window = page.getByRole('dialog')
  const image = window.locator('.preview-picture img')

  await expect
    .poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBe(1200)

  await window.getByRole('button', { name: '放大' }).click()
  await window.getByRole('button', { name: '向右旋转' }).click()
  await expect(image).toHaveAttribute('style', /rotate\(90deg\) scale\(1\.25\)/)
  await expect(window.getByText('125%')).toBeVisible()

  await page.mouse.move(0, 0) // closes the last button's tooltip
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  await window.getByRole('button', { name: '关闭' }).last().click()

  await field.getByRole('button', { name: /^裁剪 粘贴的图片/ }).click()

  const crop = page.getByRole('dialog', { name: '裁剪图片' })

  await crop.getByText('1:1').click()
  await crop.getByRole('button', { name: '使用裁剪后的图片' }).click()

  const cut = field.getByRole('button', { name: /^粘贴的图片 .*\.jpg$/ })

  await expect(cut).toBeVisible()
  await expect(shown).toHaveCount(0)

  await cut.click()

  await expect
    .poll(() =>
      page
        .locator('.preview-picture img')
        .evaluate((one) => (one as HTMLImageElement).naturalWidth),
    )
    .toBe(900)

  expect(
    await page
      .locator('.preview-picture img')
      .evaluate((one) => (one as HTMLImageElement).naturalHeight),
  ).toBe(900)
})

test('a photo is cut to its shape before it goes; a PDF opens in a window, or where none may be opened in a frame', async ({
  as,
}) => {
  const page = await as('admin')
  await page.goto('demo/gallery')

  const field = page.locator('.ant-form-item').filter({ hasText: '证件照' })

  await chooser(field).setInputFiles({
    name: '证件照.png',
    mimeType: 'image/png',
    buffer: await pngOf(page),
  })

  const crop = page.getByRole('dialog', { name: '裁剪图片' })

  await expect(crop.getByLabel('缩放')).toBeVisible()
  await expect(crop.getByText('1:1')).toHaveCount(0)

  await crop.getByRole('button', { name: '使用裁剪后的图片' }).click()
  await field.getByRole('button', { name: '证件照.jpg', exact: true }).click()

  const image = page.locator('.preview-picture img')

  await expect
    .poll(() =>
      image.evaluate(
        (one) => (one as HTMLImageElement).naturalWidth / (one as HTMLImageElement).naturalHeight,
      ),
    )
    .toBeCloseTo(0.75, 2)

  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click()

  const papers = page.locator('.ant-form-item').filter({ hasText: '证明材料' })

  await chooser(papers).setInputFiles({
    name: '证书.pdf',
    mimeType: 'application/pdf',
    buffer: PDF,
  })

  const answered = page
    .context()
    .waitForEvent('response', (answer) => answer.url().includes('/fileOperation/stream'))
  const opened = page.waitForEvent('popup')

  await papers.getByRole('button', { name: '证书.pdf', exact: true }).click()

  const [answer, popup] = await Promise.all([answered, opened])

  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await popup.close()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // a browser that forbids windows
  await page.evaluate(() => {
    window.open = () => null
  })
  await papers.getByRole('button', { name: '证书.pdf', exact: true }).click()
  await expect(page.locator('iframe[title="预览 证书.pdf"]')).toBeVisible()
})

test('a HEIC photograph is shown as browsers can, and downloaded under its Chinese name', async ({
  as,
}) => {
  const page = await as('student2', { phone: true })
  await openOwn(page)

  const photo = unusedName('手机拍的证明')

  await chooser(page).setInputFiles({
    name: `${photo}.HEIC`,
    mimeType: 'image/heic',
    buffer: heic(),
  })

  const shown = page.getByRole('button', { name: new RegExp(`^${photo}\\.\\w+$`) })

  await shown.click()

  await expect
    .poll(() =>
      page
        .locator('.preview-picture img')
        .evaluate((one) => (one as HTMLImageElement).naturalWidth),
    )
    .toBe(64)

  const { name, bytes } = await downloadedBy(page, () =>
    page.getByRole('dialog').getByRole('button', { name: '下载' }).click(),
  )

  expect(name).toMatch(new RegExp(`^${photo}\\.(heic|jpg)$`, 'i'))
  expect(bytes.length).toBeGreaterThan(100)
})

for (const language of ['Chinese', 'English'] as const)
  test(`files on their way and stored fit, without a violation, light and dark, in ${language}`, async ({
    as,
  }, info) => {
    test.setTimeout(120_000)

    const isEnglish = language === 'English'
    const page = await as('student', isEnglish ? { phone: true, english: true } : {})

    await page.goto('files/own')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const paper = info.outputPath(
      `${unusedName('一份名字很长很长的证明材料用来看看会不会撑破手机屏幕')}.pdf`,
    )

    await writeFile(paper, Buffer.concat([PDF, Buffer.from(`%${unusedName('x')}`)]))
    await chooser(page).setInputFiles(paper)
    await expect(page.getByText(/证明材料用来看看/).first()).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)

    await page.context().setOffline(true)

    await chooser(page).setInputFiles({
      name: `${unusedName('另一份材料')}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.concat([PDF, Buffer.from(`%${unusedName('y')}`)]),
    })

    await expect(page.getByRole('progressbar')).toBeVisible()

    await expectFits(page, language, isEnglish ? ['phone'] : ['PC', 'phone'])
    await expect(page.getByRole('progressbar'), 'still on its way').toBeVisible()

    await page.context().setOffline(false)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })
