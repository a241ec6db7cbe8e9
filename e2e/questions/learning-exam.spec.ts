import type { Page } from '@playwright/test'
import { publishedExam } from '../fixtures/learning.ts'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { confirm, listAction, openedId, pick, rowOf } from '../support/gestures.ts'
import { createUser, unusedName } from '../support/makers.ts'

const GIFT = [
  '::拮抗::华法林过量的拮抗药是 { =维生素K ~鱼精蛋白 ~纳洛酮 }',
  '::肝素::肝素过量的拮抗药是 { =鱼精蛋白 ~维生素K ~亚甲蓝 }',
  '::漏答::没有正确答案的题 { ~甲 ~乙 }',
  '::简述::简述监测 INR 的意义 {}',
].join('\n\n')

const RIGHT = ['维生素K', '鱼精蛋白']

/** Answers the question on the page: the right option, or a text. */
async function answer(phone: Page) {
  const question = phone.locator('article')
  const text = question.getByRole('textbox')
  if (await text.isVisible()) return text.fill('INR 反映华法林的抗凝强度，据此调整剂量。')

  const right = (await question.getByText('华法林过量').isVisible()) ? RIGHT[0]! : RIGHT[1]!

  await question.getByText(right).click()
}

async function answerAll(phone: Page) {
  for (let index = 0; index < 3; index++) {
    if (index > 0) await phone.getByRole('button', { name: '下一题' }).click()
    await answer(phone)
  }
}

async function submit(phone: Page) {
  await expect(phone.getByText('已全部保存到服务器')).toBeVisible()

  await phone.getByRole('button', { name: '交卷', exact: true }).click()
  await phone.getByRole('button', { name: '确认交卷' }).click()
  await expect(phone.getByRole('heading', { name: '已交卷' })).toBeVisible()
}

test('from a file of questions to the analysis: import, blueprint, an exam on two phones, marking, release', async ({
  as,
}) => {
  test.setTimeout(300_000)

  const [category, name] = [unusedName('抗凝药'), unusedName('抗凝考核')]
  const token = await tokenOf('bhb')

  await ask('POST', '/api/v1/questionCategories', {
    token,
    body: { name: category, parentId: null, baseId: null },
  })

  const [one, other, marker, second] = await Promise.all(
    (['学员', '学员', '教师', '毕后办管理员'] as const).map((role, index) =>
      createUser({
        username: unusedName(`sits${index}`),
        nickname: unusedName(role),
        role,
        isReady: true,
      }),
    ),
  )

  const office = await as('bhb')

  await office.goto('course/bank')
  await listAction(office, '其他格式')
  await office.getByRole('menuitem', { name: /导入/ }).click()
  await office
    .locator('input[type=file]')
    .setInputFiles({ name: '抗凝.gift', mimeType: 'text/plain', buffer: Buffer.from(GIFT) })
  await expect(office.getByText('可以导入 3 题，1 题有错误')).toBeVisible()
  await expect(office.getByText(/第 5 行/)).toBeVisible()

  await office.getByRole('dialog').getByRole('combobox').fill(category)
  await office.locator('.ant-select-dropdown:visible').getByTitle(category).click()
  await office.getByRole('button', { name: '导入正确的 3 题' }).click()
  await expect(office.getByText('已导入 3 题，1 题有错误没有导入')).toBeVisible()

  const reviewer = await as(second!.username, { password: second!.password })

  await reviewer.goto('course/bank')
  await reviewer.getByText(`${category} (3)`).click()
  await expect(reviewer.getByText('3 道试题')).toBeVisible()

  await reviewer.getByRole('checkbox', { name: '选择本页全部' }).check()
  await reviewer.locator('.bulk-bar').getByRole('button', { name: '审核通过' }).click()
  await confirm(reviewer, '审核通过：3 项', '审核通过')
  await expect(rowOf(reviewer, '简述监测 INR 的意义').getByText('已审核')).toBeVisible()

  await office.goto('course/paper')
  await listAction(office, '按细目表组卷')
  await office.getByLabel('试卷名称').fill(name)

  const [first, last] = [
    office.getByRole('listitem', { name: '第 1 行' }),
    office.getByRole('listitem', { name: '第 2 行' }),
  ]

  await pick(office, first.getByLabel('分类', { exact: true }), category)
  await first.getByLabel('题数').fill('5')
  await expect(first.getByText('题库只有 2 题')).toBeVisible()
  await expect(office.getByText('第 1 行缺 3 题')).toBeVisible()

  await first.getByLabel('题数').fill('2')
  await office.getByRole('button', { name: '添加一行' }).click()
  await pick(office, last.getByLabel('题型'), '论述题')
  await pick(office, last.getByLabel('分类', { exact: true }), category)
  await last.getByLabel('题数').fill('1')
  await expect(office.getByText('题库足够')).toBeVisible()

  await office.getByRole('button', { name: '组卷', exact: true }).click()
  await expect(office.getByRole('heading', { level: 1, name })).toBeVisible()

  await office.getByRole('button', { name: '审定' }).click()
  await confirm(office, `审定“${name}”？`, '审定')
  await expect(office.getByText('试卷已审定，可以用于考试')).toBeVisible()

  const paperId = await openedId(office)

  const exam = await publishedExam(name, {
    paperId,
    takers: [one!.id, other!.id],
    markerId: marker!.id,
  })

  const phones = [
    await as(one!.username, { phone: true, password: one!.password }),
    await as(other!.username, { phone: true, password: other!.password }),
  ] as const

  for (const phone of phones) {
    await phone.goto(`course/own-exam?id=${exam.id}`)
    await phone.getByRole('button', { name: '开始考试' }).click()
    await phone.getByRole('dialog').getByRole('button', { name: '开始考试' }).click()
    await expect(phone.getByText('第 1 题，共 3 题')).toBeVisible()
  }

  await phones[1].context().setOffline(true)
  await answerAll(phones[1])
  await expect(phones[1].getByText('3 处等待上传')).toBeVisible()

  await answerAll(phones[0])
  await submit(phones[0])
  await office.goto(`course/watch?id=${exam.id}`)
  await expect(rowOf(office, one!.nickname).getByText('已交卷')).toBeVisible()

  await phones[1].context().setOffline(false)
  await submit(phones[1])

  const desk = await as(marker!.username, { password: marker!.password })

  await desk.goto(`course/mark?id=${exam.id}`)
  await expect(desk.getByText('考试截止且所有考生交卷后才能阅卷')).toBeVisible()

  await exam.end()

  await expect(async () => {
    await desk.reload()
    await expect(desk.getByLabel(/得分（满分/)).toBeVisible({ timeout: 1000 })
  }).toPass()

  for (const points of ['1', '0.5']) {
    await expect(desk.getByLabel(/得分（满分/)).toHaveValue('')

    await desk.getByLabel(/得分（满分/).fill(points)
    await desk.keyboard.press('Enter')
  }

  await expect(desk.getByText('这道题没有等待你的答案')).toBeVisible()

  await office.goto(`course/exam?id=${exam.id}`)

  await expect(async () => {
    await office.reload()
    await expect(office.getByText('全部阅完，可以公布成绩')).toBeVisible({ timeout: 1000 })
  }).toPass()

  await office.getByRole('button', { name: '公布成绩' }).click()
  await confirm(office, `公布“${name}”的成绩？`, '公布成绩')
  await expect(office.getByText('成绩已公布，考生会收到通知')).toBeVisible()

  await phones[1].goto(`course/own-exam?id=${exam.id}`)
  await phones[1].getByRole('link', { name: '查看成绩' }).click()
  await expect(phones[1].getByText('正确答案：', { exact: false }).first()).toBeVisible()

  // one of the two is to sit the same paper again: the questions are held back from that one, the
  // score stays
  const again = await publishedExam(unusedName('再次考核'), { paperId, takers: [other!.id] })

  await phones[1].reload()
  await expect(
    phones[1].getByText(/该题用于你还可以参加的考试，.* 考试结束后可以查看/),
  ).toHaveCount(3)
  await expect(phones[1].getByText('正确答案：', { exact: false })).toHaveCount(0)

  await office.goto(`course/exam?id=${again.id}`)
  await expect(office.getByText('相同 3 题，共同考生 1 人')).toBeVisible()
  await expect(office.getByText('答案已经公布')).toBeVisible()

  await office.goto(`course/result?id=${exam.id}&view=analysis`)
  await expect(office.getByText('作答少于 30 人，不显示难度和区分度。')).toBeVisible()
})
