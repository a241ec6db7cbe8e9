import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const group = { zh: '课程考试', en: 'Courses and exams' }
const TITLE: NoticeBlank = { name: 'title', zh: '主题', en: 'Title', example: '危急值管理', exampleEn: 'Critical values' }
const TIME: NoticeBlank = { name: 'time', zh: '时间', en: 'Time', example: '2026-12-01 18:00', exampleEn: '2026-12-01 18:00' }
const PLACE: NoticeBlank = { name: 'place', zh: '地点', en: 'Place', example: '示教室', exampleEn: 'Teaching room' }
const REASON: NoticeBlank = { name: 'reason', zh: '原因', en: 'Reason', example: '主讲人出差', exampleEn: 'The speaker is away' }
const blanks = [TITLE, TIME, PLACE]

/** Notices to whoever is expected at a lecture. */
export const attendanceNotices: readonly NoticeKind[] = [
  {
    ...{ kind: 'learning.lecture.planned', group, blanks },
    name: { zh: '安排教学活动后（给应到的人）', en: 'When a lecture is planned (to those expected)' },
    title: { zh: '教学活动：{title}', en: 'A lecture: {title}' },
    body: {
      zh: '{time} 在 {place} 举行“{title}”，请准时参加，现场扫码签到。',
      en: '“{title}” takes place on {time}, {place}. Please sign in there.',
    },
  },
  {
    ...{ kind: 'learning.lecture.changed', group, blanks },
    name: { zh: '教学活动调整后（给应到的人）', en: 'When a lecture is changed (to those expected)' },
    title: { zh: '教学活动有调整：{title}', en: 'A lecture has changed: {title}' },
    body: { zh: '“{title}”已调整为 {time}，地点 {place}。', en: '“{title}” takes place on {time} now, {place}.' },
  },
  {
    ...{ kind: 'learning.lecture.cancelled', group, blanks: [...blanks, REASON] },
    name: { zh: '教学活动取消后（给应到的人）', en: 'When a lecture is cancelled (to those expected)' },
    title: { zh: '教学活动已取消：{title}', en: 'A lecture was cancelled: {title}' },
    body: { zh: '原定 {time} 的“{title}”已取消：{reason}。', en: '“{title}” of {time} was cancelled: {reason}.' },
  },
]
