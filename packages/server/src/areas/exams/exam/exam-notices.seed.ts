import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const group = { zh: '课程考试', en: 'Courses and exams' }
const TITLE: NoticeBlank = { name: 'title', zh: '考试', en: 'Exam', example: '出科理论考试', exampleEn: 'Exam at the end of a rotation' }
const OPENS: NoticeBlank = { name: 'opens', zh: '开放时间', en: 'Opens', example: '2026-12-01 18:00', exampleEn: '2026-12-01 18:00' }
const CLOSES: NoticeBlank = { name: 'closes', zh: '截止时间', en: 'Closes', example: '2026-12-01 20:00', exampleEn: '2026-12-01 20:00' }
const MINUTES: NoticeBlank = { name: 'minutes', zh: '时长', en: 'Minutes', example: '60', exampleEn: '60' }
const REASON: NoticeBlank = { name: 'reason', zh: '原因', en: 'Reason', example: '机房停电', exampleEn: 'A power cut' }
const blanks = [TITLE, OPENS, CLOSES, MINUTES]

/** Notices to candidates, invigilators and markers of an exam. */
export const examNotices: readonly NoticeKind[] = [
  {
    ...{ kind: 'learning.exam.published', group, blanks },
    name: { zh: '发布考试后（给考生）', en: 'When an exam is published (to candidates)' },
    title: { zh: '考试安排：{title}', en: 'An exam: {title}' },
    body: {
      zh: '“{title}”于 {opens} 至 {closes} 开放，时长 {minutes} 分钟，请按时参加。',
      en: '“{title}” is open from {opens} to {closes} and takes {minutes} minutes.',
    },
  },
  {
    ...{ kind: 'learning.exam.staffed', group, blanks },
    name: { zh: '安排监考或阅卷后（给监考和阅卷人员）', en: 'When somebody is to invigilate or mark (to them)' },
    title: { zh: '监考或阅卷：{title}', en: 'To invigilate or mark: {title}' },
    body: {
      zh: '请为“{title}”监考或阅卷，考试时间 {opens} 至 {closes}。',
      en: 'Please invigilate or mark “{title}”, open from {opens} to {closes}.',
    },
  },
  {
    ...{ kind: 'learning.exam.changed', group, blanks },
    name: { zh: '考试调整后（给考生、监考和阅卷人员）', en: 'When an exam is changed (to all concerned)' },
    title: { zh: '考试有调整：{title}', en: 'An exam has changed: {title}' },
    body: {
      zh: '“{title}”现在的开放时间是 {opens} 至 {closes}，时长 {minutes} 分钟。',
      en: '“{title}” is now open from {opens} to {closes} and takes {minutes} minutes.',
    },
  },
  {
    ...{ kind: 'learning.exam.cancelled', group, blanks: [...blanks, REASON] },
    name: { zh: '考试取消或撤回后（给考生、监考和阅卷人员）', en: 'When an exam is cancelled or withdrawn (to all concerned)' },
    title: { zh: '考试已取消：{title}', en: 'An exam was cancelled: {title}' },
    body: { zh: '原定 {opens} 的“{title}”已取消。{reason}', en: '“{title}” of {opens} was cancelled. {reason}' },
  },
  {
    ...{ kind: 'learning.exam.left', group, blanks },
    name: { zh: '移出考生名单后（给本人）', en: 'When somebody is taken off the candidates (to them)' },
    title: { zh: '不再参加考试：{title}', en: 'No longer a candidate: {title}' },
    body: {
      zh: '你已不在“{title}”的考生名单中，有疑问请联系毕后办。',
      en: 'You are no longer a candidate of “{title}”. Please ask the office if in doubt.',
    },
  },
  {
    ...{ kind: 'learning.exam.released', group, blanks },
    name: { zh: '公布成绩后（给考生）', en: 'When results are released (to candidates)' },
    title: { zh: '成绩已公布：{title}', en: 'Results: {title}' },
    body: { zh: '“{title}”的成绩已公布，请查看。', en: 'The results of “{title}” are released.' },
  },
]
