import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '审核提醒', en: 'Reviews' }

const NAME = blank(
  'name',
  { zh: '记录', en: 'Record' },
  { zh: '2026 级影像技术', en: 'Imaging 2026' },
)

const WHO = blank('who', { zh: '提醒人', en: 'Reminded by' }, { zh: '王敏', en: 'Wang Min' })

/** Somebody who may not decide reminds those who may. */
export const reviewNotices = notices('review', GROUP, {
  remind: {
    name: { zh: '提醒审核（给可以办理的人）', en: 'Reminder to decide (to people who can)' },
    blanks: [NAME, WHO],
    title: { zh: '请处理：{name}', en: 'Please decide: {name}' },
    body: {
      zh: '{who}提醒你处理“{name}”。打开页面即可办理；如已办理，请忽略。',
      en: '{who} reminds you to decide “{name}”. Open the page to do so; if it is already done, ignore this.',
    },
  },
})
