import { expect, test } from '../support/actors.ts'
import { actOn, confirm, rowOf, search } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'

test('a guide is written with headings, a list and a link, published, and read by a trainee', async ({
  as,
}) => {
  const title = unusedName('出科考核怎么办')
  const page = await as('bhb')

  await page.goto('system/guide')
  await page.getByRole('button', { name: '新增指南' }).click()

  const form = page.getByRole('dialog', { name: '新增指南' })

  await form.getByLabel('标题', { exact: true }).fill(title)
  await form.getByRole('checkbox', { name: '学员' }).check()

  const text = form.getByRole('textbox', { name: /^正文/ })
  const tools = form.getByRole('toolbar', { name: '格式' }).first()

  await text.click()
  await tools.getByRole('button', { name: '一级标题' }).click()
  await page.keyboard.type('准备')
  await page.keyboard.press('Enter')
  await tools.getByRole('button', { name: '编号列表' }).click()
  await page.keyboard.type('登记工作量')
  await page.keyboard.press('Enter')
  await page.keyboard.type('提交小结')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('详见网站')
  await page.keyboard.press('Shift+Home')
  await tools.getByRole('button', { name: '链接' }).click()
  await form.getByLabel('网址或邮箱').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(form.getByText('请填写 http、https 网址或邮箱地址')).toBeVisible()

  await form.getByLabel('网址或邮箱').fill('www.nhc.gov.cn')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(`已保存 ${title}`)).toBeVisible()

  const student = await as('student')

  await student.goto('guide')
  await expect(student.getByRole('navigation', { name: '指南目录' })).toBeVisible()
  await expect(student.getByRole('button', { name: title })).toHaveCount(0)

  await search(page, title)
  await actOn(page, rowOf(page, title), '发布')
  await expect(page.getByText(`已发布“${title}”`)).toBeVisible()

  await student.reload()
  await student.getByRole('button', { name: title }).click()

  const guide = student.getByRole('article', { name: title })

  await expect(guide.getByRole('heading', { name: '准备' })).toBeVisible()
  await expect(guide.getByRole('listitem')).toHaveText(['登记工作量', '提交小结'])

  await expect(guide.getByRole('link', { name: /详见网站/ })).toHaveAttribute(
    'href',
    'https://www.nhc.gov.cn',
  )

  const teacher = await as('teacher')

  await teacher.goto('guide')
  await expect(teacher.getByRole('navigation', { name: '指南目录' })).toBeVisible()
  await expect(teacher.getByRole('button', { name: title })).toHaveCount(0)

  await search(page, title)
  await actOn(page, rowOf(page, title), '删除')
  await confirm(page, `删除 ${title}？`, '删除')
  await expect(page.getByText(`已删除 ${title}`)).toBeVisible()
})

test('the toolbar works by keys: to it, along it, and back into the text', async ({ as }) => {
  const page = await as('bhb')
  await page.goto('system/guide')
  await page.getByRole('button', { name: '新增指南' }).click()

  const form = page.getByRole('dialog', { name: '新增指南' })
  const text = form.getByRole('textbox', { name: /^正文/ })
  const tools = form.getByRole('toolbar', { name: '格式' }).first()

  await text.click()
  await page.keyboard.type('要点')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Alt+F10')
  await expect(tools.getByRole('button', { name: '一级标题' })).toBeFocused()

  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')

  await expect(tools.getByRole('button', { name: '加粗' })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(tools.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'true')
  await expect(text.locator('strong')).toHaveText('要点')
  await expect(text).toBeFocused()

  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await expect(form).toBeVisible()
})

test('a file is attached, and opened by its reader', async ({ as }) => {
  const title = unusedName('带附件的指南')
  const page = await as('bhb')

  await page.goto('system/guide')
  await page.getByRole('button', { name: '新增指南' }).click()

  const form = page.getByRole('dialog', { name: '新增指南' })

  await form.getByLabel('标题', { exact: true }).fill(title)
  await form.getByRole('textbox', { name: /^正文/ }).fill('见附件')

  const content = Buffer.from('第一步：登记\n第二步：提交')

  await form
    .locator('.upload-field input[type=file]')
    .first()
    .setInputFiles({ name: '流程.txt', mimeType: 'text/plain', buffer: content })

  await expect(form.locator('.file-row.is-success').getByText('流程.txt')).toBeVisible()

  await form.getByRole('switch', { name: '发布' }).click()
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(`已保存 ${title}`)).toBeVisible()

  const student = await as('student', { phone: true })

  await student.goto('guide')
  await student.getByRole('button', { name: title }).click()
  await expect(student.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const attachments = student.getByRole('region', { name: '附件' })

  const [download] = await Promise.all([
    student.waitForEvent('download'),
    attachments.getByRole('button', { name: '下载 流程.txt' }).click(),
  ])

  expect(download.suggestedFilename()).toBe('流程.txt')
})

test('guides and choices of a dictionary are put into another order by keys', async ({ as }) => {
  const page = await as('admin')
  await page.goto('system/dict?typeCode=school_type')

  const names = page.locator('.table-frame tbody tr .link-button')

  await expect(names.first()).toHaveText('“双一流”建设高校')

  await page.getByRole('button', { name: '调整顺序' }).click()

  const dialog = page.getByRole('dialog', { name: '调整顺序' })

  await dialog.getByRole('button', { name: '移动 “双一流”建设高校' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/“双一流”建设高校 在第 1 位/)).toBeAttached()

  // the keys work a moment after the row was taken, so the test presses again if it was too quick
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(/“双一流”建设高校 在第 [23] 位/)).toBeAttached({ timeout: 2000 })
  }).toPass()

  await page.keyboard.press('Space')
  await expect(dialog.getByRole('listitem').first()).toContainText('普通本科院校')

  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(names.first()).toHaveText('普通本科院校')
})
