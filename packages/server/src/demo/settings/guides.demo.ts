// Written as rows: every test starts with these guides, and tests count the audit rows of their own.
import type { RichBlock, RichText } from '@residency/contract/kernel/rich-text'
import type { Db } from '../../platform/db/connect/pool.ts'

const line = (words: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text: words }],
})

const title = (words: string): RichBlock => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text: words }],
})

const strong = (words: string, rest: string): RichBlock => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: words, marks: [{ type: 'bold' }] },
    { type: 'text', text: rest },
  ],
})

const items = (words: readonly string[]) =>
  words.map((word) => ({ type: 'listItem' as const, content: [line(word)] }))

const steps = (...words: string[]): RichBlock => ({ type: 'orderedList', content: items(words) })
const points = (...words: string[]): RichBlock => ({ type: 'bulletList', content: items(words) })
const note = (words: string): RichBlock => ({ type: 'blockquote', content: [line(words)] })

const link = (before: string, words: string, href: string): RichBlock => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: before },
    { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] },
  ],
})

const doc = (...content: RichBlock[]): RichText => ({ type: 'doc', content })

type Guide = {
  roles: readonly string[]
  zh: [title: string, body: RichText]
  en: [title: string, body: RichText]
  isDraft?: true
}

const GUIDES: readonly Guide[] = [
  {
    roles: [],
    zh: [
      '系统使用入门',
      doc(
        line('第一次登录请先修改初始密码，并在个人中心核对姓名、手机号和工号。'),
        title('找到要办的事'),
        points(
          '左侧菜单按业务分组，按 Ctrl+K 可以直接输入菜单名称。',
          '首页“等我处理”列出需要您审核、填写或确认的事项。',
          '列表的筛选条件保存在网址里，可以收藏或发给同事。',
        ),
        title('遇到问题'),
        strong('页面提示系统出错：', '请把提示中的编号告诉信息中心，不需要截图密码或证件号。'),
        note('手机、平板和电脑都能使用，不需要安装客户端。'),
      ),
    ],
    en: [
      'Getting started',
      doc(
        line(
          'At your first login change the initial password, then check your name, mobile and badge number under “My account”.',
        ),
        title('Finding what you came for'),
        points(
          'The menu groups pages by subject; press Ctrl+K to type the name of a page.',
          '“To do” on the home page lists what you have to review, fill in or confirm.',
          'The filters of a list stand in its address: keep it or send it to a colleague.',
        ),
        title('When something goes wrong'),
        strong(
          'A page reports an error: ',
          'tell the information centre the number it shows; never send passwords or identity numbers.',
        ),
        note('Phone, tablet and PC all work; nothing has to be installed.'),
      ),
    ],
  },
  {
    roles: ['APPLICANT', 'PARTNER'],
    zh: [
      '报名须知',
      doc(
        line('请在开放时间内完成报名。提交之前可以反复修改，系统会自动保存。'),
        title('准备材料'),
        points(
          '本人有效身份证件',
          '近期免冠照片，竖版，不小于 300 × 400 像素',
          '毕业证书、学位证书或在读证明',
        ),
        title('报名步骤'),
        steps(
          '填写基本信息和教育经历。',
          '选择专业基地，最多四个志愿。',
          '核对后提交，等待基地审核。',
          '被退回时按意见修改，在截止前再次提交。',
        ),
        note('同一批次每人只能提交一份报名。'),
      ),
    ],
    en: [
      'Before you sign up',
      doc(
        line(
          'Sign up while it is open. Until you submit you may change everything; it is saved as you type.',
        ),
        title('Have at hand'),
        points(
          'A valid identity document',
          'A recent upright photo of at least 300 × 400 pixels',
          'Your graduation and degree certificates, or proof of enrolment',
        ),
        title('Steps'),
        steps(
          'Fill in your data and your education.',
          'Choose up to four specialty bases.',
          'Check everything, submit, and wait for the base.',
          'If it is returned, correct it and submit again before the end.',
        ),
        note('One sign-up per person and intake.'),
      ),
    ],
  },
  {
    roles: ['STUDENT'],
    zh: [
      '学员培训手册',
      doc(
        title('轮转'),
        line(
          '按轮转计划到科室报到，首日向带教老师提交入科登记。每个轮转结束前完成工作量登记和出科考核。',
        ),
        title('请假'),
        steps(
          '提前在系统提交请假单，病假当天补交诊断证明。',
          '三个工作日以内由带教老师批准，超过三个工作日须基地审核。',
          '返岗当天销假。',
        ),
        strong('注意：', '调休上班的周末按工作日计算，法定节假日不计入请假天数。'),
        title('联系'),
        link('规范性文件见 ', '国家卫生健康委网站', 'https://www.nhc.gov.cn/'),
      ),
    ],
    en: [
      'Handbook for trainees',
      doc(
        title('Rotations'),
        line(
          'Report to the department on the day your plan says and register with your supervisor. Before you leave, enter your workload and pass the exit assessment.',
        ),
        title('Leave'),
        steps(
          'Ask in the system beforehand; for sick leave hand in the certificate the same day.',
          'Up to three working days your supervisor decides, beyond that the base does.',
          'Report back on the day you return.',
        ),
        strong(
          'Note: ',
          'weekends worked as make-up days count as working days; public holidays do not count as leave.',
        ),
        title('More'),
        link(
          'The regulations stand on the site of the ',
          'National Health Commission',
          'https://www.nhc.gov.cn/',
        ),
      ),
    ],
  },
  {
    roles: ['TEACHER'],
    zh: [
      '带教老师工作指南',
      doc(
        title('每天'),
        points('确认学员的工作量登记，有疑问的退回并写明原因。', '处理请假申请。'),
        title('每个轮转'),
        steps(
          '入科第一周与学员商定学习目标。',
          '中期反馈一次。',
          '出科前完成评价，评价开放期间可以修改。',
        ),
        note('同时带教的学员一般不超过两人。'),
      ),
    ],
    en: [
      'Guide for supervisors',
      doc(
        title('Every day'),
        points(
          'Confirm the workload your trainees enter; return what is doubtful and say why.',
          'Decide on requests for leave.',
        ),
        title('Every rotation'),
        steps(
          'Agree on goals in the first week.',
          'Give feedback half-way.',
          'Complete the evaluation before they leave; while it is open you may change it.',
        ),
        note('As a rule not more than two trainees at a time.'),
      ),
    ],
  },
  {
    roles: ['BASE_ADMIN', 'DEPT_ADMIN'],
    zh: [
      '基地与科室管理指南',
      doc(
        title('报名审核'),
        line('对照证件照片逐项核对，材料不清楚时退回修改并说明缺什么。'),
        title('容量'),
        points('每月核对科室可接收人数。', '带教老师变动后及时更新科室信息。'),
      ),
    ],
    en: [
      'Guide for bases and departments',
      doc(
        title('Reviewing sign-ups'),
        line(
          'Compare each entry with the certificate; where something cannot be read, return it and say what is missing.',
        ),
        title('Capacity'),
        points(
          'Check every month how many trainees the department takes.',
          'Update the department when supervisors change.',
        ),
      ),
    ],
  },
  {
    roles: ['BHB_ADMIN', 'ADMIN'],
    isDraft: true,
    zh: [
      '年度节假日与时间设置',
      doc(
        line('国务院公布次年放假安排后：'),
        steps(
          '在“节假日”导入该年度文件。',
          '核对调休上班日。',
          '在“时间设置”安排次年报名与评价时间。',
        ),
      ),
    ],
    en: [
      'Holidays and windows of a new year',
      doc(
        line('Once the holidays of the next year are published:'),
        steps(
          'Import the file under “Holidays”.',
          'Check the make-up days.',
          'Set the windows for sign-up and evaluation.',
        ),
      ),
    ],
  },
]

/** Guides for each kind of reader, in both languages. */
export async function fillGuidesDemo(db: Db, roles: ReadonlyMap<string, number>, now: Date) {
  const rows = GUIDES.map(({ roles: codes, zh, en, isDraft }, i) => ({
    title: zh[0],
    titleEn: en[0],
    body: JSON.stringify(zh[1]),
    bodyEn: JSON.stringify(en[1]),
    roleIds: codes.map((code) => roles.get(code)!).sort((a, b) => a - b),
    sort: i + 1,
    isPublished: !isDraft,
    publishedAt: isDraft ? null : now,
  }))
  await db.insertInto('guides').values(rows).execute()
}
