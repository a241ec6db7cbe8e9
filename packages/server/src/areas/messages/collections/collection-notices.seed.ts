import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const group = { zh: '材料收集', en: 'Collections' }
const TITLE: NoticeBlank = { name: 'title', zh: '材料收集', en: 'Collection', example: '年度总结', exampleEn: 'Yearly report' }
const DUE: NoticeBlank = { name: 'due', zh: '截止时间', en: 'Due at', example: '2026-12-20 18:00', exampleEn: '2026-12-20 18:00' }
const REASON: NoticeBlank = { name: 'reason', zh: '退回原因', en: 'Reason', example: '缺少签字页', exampleEn: 'The signed page is missing' }
const both = [TITLE, DUE]

/** Notices to people who are asked for files. */
export const collectionNotices: readonly NoticeKind[] = [
  {
    ...{ kind: 'collection.ask', group, blanks: both },
    name: { zh: '发起材料收集后（给需要上传的人）', en: 'When files are asked for' },
    title: { zh: '请上传材料：{title}', en: 'Please upload: {title}' },
    body: { zh: '请在 {due} 前上传“{title}”的材料。', en: 'Please upload the files for “{title}” by {due}.' },
  },
  {
    ...{ kind: 'collection.remind', group, blanks: both },
    name: { zh: '发起人提醒（给没有上传的人）', en: 'Reminder by whoever asked' },
    title: { zh: '请尽快上传材料：{title}', en: 'Please upload soon: {title}' },
    body: { zh: '“{title}”你还没有上传，截止时间 {due}。', en: 'You have not uploaded the files for “{title}” yet; due at {due}.' },
  },
  {
    ...{ kind: 'collection.due', group, blanks: both },
    name: { zh: '截止前 7 天和 1 天（给没有上传的人）', en: 'Seven days and one day before the time' },
    title: { zh: '材料快到期了：{title}', en: 'Due soon: {title}' },
    body: { zh: '“{title}”在 {due} 截止，你还没有上传。', en: '“{title}” is due at {due}, and you have not uploaded yet.' },
  },
  {
    ...{ kind: 'collection.over', group, blanks: both },
    name: { zh: '截止后 1 天（给没有上传的人）', en: 'One day after the time' },
    title: { zh: '材料已逾期：{title}', en: 'Overdue: {title}' },
    body: {
      zh: '“{title}”已于 {due} 截止，仍可补交，会标为逾期。',
      en: '“{title}” was due at {due}; you can still upload, marked as late.',
    },
  },
  {
    ...{ kind: 'collectionItem.accept', group, blanks: [TITLE] },
    name: { zh: '材料通过后（给本人）', en: 'When files are accepted' },
    title: { zh: '材料已通过：{title}', en: 'Accepted: {title}' },
    body: { zh: '你上传的“{title}”材料已通过。', en: 'Your files for “{title}” were accepted.' },
  },
  {
    ...{ kind: 'collectionItem.return', group, blanks: [TITLE, REASON] },
    name: { zh: '材料退回后（给本人）', en: 'When files are returned' },
    title: { zh: '材料被退回：{title}', en: 'Returned: {title}' },
    body: {
      zh: '“{title}”的材料被退回：{reason}。请修改后重新上传。',
      en: 'Your files for “{title}” were returned: {reason}. Please upload again.',
    },
  },
]
