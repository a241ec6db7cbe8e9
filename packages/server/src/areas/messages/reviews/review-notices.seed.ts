import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const NAME: NoticeBlank = { name: 'name', zh: '记录', en: 'Record', example: '2026 级影像技术', exampleEn: 'Imaging 2026' }
const WHO: NoticeBlank = { name: 'who', zh: '提醒人', en: 'Who reminds', example: '王敏', exampleEn: 'Wang Min' }

/** Somebody who may not decide reminds those who may. */
export const reviewNotices: readonly NoticeKind[] = [
  {
    kind: 'review.remind',
    group: { zh: '审核提醒', en: 'Reviews' },
    blanks: [NAME, WHO],
    name: { zh: '提醒审核（给可以办理的人）', en: 'Reminder to decide, to those who may' },
    title: { zh: '请处理：{name}', en: 'Please decide: {name}' },
    body: {
      zh: '{who}提醒你处理“{name}”。打开页面即可办理；如已办理，请忽略。',
      en: '{who} reminds you to decide about “{name}”. Open the page to do so; ignore this if it is done.',
    },
  },
]
