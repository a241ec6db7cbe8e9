import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '通知公告', en: 'Announcements' }

const TITLE = blank(
  'title',
  { zh: '标题', en: 'Title' },
  { zh: '元旦值班安排', en: 'Duty on New Year’s Day' },
)

const BY = blank('by', { zh: '发送人', en: 'Sender' }, { zh: '林静', en: 'Lin Jing' })

/** Notices about informs: to recipients, and to writers of what could not be sent. */
export const informNotices = notices('inform', GROUP, {
  send: {
    name: { zh: '发送通知公告后（给接收人）', en: 'When an announcement is sent (to recipients)' },
    blanks: [TITLE, BY],
    title: { zh: '新通知：{title}', en: 'New announcement: {title}' },
    body: {
      zh: '{by}发来通知“{title}”，请阅读。',
      en: '{by} sent the announcement “{title}”; please read it.',
    },
  },
  urgent: {
    name: {
      zh: '发送紧急通知后（给接收人）',
      en: 'When an urgent announcement is sent (to recipients)',
    },
    blanks: [TITLE, BY],
    title: { zh: '紧急通知：{title}', en: 'Urgent: {title}' },
    body: {
      zh: '{by}发来紧急通知“{title}”，请阅读后点“我已知晓”。',
      en: '{by} sent the urgent announcement “{title}”; please read it, then press “I have taken note”.',
    },
    channels: ['wechat', 'sms', 'mail'],
    pace: 'urgent',
  },
  remind: {
    name: {
      zh: '提醒阅读（给未读或未确认的人）',
      en: 'Reminder (to those who have not read or confirmed)',
    },
    blanks: [TITLE, BY],
    title: { zh: '请阅读通知：{title}', en: 'Please read: {title}' },
    body: {
      zh: '“{title}”你还没有阅读或确认，请尽快处理。',
      en: 'You have not read or confirmed “{title}” yet; please do so soon.',
    },
  },
  unschedule: {
    name: {
      zh: '定时通知没有发出（给发送人）',
      en: 'When a scheduled announcement could not be sent (to its sender)',
    },
    blanks: [TITLE, BY],
    title: { zh: '通知没有发出：{title}', en: 'Not sent: {title}' },
    body: {
      zh: '“{title}”到时间没有发出：没有接收人、附件已不在，或发送权限已变化。通知已退回草稿，请检查后再发送。',
      en: '“{title}” was not sent as scheduled: it has no recipients, an attachment no longer exists, or your right to send has changed. It is a draft again; check it and send it.',
    },
  },
})
