import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '课程考试', en: 'Courses and exams' }

const TITLE = blank(
  'title',
  { zh: '考试', en: 'Exam' },
  { zh: '出科理论考试', en: 'Exit theory exam' },
)

const OPENS = blank(
  'opens',
  { zh: '开放时间', en: 'Opens' },
  { zh: '2026-12-01 18:00', en: '2026-12-01 18:00' },
)

const CLOSES = blank(
  'closes',
  { zh: '截止时间', en: 'Closes' },
  { zh: '2026-12-01 20:00', en: '2026-12-01 20:00' },
)

const MINUTES = blank('minutes', { zh: '时长', en: 'Minutes' }, { zh: '60', en: '60' })
const REASON = blank('reason', { zh: '原因', en: 'Reason' }, { zh: '机房停电', en: 'Power cut' })

/** Notices to candidates, invigilators and markers of an exam. */
export const examNotices = notices('learning.exam', GROUP, {
  published: {
    name: { zh: '发布考试后（给考生）', en: 'When an exam is published (to candidates)' },
    blanks: [TITLE, OPENS, CLOSES, MINUTES],
    title: { zh: '考试安排：{title}', en: 'Exam: {title}' },
    body: {
      zh: '“{title}”于 {opens} 至 {closes} 开放，时长 {minutes} 分钟，请按时参加。',
      en: '“{title}” is open from {opens} to {closes} and takes {minutes} {minutes:minute|minutes}. Please be on time.',
    },
  },
  staffed: {
    name: {
      zh: '安排监考或阅卷后（给监考和阅卷人员）',
      en: 'When invigilators or markers are assigned (to them)',
    },
    blanks: [TITLE, OPENS, CLOSES, MINUTES],
    title: { zh: '监考或阅卷：{title}', en: 'Invigilation or marking: {title}' },
    body: {
      zh: '请为“{title}”监考或阅卷，考试时间 {opens} 至 {closes}。',
      en: 'Please invigilate or mark “{title}”, open from {opens} to {closes}.',
    },
  },
  changed: {
    name: {
      zh: '考试调整后（给考生、监考和阅卷人员）',
      en: 'When an exam is changed (to all concerned)',
    },
    blanks: [TITLE, OPENS, CLOSES, MINUTES],
    title: { zh: '考试有调整：{title}', en: 'Exam changed: {title}' },
    body: {
      zh: '“{title}”现在的开放时间是 {opens} 至 {closes}，时长 {minutes} 分钟。',
      en: '“{title}” is now open from {opens} to {closes} and takes {minutes} {minutes:minute|minutes}.',
    },
  },
  cancelled: {
    name: {
      zh: '考试取消或撤回后（给考生、监考和阅卷人员）',
      en: 'When an exam is cancelled or withdrawn (to all concerned)',
    },
    blanks: [TITLE, OPENS, CLOSES, MINUTES, REASON],
    title: { zh: '考试已取消：{title}', en: 'Exam cancelled: {title}' },
    body: {
      zh: '原定 {opens} 的“{title}”已取消。{reason}',
      en: '“{title}”, planned for {opens}, was cancelled. {reason}',
    },
  },
  left: {
    name: {
      zh: '移出考生名单后（给本人）',
      en: 'When a candidate is removed (to the person)',
    },
    blanks: [TITLE, OPENS, CLOSES, MINUTES],
    title: { zh: '不再参加考试：{title}', en: 'No longer a candidate: {title}' },
    body: {
      zh: '你已不在“{title}”的考生名单中，有疑问请联系毕后办。',
      en: 'You are no longer a candidate of “{title}”. If you have questions, please contact the office.',
    },
  },
  released: {
    name: { zh: '公布成绩后（给考生）', en: 'When results are released (to candidates)' },
    blanks: [TITLE, OPENS, CLOSES, MINUTES],
    title: { zh: '成绩已公布：{title}', en: 'Results released: {title}' },
    body: {
      zh: '“{title}”的成绩已公布，请查看。',
      en: 'The results of “{title}” have been released; please check yours.',
    },
  },
})
