import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '材料收集', en: 'Collections' }

const TITLE = blank(
  'title',
  { zh: '材料收集', en: 'Collection' },
  { zh: '年度总结', en: 'Yearly report' },
)

const DUE = blank(
  'due',
  { zh: '截止时间', en: 'Due at' },
  { zh: '2026-12-20 18:00', en: '2026-12-20 18:00' },
)

const REASON = blank(
  'reason',
  { zh: '退回原因', en: 'Reason' },
  { zh: '缺少签字页', en: 'The signed page is missing' },
)

/** Notices to people who are asked for files. */
export const collectionNotices = notices('collection', GROUP, {
  ask: {
    name: { zh: '发起材料收集后（给需要上传的人）', en: 'When files are asked for' },
    blanks: [TITLE, DUE],
    title: { zh: '请上传材料：{title}', en: 'Please upload: {title}' },
    body: {
      zh: '请在 {due} 前上传“{title}”的材料。',
      en: 'Please upload the files for “{title}” by {due}.',
    },
  },
  remind: {
    name: { zh: '发起人提醒（给没有上传的人）', en: 'Reminder by the person who asked' },
    blanks: [TITLE, DUE],
    title: { zh: '请尽快上传材料：{title}', en: 'Please upload soon: {title}' },
    body: {
      zh: '“{title}”你还没有上传，截止时间 {due}。',
      en: 'You have not uploaded the files for “{title}” yet; due at {due}.',
    },
  },
  due: {
    name: {
      zh: '截止前 7 天和 1 天（给没有上传的人）',
      en: 'Seven days and one day before the due time',
    },
    blanks: [TITLE, DUE],
    title: { zh: '材料快到期了：{title}', en: 'Due soon: {title}' },
    body: {
      zh: '“{title}”在 {due} 截止，你还没有上传。',
      en: '“{title}” is due at {due}, and you have not uploaded yet.',
    },
  },
  over: {
    name: { zh: '截止后 1 天（给没有上传的人）', en: 'One day after the due time' },
    blanks: [TITLE, DUE],
    title: { zh: '材料已逾期：{title}', en: 'Overdue: {title}' },
    body: {
      zh: '“{title}”已于 {due} 截止，仍可补交，会标为逾期。',
      en: '“{title}” was due at {due}; you can still upload, marked as late.',
    },
  },
})

export const collectionItemNotices = notices('collectionItem', GROUP, {
  accept: {
    name: { zh: '材料通过后（给本人）', en: 'When files are accepted' },
    blanks: [TITLE],
    title: { zh: '材料已通过：{title}', en: 'Accepted: {title}' },
    body: { zh: '你上传的“{title}”材料已通过。', en: 'Your files for “{title}” were accepted.' },
  },
  return: {
    name: { zh: '材料退回后（给本人）', en: 'When files are returned' },
    blanks: [TITLE, REASON],
    title: { zh: '材料被退回：{title}', en: 'Returned: {title}' },
    body: {
      zh: '“{title}”的材料被退回：{reason}。请修改后重新上传。',
      en: 'Your files for “{title}” were returned: {reason}. Please correct them and upload again.',
    },
  },
})
