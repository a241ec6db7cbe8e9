import type { Page } from '@playwright/test'
import { expect } from './actors.ts'
import { MENU_PAGES } from './menu-pages.ts'

/**
 * A page of the product: who opens it (null: a visitor), and what must be visible before it counts
 * as loaded.
 */
export type PageOfPerson = { path: string; who: string | null; title: string | RegExp }

/** Pages with their own title, parts of pages, and pages without a menu. */
const NAMED: readonly PageOfPerson[] = [
  { path: 'login', who: null, title: '管理人员登录' },
  { path: 'login/teacher', who: null, title: '教师登录' },
  { path: 'login/student', who: null, title: '学员登录' },
  { path: 'sign/stu/login', who: null, title: '报名登录' },
  { path: 'sign/cooperation/login', who: null, title: '合作单位登录' },
  { path: 'entrance', who: null, title: '从哪里登录？' },
  { path: 'sign/500?mode=Mg==', who: null, title: '暂时无法进入' },
  { path: '401', who: null, title: '没有权限查看这个页面' },
  { path: '404', who: null, title: '这里没有页面' },
  { path: 'dashboard', who: 'admin', title: /周明远/ },
  { path: 'personal/center', who: 'admin', title: '个人中心' },
  { path: 'system/user', who: 'admin', title: '用户管理' },
  { path: 'system/student-user', who: 'admin', title: '学员用户' },
  { path: 'system/teacher-user', who: 'admin', title: '教师用户' },
  { path: 'system/role', who: 'admin', title: '角色管理' },
  { path: 'system/dept', who: 'admin', title: '部门管理' },
  { path: 'system/dict', who: 'admin', title: /./ },
  { path: 'base/unit', who: 'bhb', title: '培训单位' },
  { path: 'base/first-department', who: 'bhb', title: '一级科室' },
  { path: 'base/second-department', who: 'bhb', title: '二级科室' },
  { path: 'base/country', who: 'bhb', title: '国标基地与专业' },
  { path: 'base/own', who: 'bhb', title: '本院基地与专业' },
  { path: 'base/own?part=mapping', who: 'bhb', title: '本院基地与专业' },
  { path: 'base/major', who: 'bhb', title: '专业库' },
  { path: 'system/holiday', who: 'admin', title: '节假日' },
  { path: 'system/time', who: 'admin', title: '时间设置' },
  { path: 'system/guide', who: 'admin', title: '工作指南管理' },
  { path: 'system/notice-template', who: 'bhb', title: '通知模板' },
  { path: 'guide', who: 'student', title: '工作指南' },
  { path: 'system/menu', who: 'admin', title: '菜单管理' },
  { path: 'system/mini-menu', who: 'admin', title: '小程序菜单' },
  { path: 'system/online', who: 'admin', title: '在线用户' },
  { path: 'system/audit', who: 'admin', title: '审计日志' },
  { path: 'system/outbox', who: 'admin', title: '短信发件箱' },
  { path: 'system/health', who: 'admin', title: '系统健康' },
  { path: 'demo/gallery', who: 'admin', title: /组件/ },
  { path: 'files/own', who: 'teacher', title: '我的文件' },
  { path: 'sign/basic', who: 'applicant', title: /./ },
  { path: 'sign/train', who: 'applicant', title: /./ },
  { path: 'recruit/registration', who: 'bhb', title: '报名审核' },
  { path: 'recruit/exam', who: 'bhb', title: '考试安排' },
  { path: 'recruit/exam?part=examinees', who: 'bhb', title: '考试安排' },
  { path: 'recruit/score', who: 'bhb', title: '考试成绩' },
  { path: 'recruit/score?part=check', who: 'bhb', title: '考试成绩' },
  { path: 'recruit/score?part=reviews', who: 'bhb', title: '考试成绩' },
  { path: 'recruit/batch', who: 'bhb', title: '招生批次' },
  { path: 'recruit/major', who: 'bhb', title: '招生专业' },
  { path: 'recruit/core', who: 'bhb', title: '核心信息设置' },
  { path: 'recruit/limit', who: 'bhb', title: '报名限制' },
  { path: 'recruit/school', who: 'bhb', title: '院校库' },
  { path: 'recruit/partner', who: 'bhb', title: '合作单位' },
  { path: 'recruit/admission', who: 'bhb', title: '录取' },
  { path: 'recruit/arrival', who: 'bhb', title: '报到与签约' },
  { path: 'recruit/statistics', who: 'bhb', title: '招生统计' },
  { path: 'system/job', who: 'admin', title: '后台任务' },
  { path: 'signup', who: 'applicant', title: /./ },
  { path: 'cooperation', who: 'partner', title: /./ },
  { path: 'sign/cooperation/tasks', who: 'partner', title: '后台任务' },
  { path: 'dashboard', who: 'student', title: /李思源/ },
  { path: 'dashboard', who: 'bhb', title: /林静/ },
]

export const PAGES: readonly PageOfPerson[] = [
  ...NAMED,
  ...MENU_PAGES.filter(({ path }) => !NAMED.some((named) => named.path === path)),
]

/** Waits until nothing on the page is loading. */
export const expectLoaded = (page: Page) =>
  expect(
    page.locator(
      '.outline:visible, .ant-skeleton:visible, .ant-spin-spinning:visible, .is-stale:visible',
    ),
  ).toHaveCount(0)

/** Opens a page and waits until nothing on it is loading. */
export async function openPage(page: Page, { path, title }: PageOfPerson) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title)

  await expectLoaded(page)
}

/**
 * Shows another page of the application without loading a document, as the browser's own buttons
 * do. The headings of the page before are marked, so that they are not taken for that of the new
 * page; its tab is closed by a middle click, so that nothing of it is left.
 */
export async function moveToPage(page: Page, { path, title }: PageOfPerson) {
  const address = new URL(path, process.env.E2E_BASE).href

  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

  const heading = page.getByRole('heading', { level: 1 })

  await expect(heading.and(page.locator(':not([data-left])')).first()).toHaveText(title)
  await expect(page).toHaveURL(address)

  await page.evaluate(() => {
    for (const tab of document.querySelectorAll('[role=tab][data-path][aria-selected=false]'))
      tab.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  })

  await expect(page.locator('h1[data-left]:visible')).toHaveCount(0)

  await expectLoaded(page)
}

/**
 * Switches the system to dark with the page open. The application follows at once, the login pages
 * when opened.
 */
export async function turnDark(page: Page, shown: PageOfPerson) {
  await page.emulateMedia({ colorScheme: 'dark' })
  if (shown.who === null) await openPage(page, shown)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
}
