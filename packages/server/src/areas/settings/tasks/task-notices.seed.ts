import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '导入导出', en: 'Import and export' }

const SHEET = blank(
  'sheet',
  { zh: '表格名称', en: 'Sheet' },
  { zh: '二级科室', en: 'Second-level departments' },
)

const WRITTEN = blank('written', { zh: '完成的行数', en: 'Rows done' }, { zh: '1200', en: '1200' })
const WRONG = blank('wrong', { zh: '有错误的行数', en: 'Rows with errors' }, { zh: '3', en: '3' })

const UNREAD = blank(
  'unread',
  { zh: '未读取的列（没有时为空）', en: 'Columns not read (empty if none)' },
  {
    zh: '未读取的列：“备住”不是本表的列，是否应为“备注”。',
    en: ' Columns that were not read: “Remarc” is not a column of this sheet (perhaps “Remark” is meant).',
  },
)

const REASON = blank(
  'reason',
  { zh: '没有完成的原因', en: 'Why it was not completed' },
  { zh: '没有权限进行此操作', en: 'You do not have permission to do this' },
)

/** Notices of long-running background tasks. */
export const taskNotices = notices('task', GROUP, {
  exported: {
    name: { zh: '导出完成', en: 'Export done' },
    blanks: [SHEET, WRITTEN],
    title: { zh: '{sheet}已导出', en: 'Exported: {sheet}' },
    body: {
      zh: '{sheet}共 {written} 行已导出，请在“后台任务”中下载，保留 7 天。',
      en: '{sheet}: {written} {written:row was|rows were} exported. Download them under “Background tasks” within 7 days.',
    },
  },
  imported: {
    name: { zh: '导入完成', en: 'Import done' },
    blanks: [SHEET, WRITTEN, WRONG, UNREAD],
    alwaysShown: ['unread'],
    title: { zh: '{sheet}导入完成', en: 'Imported: {sheet}' },
    body: {
      zh: '{sheet}已导入 {written} 行，{wrong} 行有错误；结果表在“后台任务”中，保留 7 天。{unread}',
      en: '{sheet}: {written} {written:row was|rows were} imported, {wrong} {wrong:has|have} errors. The result sheet is under “Background tasks” for 7 days.{unread}',
    },
  },
  failed: {
    name: { zh: '导入或导出没有完成', en: 'Import or export not completed' },
    blanks: [SHEET, REASON],
    title: { zh: '{sheet}没有完成', en: 'Not completed: {sheet}' },
    body: {
      zh: '{sheet}的导入或导出没有完成：{reason}。',
      en: 'The import or export of {sheet} was not done: {reason}.',
    },
  },
})
