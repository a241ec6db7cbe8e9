import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '课程考试', en: 'Courses and exams' }

const TITLE = blank(
  'title',
  { zh: '主题', en: 'Title' },
  { zh: '危急值管理', en: 'Critical values' },
)

const TIME = blank(
  'time',
  { zh: '时间', en: 'Time' },
  { zh: '2026-12-01 18:00', en: '2026-12-01 18:00' },
)

const PLACE = blank('place', { zh: '地点', en: 'Place' }, { zh: '示教室', en: 'Teaching room' })

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '主讲人出差', en: 'The speaker is away' },
)

/** Notices to the people expected at a lecture. */
export const attendanceNotices = notices('learning.lecture', GROUP, {
  planned: {
    name: {
      zh: '安排教学活动后（给应到的人）',
      en: 'When a lecture is planned (to those expected)',
    },
    blanks: [TITLE, TIME, PLACE],
    title: { zh: '教学活动：{title}', en: 'Lecture: {title}' },
    body: {
      zh: '{time} 在 {place} 举行“{title}”，请准时参加，现场扫码签到。',
      en: '“{title}” takes place on {time}, {place}. Please be on time and sign in there with your phone.',
    },
  },
  changed: {
    name: {
      zh: '教学活动调整后（给应到的人）',
      en: 'When a lecture is changed (to those expected)',
    },
    blanks: [TITLE, TIME, PLACE],
    title: { zh: '教学活动有调整：{title}', en: 'Lecture changed: {title}' },
    body: {
      zh: '“{title}”已调整为 {time}，地点 {place}。',
      en: '“{title}” now takes place on {time}, {place}.',
    },
  },
  cancelled: {
    name: {
      zh: '教学活动取消后（给应到的人）',
      en: 'When a lecture is cancelled (to those expected)',
    },
    blanks: [TITLE, TIME, PLACE, REASON],
    title: { zh: '教学活动已取消：{title}', en: 'Lecture cancelled: {title}' },
    body: {
      zh: '原定 {time} 的“{title}”已取消：{reason}。',
      en: '“{title}”, planned for {time}, was cancelled: {reason}.',
    },
  },
})
